// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry, news, refused, snapshot, tableState } from "../core/fakes";
import BotsNotice from "./BotsNotice.svelte";
import ConnectionBanner from "./ConnectionBanner.svelte";
import RefusalNotice from "./RefusalNotice.svelte";
import { sampleTable, SEATS, type SampleTable } from "./testing/sampleTable";
import UndoVote from "./UndoVote.svelte";

let table: SampleTable;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
});
const CHOICES = [{ move: 4, name: "ride", args: { place: "gate" } }];
const status = () => screen.queryByRole("status")?.textContent.replace(/\s+/g, " ").trim();

test("a lost connection is shown when it lasts, with the move that waits for it, until it is back", async () => {
  table = sampleTable([], { choices: CHOICES });
  render(ConnectionBanner, { model: table.model });
  table.server.socket.break();
  await tick();
  expect(status()).toBeUndefined();
  table.model.client.move(CHOICES[0]!);
  vi.advanceTimersByTime(2_000);
  await tick();
  expect(status()).toContain("The connection is lost (2 s).");
  expect(status()).toContain("Your move is kept and will be sent then.");
  table.model.client.connect();
  table.server.socket.accept();
  table.tell(snapshot([], { since: 0, table: tableState({ seats: SEATS, choices: CHOICES }) }));
  await tick();
  expect(status()).toBeUndefined();
});

test("people are told why the bots wait, and after a new connection only if they still do", async () => {
  table = sampleTable();
  render(BotsNotice, { model: table.model });
  expect(status()).toBeUndefined();
  table.tell({ type: "bots", thinking: "shortened", seats: [2] });
  await tick();
  expect(status()).toBeUndefined(); // the seats say it
  table.tell({ type: "bots", thinking: "quota", seats: [2] });
  await tick();
  expect(status()).toContain("Your bots have thought for a long time.");
  table.tell({ type: "bots", thinking: "paused", seats: [2] });
  await tick();
  expect(status()).toContain("The bots wait until a player is back.");
  table.server.socket.break();
  table.model.client.connect();
  table.server.socket.accept();
  table.tell(snapshot([], { since: 0, table: tableState({ seats: SEATS }) }));
  await tick();
  expect(status()).toBeUndefined();
});

test("players who did not ask are asked whether moves may be taken back", async () => {
  table = sampleTable([entry(1)], { request: { seat: 1, what: "undo", agreed: [], missing: [0] } });
  render(UndoVote, { model: table.model });
  expect(status()).toContain("Bea asks to take back their last move");
  screen.getByRole("button", { name: "Yes" }).click();
  expect(table.server.socket.all("answer")).toMatchObject([{ yes: true }]);
  await tick();
  expect(screen.getAllByRole<HTMLButtonElement>("button").map(({ disabled }) => disabled)).toEqual([
    true,
    true,
  ]);
});

test("the player who asked waits for the people, not for the bots", async () => {
  table = sampleTable([entry(1)], { request: { seat: 0, what: "undo", agreed: [], missing: [1] } });
  render(UndoVote, { model: table.model });
  expect(status()).toBe("A move is to be taken back. Waiting for: Bea");
  expect(screen.queryAllByRole("button")).toEqual([]);
  table.tell(news(entry(2, { kind: "answered" }), { seats: SEATS, request: null }));
  await tick();
  expect(status()).toBeUndefined();
});

test("a refusal stands where its request was made, until it is read", async () => {
  table = sampleTable([], { choices: CHOICES });
  const { rerender } = render(RefusalNotice, { model: table.model, of: ["say"] });
  table.model.client.move(CHOICES[0]!);
  const [asked] = table.server.socket.all("move");
  table.tell(refused(asked!.id ?? null, "unheard_of", { message: "The horse is tired." }));
  await tick();
  expect(screen.queryByRole("alert")).toBeNull();
  await rerender({ of: ["move"] });
  expect(screen.getByRole("alert").textContent).toContain("The horse is tired.");
  screen.getByRole("button", { name: "All right" }).click();
  await tick();
  expect(screen.queryByRole("alert")).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { entry, news } from "../core/fakes";
import type { Snapshot, TableState } from "../core/types";
import { logLinesOf } from "./logLines";
import Premoves from "./Premoves.svelte";
import { sampleTable, SEATS, type SampleTable } from "./testing/sampleTable";

let table: SampleTable;
afterEach(() => {
  cleanup();
  table.close();
});

const WAITING = { view: { asked: false }, waiting: [1] };
const sent = () => table.server.socket.all("premoves");
const lines = () => screen.queryAllByRole("listitem").map((line) => line.querySelector("span")?.textContent);

test("a move is set for whatever happens or for what another seat plays, listed and removed", async () => {
  table = sampleTable([], WAITING);
  render(Premoves, { model: table.model });
  await fireEvent.click(screen.getByText("Set in advance"));
  expect(sent().at(-1)).toMatchObject({ premoves: [{ condition: null, move: "rest" }], seat: 0 });

  const always = { condition: null, move: "rest" };
  table.tell({ type: "ack", id: String(sent().at(-1)!.id), number: 1, again: false });
  table.tell(news(entry(1, { kind: "premoved", seat: 0 }), { ...WAITING, seats: SEATS, premoves: [always] }));
  flushSync();
  expect(lines()).toEqual(["Whatever happens: rest"]);

  await fireEvent.change(screen.getByLabelText("When"), { target: { value: "1" } });
  await fireEvent.click(screen.getByText("Set in advance"));
  const wanted = { condition: { seat: 1, move: "rest" }, move: "rest" };
  expect(sent().at(-1)).toMatchObject({ premoves: [always, wanted] });
  table.tell({ type: "ack", id: String(sent().at(-1)!.id), number: 2, again: false });
  table.tell(
    news(entry(2, { kind: "premoved", seat: 0 }), { ...WAITING, seats: SEATS, premoves: [always, wanted] }),
  );
  flushSync();
  expect(lines()[1]).toBe("If Bea plays “rest”: rest");

  await fireEvent.click(screen.getByRole("button", { name: "Remove: Whatever happens: rest" }));
  expect(sent().at(-1)).toMatchObject({ premoves: [wanted] });
});

test("nothing is offered in one's own turn, to spectators, or where only bots play with one", () => {
  const cases: [Partial<TableState>, Partial<Snapshot>][] = [
    [{ ...WAITING, view: { asked: true } }, {}],
    [WAITING, { seat: null, own: [] }],
    [{ ...WAITING, seats: [SEATS[0]!, SEATS[2]!] }, {}],
  ];
  for (const [state, more] of cases) {
    table = sampleTable([], state, more);
    render(Premoves, { model: table.model });
    expect(screen.queryByText("In advance")).toBeNull();
    cleanup();
  }
});

test("its owner is told that it was played, and the log says so", () => {
  const played = entry(1, { seat: 0, premove: true, events: [{ event: "rode", who: 0, place: "gate" }] });
  table = sampleTable([played], WAITING);
  render(Premoves, { model: table.model });
  expect(screen.getByRole("status").textContent).toContain("Played in advance: Ada rides to the gate.");
  expect(logLinesOf(played, table.model.translator)[1]!.text).toContain("Only you see this");
  expect(table.model.client.sinceLastTurn()).toEqual([played]); // perhaps they have not seen it yet
});

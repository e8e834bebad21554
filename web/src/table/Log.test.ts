// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { entry, news } from "../core/fakes";
import Log from "./Log.svelte";
import { sampleTable, SEATS, type SampleTable } from "./testing/sampleTable";

let table: SampleTable;
afterEach(() => {
  cleanup();
  table.close();
});

const rode = (number: number, who: number, place: string) =>
  entry(number, { seat: who, events: [{ event: "rode", who, place }] });
const log = () => screen.getByRole("region", { name: "Log" });
const lines = () =>
  within(log())
    .getAllByRole("listitem")
    .map((line) => line.querySelector(".text")?.textContent.trim());

test("the log is in sentences with the names of the players, and grows at its end", async () => {
  table = sampleTable([
    entry(1, { kind: "began", seat: null, events: [{ event: "round", round: 1 }] }),
    rode(2, 0, "gate"),
  ]);
  render(Log, { model: table.model });
  expect(lines()).toEqual(["The game begins.", "Round 1 begins.", "Ada rides to the gate."]);
  table.tell(news(rode(3, 1, "bend"), { seats: SEATS }));
  await tick();
  expect(lines().slice(-1)).toEqual(["Bea rides to the bend."]);
});

test("rounds divide the log", () => {
  table = sampleTable([entry(1, { events: [{ event: "round", round: 1 }] }), rode(2, 0, "gate")]);
  render(Log, { model: table.model });
  const kinds = within(log())
    .getAllByRole("listitem")
    .map((line) => line.classList.item(0));
  expect(kinds).toEqual(["turn", "game"]);
});

test("what was taken back stays, struck out and said to be so", async () => {
  table = sampleTable([rode(1, 0, "gate")]);
  render(Log, { model: table.model });
  table.tell(news(entry(2, { kind: "undone", seat: 0, takes_back: [1] }), { seats: SEATS }));
  await tick();
  const [first] = within(log()).getAllByRole("listitem");
  expect(first!.querySelector("s")?.textContent).toBe("Ada rides to the gate.");
  expect(first!.textContent).toContain("taken back");
});

test("chat names the person who speaks, and shows what they wrote as text", () => {
  table = sampleTable([entry(1, { kind: "said", seat: 1, name: "Bea", text: "<b>well ridden</b>" })]);
  render(Log, { model: table.model });
  const [line] = within(log()).getAllByRole("listitem");
  expect(line!.querySelector("b")?.textContent).toBe("Bea");
  expect(line!.textContent).toContain("<b>well ridden</b>");
});

test("a rematch is a link to its table", () => {
  table = sampleTable([entry(1, { kind: "rematch", seat: null, table: "xyz" })]);
  render(Log, { model: table.model });
  expect(screen.getByRole("link", { name: "There is a rematch." }).getAttribute("href")).toBe("/t/xyz");
});

test("a reader at the end follows new lines; one who has scrolled up is left there", async () => {
  table = sampleTable([rode(1, 0, "gate")]);
  render(Log, { model: table.model });
  const list = log();
  Object.defineProperties(list, {
    scrollHeight: { value: 500, configurable: true },
    clientHeight: { value: 100, configurable: true },
  });
  table.tell(news(rode(2, 1, "bend"), { seats: SEATS }));
  await tick();
  expect(list.scrollTop).toBe(500);
  list.scrollTop = 40;
  list.dispatchEvent(new Event("scroll"));
  table.tell(news(rode(3, 0, "bend"), { seats: SEATS }));
  await tick();
  expect(list.scrollTop).toBe(40);
});

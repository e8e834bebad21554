// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../core/fakes";
import { rememberCounter } from "../core/rounds";
import { glow } from "./glow";
import HintCard from "./HintCard.svelte";
import { sampleTable, type SampleTable } from "./testing/sampleTable";

let table: SampleTable;
const RIDE = { move: 7, name: "ride", args: { place: "gate" } };
const REST = { move: 8, name: "rest", args: {} };

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  rememberCounter({ slug: "palio", counter: "round", unit: "round" });
  table = sampleTable([entry(1)], { choices: [RIDE, REST], view: { asked: true } });
});
afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

function hint(more: object = {}): void {
  const id = table.model.client.hint();
  const thoughts = [
    { move: 7, share: 0.9, expected: 0.62 },
    { move: 8, share: 0.1, expected: 0.5 },
  ];
  table.tell({ type: "hint", id, question: 1, progress: 1, thoughts, continuation: [], ...more });
  flushSync();
}

test("a hint says what and why, without a word about the search, and is played with one press", async () => {
  render(HintCard, { model: table.model });
  hint({
    compared: 8,
    reasons: [
      { measure: "points", seat: 0, more: 2.04 },
      { measure: "points", seat: 1, more: -1.5 },
      { measure: "points", seat: 0, more: -0.5 },
    ],
  });
  const text = screen.getByRole("region", { name: "Hint" }).textContent.replace(/[\u2068\u2069]/g, "");
  expect(text).toContain("Ride to the gate");
  expect(text).toContain("Compared with “Rest”");
  expect(text).toContain("You have 2.0 more points by the end of the next round.");
  expect(text).toContain("Bea has 1.5 fewer points by the end of the next round.");
  expect(text).toContain("But you have 0.5 fewer points by the end of the next round.");
  expect(text).toContain("62%");
  expect(text).not.toContain("90%");
  await fireEvent.click(screen.getByRole("button", { name: "Play it" }));
  expect(table.server.socket.all("move").map(({ move }) => move)).toEqual([7]);
});

test("without reasons it still tells the chances, and closing it ends the glow", async () => {
  render(HintCard, { model: table.model });
  hint();
  expect(screen.queryByText(/Compared/)).toBeNull();
  expect(screen.getByText(/Chance of winning/)).toBeTruthy();
  expect(table.model.hinted).toEqual(RIDE);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(table.model.hinted).toBeNull();
});

test("the things that a hint is about glow, also those that appear later, and no longer than the hint", async () => {
  const board = document.createElement("div");
  board.innerHTML = `<i data-thing="gate"></i><i data-thing="bend"></i><button data-move="7"></button>`;
  const glowing = () => board.querySelectorAll("[data-hinted]").length;
  const stop = glow([7, ["gate"]])(board);
  expect(glowing()).toBe(2);
  board.insertAdjacentHTML("beforeend", `<i data-thing="gate"></i>`);
  await vi.waitFor(() => expect(glowing()).toBe(3));
  if (stop) stop();
  expect(glowing()).toBe(0);
});

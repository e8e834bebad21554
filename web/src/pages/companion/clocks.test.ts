import { expect, test } from "vitest";
import { clockText, ended, handedTo, paused, resumed, shownAt, type KeptClocks } from "./clocks";

const MINUTE = 60_000;
const start: KeptClocks = { spent: [0, 0, 0], counting: [0], at: 0 };

test("a clock counts while its seat is to act, several at once if several are", () => {
  const then = handedTo(start, [1, 2], 5000);
  expect(shownAt(then, 7000)).toEqual([5000, 2000, 2000]);
});

test("while a question is open, the clock of those who acted goes on", () => {
  expect(shownAt(handedTo(start, [], 5000), 8000)).toEqual([8000, 0, 0]);
});

test("a pause counts for nobody", () => {
  const still = paused(start, 4000);
  expect(shownAt(still, 90_000)).toEqual([4000, 0, 0]);
  expect(shownAt(handedTo(still, [1], 95_000), 99_000)).toEqual([4000, 0, 0]);
  expect(shownAt(resumed(still, 100_000), 101_000)).toEqual([5000, 0, 0]);
});

test("a table that was left for the night was not thinking, and a clock that was set back takes nothing away", () => {
  expect(shownAt(start, 600 * MINUTE)[0]).toBe(30 * MINUTE);
  expect(shownAt(start, -MINUTE)[0]).toBe(0);
});

test("after the end nothing counts", () => {
  expect(shownAt(ended(start, 1000), 90_000)).toEqual([1000, 0, 0]);
});

test("times are short", () => {
  expect([0, 65_400, 3_725_000].map(clockText)).toEqual(["0:00", "1:05", "1:02:05"]);
});

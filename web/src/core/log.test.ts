import { expect, test } from "vitest";
import { entries, entry } from "./fakes";
import { appended, joined, sinceLastTurn } from "./log";

const numbers = (log: readonly { number: number }[] | null) => log?.map((one) => one.number);

test("a snapshot that continues the known log is added to it", () => {
  expect(numbers(joined(entries(1, 3), { since: 3, told: entries(4, 5) }))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(joined(entries(1, 3), { since: 3, told: [] }))).toEqual([1, 2, 3]);
});

test("an entry that comes twice is in the log once, in its last form", () => {
  const again = [entry(3, { taken_back: true }), entry(4)];
  const log = joined(entries(1, 3), { since: 2, told: again })!;
  expect(numbers(log)).toEqual([1, 2, 3, 4]);
  expect(log[2]!.taken_back).toBe(true);
});

test("a snapshot that continues after unknown entries does not fit", () => {
  expect(joined(entries(1, 3), { since: 5, told: entries(6, 7) })).toBeNull();
  expect(joined([], { since: 5, told: [] })).toBeNull();
});

test("a snapshot that starts over replaces the log, but keeps earlier entries without a gap", () => {
  expect(numbers(joined(entries(1, 3), { since: null, told: entries(1, 5) }))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(joined(entries(1, 6), { since: null, told: entries(4, 8) }))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(numbers(joined(entries(1, 3), { since: null, told: entries(9, 10) }))).toEqual([9, 10]);
});

test("a snapshot that ends before the last known entry replaces it", () => {
  expect(numbers(joined(entries(1, 9), { since: null, told: entries(1, 5) }))).toEqual([1, 2, 3, 4, 5]);
});

test("moves that an entry takes back are marked, and no others", () => {
  const log = [entry(1), entry(2, { taken_back: true }), entry(3, { kind: "said" }), entry(4)];
  const after = appended(log, entry(5, { kind: "undone", takes_back: [1, 4] }));
  expect(after.map((one) => one.taken_back)).toEqual([true, true, false, true, false]);
  expect(log[0]!.taken_back).toBe(false);
});

test("moves that a snapshot takes back are marked in the kept log", () => {
  const after = joined(entries(1, 3), { since: 3, told: [entry(4, { kind: "undone", takes_back: [2, 3] })] });
  expect(after?.map((one) => one.taken_back)).toEqual([false, true, true, false]);
});

test("since the last turn: everything after the viewer's last move that was not taken back", () => {
  const log = [
    entry(1, { seat: 0 }),
    entry(2, { seat: 1 }),
    entry(3, { seat: 0, by_bot: true }),
    entry(4, { seat: 0, taken_back: true }),
    entry(5, { kind: "undone", seat: 0 }),
    entry(6, { kind: "said", seat: 0 }),
    entry(7, { seat: 1 }),
  ];
  expect(numbers(sinceLastTurn(log, 0))).toEqual([2, 3, 5, 6, 7]);
  expect(numbers(sinceLastTurn(log, 1))).toEqual([]);
  expect(numbers(sinceLastTurn(log, 2))).toEqual([1, 2, 3, 5, 6, 7]);
  expect(sinceLastTurn(log, null)).toEqual([]);
});

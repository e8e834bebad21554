import { expect, test } from "vitest";
import { entries, entry } from "./fakes";
import { appended, joined, sinceLastTurn } from "./log";

const numbers = (log: readonly { number: number }[] | null) => log?.map((one) => one.number);

test("a snapshot that goes on from what is known is added to it", () => {
  expect(numbers(joined(entries(1, 3), { since: 3, told: entries(4, 5) }))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(joined(entries(1, 3), { since: 3, told: [] }))).toEqual([1, 2, 3]);
});

test("what comes twice stands once, as it was told last", () => {
  const again = [entry(3, { taken_back: true }), entry(4)];
  const log = joined(entries(1, 3), { since: 2, told: again })!;
  expect(numbers(log)).toEqual([1, 2, 3, 4]);
  expect(log[2]!.taken_back).toBe(true);
});

test("a snapshot that goes on from what is not known does not fit", () => {
  expect(joined(entries(1, 3), { since: 5, told: entries(6, 7) })).toBeNull();
  expect(joined([], { since: 5, told: [] })).toBeNull();
});

test("a snapshot that starts over replaces what is known, but keeps what lies before it without a gap", () => {
  expect(numbers(joined(entries(1, 3), { since: null, told: entries(1, 5) }))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(joined(entries(1, 6), { since: null, told: entries(4, 8) }))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(numbers(joined(entries(1, 3), { since: null, told: entries(9, 10) }))).toEqual([9, 10]);
});

test("a snapshot that ends earlier than what is known is believed", () => {
  expect(numbers(joined(entries(1, 9), { since: null, told: entries(1, 5) }))).toEqual([1, 2, 3, 4, 5]);
});

test("moves that an entry takes back are marked, and no others", () => {
  const log = [entry(1), entry(2, { taken_back: true }), entry(3, { kind: "said" }), entry(4)];
  const after = appended(log, entry(5, { kind: "undone", takes_back: [1, 4] }));
  expect(after.map((one) => one.taken_back)).toEqual([true, true, false, true, false]);
  expect(log[0]!.taken_back).toBe(false);
});

test("what a snapshot takes back is marked in what is kept", () => {
  const after = joined(entries(1, 3), { since: 3, told: [entry(4, { kind: "undone", takes_back: [2, 3] })] });
  expect(after?.map((one) => one.taken_back)).toEqual([false, true, true, false]);
});

test("since one's last turn: what came after one's own last move that stands", () => {
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

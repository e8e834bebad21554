import { expect, it } from "vitest";
import { spread, turnStarts } from "./analysis";

it("finds the row in which each turn begins", () => {
  expect(turnStarts([0, 1, 1, 2, 2])).toEqual([
    { turn: 1, row: 1 },
    { turn: 2, row: 3 },
  ]);
});

it("moves labels apart, keeps their order, and stays within the drawing", () => {
  const found = spread([100, 100, 10], 20, 0, 110);
  const sorted = [...found].sort((a, b) => a - b);
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(20);
  expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(20);
  expect(sorted[2]).toBeLessThanOrEqual(110);
  expect(found[2]).toBe(10);
});

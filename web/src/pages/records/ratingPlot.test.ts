import { expect, test } from "vitest";
import { alongTime, scaleOf } from "./ratingPlot";

const history = [
  { at: 1000, points: 1500, uncertainty: 900 },
  { at: 2000, points: 1620, uncertainty: 400 },
  { at: 5000, points: 1580, uncertainty: 120 },
];

test("the scale has room for the curve and for today's interval, not for the first ones", () => {
  const { least, most, lines } = scaleOf(history);
  expect(least).toBeLessThanOrEqual(1580 - 120 - 60);
  expect(most).toBeGreaterThanOrEqual(1580 + 120 + 60);
  expect(least).toBeGreaterThan(1000);
  expect(lines[0]).toBe(least);
  expect(lines.at(-1)).toBe(most);
  expect(lines.length).toBeLessThanOrEqual(7);
});

test("games lie along the time between the first and the last; one alone in the middle", () => {
  expect(history.map(({ at }) => alongTime(at, history))).toEqual([0, 0.25, 1]);
  expect(alongTime(1000, history.slice(0, 1))).toBe(0.5);
});

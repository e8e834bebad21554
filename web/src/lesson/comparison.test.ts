import { expect, test } from "vitest";
import { bestOther, compared, decisive } from "./comparison";

const SOURCES = [
  { name: "races", points: [13, 0, 4] },
  { name: "horses", points: [-6, 0, 0] },
  { name: "saints", points: [0, 5, 0] },
  { name: null, points: [2, 0, 0] },
];

test("the points of two seats are compared by their sources, without those that brought them nothing", () => {
  expect(compared(SOURCES, [0, 2])).toEqual([
    { name: "races", own: 13, other: 4 },
    { name: "horses", own: -6, other: 0 },
    { name: null, own: 2, other: 0 },
  ]);
});

test("the learner is compared with the best of the others", () => {
  expect(bestOther([50, 12, 30], 0)).toBe(2);
  expect(bestOther([5, 12, 30], 2)).toBe(1);
});

test("the source with the largest difference stands out", () => {
  expect(decisive(compared(SOURCES, [0, 2]))?.name).toBe("races");
});

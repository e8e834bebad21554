import { expect, test } from "vitest";
import { months, weeksUntil } from "./calendar";

const played = [
  { day: "2026-04-30", games: 1 },
  { day: "2026-05-11", games: 2 },
  { day: "2026-05-14", games: 9 },
];
const thursday = Date.UTC(2026, 4, 14, 23, 59);

test("weeks begin on Monday and end today", () => {
  const weeks = weeksUntil(thursday, 3, played);
  expect(weeks.map((week) => week[0]!.day)).toEqual(["2026-04-27", "2026-05-04", "2026-05-11"]);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 4]);
  expect(weeks[2]!.map(({ games }) => games)).toEqual([2, 0, 0, 9]);
  expect(weeks[2]!.map(({ shade }) => shade)).toEqual([2, 0, 0, 4]);
});

test("months are summed up, the newest first", () => {
  expect(months(played)).toEqual([
    { month: "2026-05", days: 2, games: 11 },
    { month: "2026-04", days: 1, games: 1 },
  ]);
});

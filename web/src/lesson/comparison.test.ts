import { expect, test } from "vitest";
import { LANGUAGES, loadLessonMessages } from "../core/messages";
import { assetsOf, SLUGS } from "../games";
import { bestOther, compared, decisive, type PointSource } from "./comparison";

const SOURCES: readonly PointSource[] = [
  { name: "races", gained: { won: ["prize"], placed: ["prize"] } },
  { name: "horses", spent: { bought: ["price", "fee"] } },
  { name: "saints", gained: { blessed: ["points"] } },
];
const EVENTS = [
  { event: "won", who: 0, prize: 10 },
  { event: "placed", who: 1, prize: 4 },
  { event: "placed", who: 0, prize: 3 },
  { event: "bought", who: 0, price: 5, fee: 1 },
  { event: "round", round: 2 },
];

test("points are added up by their sources, and the rest is told apart", () => {
  expect(compared(SOURCES, EVENTS, [9, 4], [0, 1])).toEqual([
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
  expect(decisive(compared(SOURCES, EVENTS, [9, 4], [0, 1]))?.name).toBe("races");
});

test.each(SLUGS)("every source of points of %s has a text", async (slug) => {
  for (const language of LANGUAGES) {
    const messages = await loadLessonMessages(language, slug);
    for (const { name } of assetsOf(slug).points ?? []) expect(messages.has(`points-${name}`)).toBe(true);
  }
});

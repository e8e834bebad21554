import { expect, test } from "vitest";
import { assetsOf, byYear, credits, loadHomeArt, loadLesson, loadPanels, loadRulePictures, SLUGS } from ".";

test("games are found by looking, and each has a board", () => {
  expect(SLUGS.length).toBeGreaterThan(0);
  for (const slug of SLUGS) expect(assetsOf(slug).board).toBeDefined();
});

test("a game without a folder has nothing here, and nothing breaks", async () => {
  expect(assetsOf("palio")).toEqual({});
  expect(await loadHomeArt("palio")).toBeUndefined();
  expect(await loadLesson("palio")).toEqual([]);
  expect(await loadRulePictures("palio")).toEqual({});
  expect(await loadPanels("palio")).toEqual([]);
});

test("games are ordered by year, unknown ones last in the given order", () => {
  const years = credits().map(({ year }) => year);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
  const games = ["regatta", ...SLUGS, "palio"].map((slug) => ({ slug }));
  expect(byYear(games).slice(-2)).toEqual([{ slug: "regatta" }, { slug: "palio" }]);
});

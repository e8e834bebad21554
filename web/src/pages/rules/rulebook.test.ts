import { expect, test } from "vitest";
import { GAMES_WITH_MESSAGES, LANGUAGES, loadRules, Messages } from "../../core/messages";
import {
  addressed,
  anchor,
  anchors,
  marked,
  rulebook,
  searched,
  sectionAnchor,
  sectionAsked,
} from "./rulebook";

const RULES = new Messages("fr", [
  `section-8 = Phase C
clause-8-1 = D’abord la ville.
section-8-A = Zone A : le Conseil
clause-8-A-1 = Chacun choisit un privilège.
clause-8-A-2 = Le dernier reprend ses apprentis.
`,
]);

test.each(LANGUAGES)("every clause of a game is in a section in %s", async (language) => {
  for (const game of GAMES_WITH_MESSAGES) {
    const rules = await loadRules(language, game);
    const found = rulebook(rules).flatMap(({ clauses }) => clauses);
    expect(found).toHaveLength(rules.keys("clause-").length);
    expect(found.length).toBeGreaterThan(0);
  }
});

test("a clause and a section of the same number have places and addresses of their own", () => {
  const sections = rulebook(
    new Messages("en", [
      "section-5 = The round\nclause-5-1 = It has phases.\nsection-5-1 = Income\nclause-5-1-1 = Ten.",
    ]),
  );
  expect(addressed("5", sections)).toBe("5");
  expect(addressed("5.1", sections)).toBe("section-5.1");
  expect(anchors("5.1")[0]).toBe(anchor("5.1"));
  expect(anchors("section-5.1")).toEqual([sectionAnchor("5.1")]);
  expect(anchors("8.a")).toEqual([anchor("8.A"), sectionAnchor("8.A")]);
  expect(sectionAsked("section-5.1", sections)).toBe("5.1");
  expect(sectionAsked("5.1", sections)).toBeUndefined();
});

test("sections keep the order of the rulebook, and parts know that they are parts", () => {
  expect(rulebook(RULES).map(({ id, depth }) => [id, depth])).toEqual([
    ["8", 1],
    ["8.A", 2],
  ]);
});

test.each([
  ["PRIVILEGE", ["8.A.1"]],
  ["choisit privilège", ["8.A.1"]],
  ["conseil", ["8.A.1", "8.A.2"]],
  ["8.a.2", ["8.A.2"]],
  ["zebra", []],
  ["  ", ["8.1", "8.A.1", "8.A.2"]],
])("looking for “%s” finds %j", (query, ids) => {
  const found = searched(rulebook(RULES), query).flatMap(({ clauses }) => clauses);
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test("search results are marked as they are written", () => {
  expect(marked("Un privilège.", "privilege")).toEqual([
    { text: "Un ", found: false },
    { text: "privilège", found: true },
    { text: ".", found: false },
  ]);
});

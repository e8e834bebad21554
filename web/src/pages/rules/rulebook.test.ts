import { expect, test } from "vitest";
import { LANGUAGES, loadRules, Words } from "../../core/words";
import { marked, rulebook, searched } from "./rulebook";

const RULES = new Words("fr", [
  `section-8 = Phase C
clause-8-1 = D’abord la ville.
section-8-A = Zone A : le Conseil
clause-8-A-1 = Chacun choisit un privilège.
clause-8-A-2 = Le dernier reprend ses apprentis.
`,
]);

test.each(LANGUAGES)("every clause of the game stands in a section in %s", async (language) => {
  const rules = await loadRules(language, "leonardo");
  const sections = rulebook(rules);
  expect(sections.flatMap(({ clauses }) => clauses)).toHaveLength(rules.keys("clause-").length);
  expect(sections.every(({ clauses }) => clauses.length > 0)).toBe(true);
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

test("what was looked for is marked as it is written", () => {
  expect(marked("Un privilège.", "privilege")).toEqual([
    { text: "Un ", found: false },
    { text: "privilège", found: true },
    { text: ".", found: false },
  ]);
});

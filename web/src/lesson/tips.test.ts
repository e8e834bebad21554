import { expect, test } from "vitest";
import assignment from "../gallery/fixtures/assignment-2.json";
import over from "../gallery/fixtures/over.json";
import workshop from "../gallery/fixtures/workshop.json";
import { LANGUAGES, loadRules, loadWords } from "../core/words";
import { TIPS, waiting, type Moment } from "./tips";

const moment = (fixture: { prompt: unknown; choices: unknown; view: { turn: number } }, turn?: number) =>
  ({ prompt: fixture.prompt, choices: fixture.choices, turn: turn ?? fixture.view.turn }) as Moment;
const names = (at: Moment, seen: string[] = []) => waiting("leonardo", at, seen).map(({ name }) => name);

test("everybody is welcomed first, once", () => {
  expect(names(moment(assignment))[0]).toBe("welcome");
  expect(names(moment(assignment), ["welcome"])[0]).toBe("assignment");
});

test("places are met while workers can be sent there", () => {
  const open = names(moment(assignment), ["welcome", "assignment"]);
  const places = new Set(assignment.choices.map(({ args }) => (args as { place?: string }).place));
  expect(open.includes("council")).toBe(places.has("council"));
  expect(open.includes("workshop")).toBe(places.has("workshop"));
});

test("a place is explained when it is resolved", () => {
  expect(names(moment(workshop))).toEqual(expect.arrayContaining(["offer", "improve"]));
  expect(names(moment(workshop))).not.toContain("hire");
});

test("the research turns are explained when they come", () => {
  expect(names(moment(assignment, 3))).not.toContain("research-assignment");
  expect(names(moment(assignment, 8))).toContain("research-assignment");
});

test("the end is explained at the end", () => {
  expect(names(moment(over), ["welcome"])).toEqual(["over"]);
});

test("a game without a lesson has no tips", () => {
  expect(waiting("magnifico", moment(over), [])).toEqual([]);
});

test.each(LANGUAGES)("every tip has a title, a text and a clause that exists in %s", async (language) => {
  const words = await loadWords(language, undefined, "lesson");
  for (const [game, tips] of Object.entries(TIPS)) {
    const rules = await loadRules(language, game);
    for (const { name, clause } of tips) {
      expect(words.say(`tip-${name}`)).not.toBe("");
      expect(words.attribute(`tip-${name}`, "title")).not.toBe("");
      if (clause) expect(rules.has(`clause-${clause.replaceAll(".", "-")}`)).toBe(true);
    }
  }
});

test("every prompt of the game that a tip names exists", async () => {
  const words = await loadWords("en", "leonardo");
  for (const { prompt } of TIPS.leonardo ?? []) expect(prompt === undefined || words.has(prompt)).toBe(true);
});

import { expect, test } from "vitest";
import { waiting, type Moment } from "../../lesson/tips";
import assignment from "./fixtures/assignment-2.json";
import over from "./fixtures/over.json";
import workshop from "./fixtures/workshop.json";
import LESSON from "./lesson";

const moment = (fixture: { prompt: unknown; choices: unknown; view: { turn: number } }, turn?: number) =>
  ({
    prompt: fixture.prompt,
    choices: fixture.choices,
    round: turn ?? fixture.view.turn,
    facts: {},
  }) as Moment;
const names = (at: Moment, seen: string[] = []) => waiting(LESSON, at, seen).map(({ name }) => name);

test("everybody is welcomed first, once", () => {
  expect(names(moment(assignment))[0]).toBe("welcome");
  expect(names(moment(assignment), ["welcome"])[0]).toBe("assignment");
});

test("places are explained while workers can be sent there", () => {
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

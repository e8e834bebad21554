import { expect, test } from "vitest";
import { Messages } from "../../../core/messages";
import { Translator } from "../../../core/translator";
import { SKETCHES } from "./art/sketches";
import { HOUSES } from "./art/houses";
import { redeploy, workersAt } from "./workers";
import { consequence } from "./preview";
import { coins, need, queue, workIn } from "./selectors";
import { attempt, bySpot, inWords, PANELS } from "./spots";
import type { Choice, Facts, Move, View } from "./types";

const scenes = import.meta.glob<{ view: View; choices: Choice[] }>("../fixtures/*-*.json", {
  eager: true,
  import: "default",
});
const every = import.meta.glob<{ view?: View; choices?: Choice[] }>("../fixtures/*.json", {
  eager: true,
  import: "default",
});
const story = import.meta.glob<{ view: View }[]>("../fixtures/story.json", {
  eager: true,
  import: "default",
})["../fixtures/story.json"]!;
const FACTS = import.meta.glob<Facts>("../fixtures/facts.json", { eager: true, import: "default" })[
  "../fixtures/facts.json"
]!;

test("every choice of every scene can be made: at a spot, in a panel or in words", () => {
  for (const { choices } of Object.values(every)) {
    if (!choices) continue;
    const shown = new Set([...[...bySpot(choices, FACTS).values()].flat(), ...inWords(choices, FACTS)]);
    for (const choice of choices) expect(shown.has(choice) || PANELS.includes(choice.name)).toBe(true);
  }
});

test("a move that the board has never heard of is offered in words", () => {
  const strange = JSON.parse('{ "move": 999, "name": "trade", "args": { "seat": 1 } }') as Choice;
  expect(inWords([strange], FACTS)).toEqual([strange]);
});

test("workers keep their identity from view to view", () => {
  let crew = redeploy(new Map(), story[0]!.view);
  const everybody = [...crew.values()].flat().sort();
  for (const { view } of story) {
    crew = redeploy(crew, view);
    expect([...crew.values()].flat().sort()).toEqual(everybody);
    for (let seat = 0; seat < view.players; seat++)
      expect(workersAt(crew, seat, "supply")).toHaveLength(view.supply[seat]!);
  }
});

test("workers that can stay do", () => {
  const [first] = story;
  const before = redeploy(new Map(), first!.view);
  const view = structuredClone(first!.view);
  view.supply[0]! -= 2;
  view.placed[0]!.kiln += 2;
  const after = redeploy(before, view);
  const supply = workersAt(before, 0, "supply");
  expect(workersAt(after, 0, "supply")).toEqual(supply.slice(0, -2));
  expect(new Set(workersAt(after, 0, "kiln"))).toEqual(new Set(supply.slice(-2)));
});

test("a queue stands in the order of arrival", () => {
  for (const { view } of Object.values(scenes))
    for (const place of FACTS.areas) {
      const came = queue(view, place).map((seat) => view.arrival[seat]![place]);
      expect(came).toEqual([...came].sort((a, b) => a - b));
    }
});

test("an amount is paid in the coins of the box", () => {
  expect(coins(FACTS, 38).map(({ worth }) => worth)).toEqual([20, 10, 5, 1, 1, 1]);
  expect(coins(FACTS, 0)).toEqual([]);
});

test("what a lab is at work on, and what comes of it, is read off the figures", () => {
  const { view } = structuredClone(story[0]!);
  view.figures.need[0]![12] = 0;
  view.figures.labs[1]!.small = { invention: 13, need: 5, florins: 6 };
  view.figures.labs[1]!.large = null;
  expect(need(view, 0, 13)).toBe(0);
  expect(() => need(view, 0, 26)).toThrow("26");
  expect(workIn(view, 1, "small")).toEqual({ invention: 13, need: 5, florins: 6 });
  expect(workIn(view, 1, "large")).toBeNull();
});

test("what a choice leads to is said with the figures of the view", () => {
  const texts = `
component-iron = iron
component-rope = rope
components-of = { $count } { $component }
menu-announce = for { $florins }
menu-uses = { $recipe }, { $time }, { $florins }
menu-uses-early = { $recipe }, { $time }, { $florins }
weeks = { $weeks } weeks
`;
  const translator = new Translator(new Messages("en", [texts]), FACTS.kinds);
  const { view } = structuredClone(story[0]!);
  view.seat = 0;
  view.figures.labs[0]!.small = { invention: 8, need: 9, florins: 10 };
  view.figures.need[0]![7] = 9;
  const led = (move: Move) => consequence(translator, view, FACTS, { move: 0, ...move });
  expect(led({ name: "announce", args: { lab: "small" } })).toBe("for 10");
  expect(led({ name: "start", args: { lab: "large", invention: 8 } })).toMatch(/, 9 weeks, 13$/);
  expect(led({ name: "pass", args: {} })).toBe("");
});

test("touching what is closed asks about the move one had in mind", () => {
  const { view } = story[0]!;
  expect(attempt("kiln", { ...view, phase: "assignment" }, FACTS)).toEqual({
    name: "send",
    args: { count: 1, place: "kiln" },
  });
  expect(attempt("kiln", { ...view, phase: "offer" }, FACTS)).toEqual({
    name: "take",
    args: { component: "brick" },
  });
  expect(attempt("invention-9", { ...view, phase: "laboratory" }, FACTS)?.args).toMatchObject({
    invention: 9,
  });
});

test("every invention and every house has its drawing", () => {
  for (const { number } of FACTS.inventions) expect(SKETCHES[number]?.ink).toMatch(/^M/);
  for (const place of FACTS.areas) expect(HOUSES[place]?.ink).toMatch(/^M/);
  expect(JSON.stringify([SKETCHES, HOUSES])).not.toContain("NaN");
});

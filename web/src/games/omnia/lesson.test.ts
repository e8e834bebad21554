import { expect, test } from "vitest";
import type { Choice, Prompt } from "../../core/choices";
import { waiting } from "../../lesson/tips";
import FACTS from "./fixtures/facts.json";
import LESSON from "./lesson";

const offers = (...names: string[]) => names.map((name, move) => ({ move, name, args: {} }));
const asked = (key: string, args: Prompt["args"], choices: Choice[], round = 1): string[] =>
  waiting(LESSON, { prompt: { key, args }, choices, round, facts: FACTS }, ["welcome"]).map(
    ({ name }) => name,
  );

test("the three hands of the draft have a note each", () => {
  const hand = (count: number) => asked("prompt-draft", { count }, offers("keep"));
  expect([7, 5, 3].map(hand)).toEqual([["draft"], ["passing"], ["seventh"]]);
});

test("what can be done with an action card is explained when it is played", () => {
  const acting = (...choices: Choice[]) => asked("prompt-acting", { left: 2 }, choices);
  const take = (card: string): Choice => ({ move: 9, name: "take", args: { card } });
  expect(acting(take("mona_lisa"), take("raphael"))).toEqual(["things", "people"]);
  expect(acting(take("glider"))).toEqual(["things"]);
  expect(acting(take("raphael"))).toEqual(["people"]);
  expect(acting(...offers("draw", "coins", "done"))).toEqual(["cities", "coins"]);
});

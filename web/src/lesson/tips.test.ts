import { describe, expect, test } from "vitest";
import type { Choice, Prompt } from "../core/choices";
import { LANGUAGES, loadLessonWords, loadRules, loadWords } from "../core/words";
import { loadLesson, SLUGS } from "../games";
import { waiting, type Moment, type Tip } from "./tips";

const LESSON: readonly Tip[] = [
  { name: "welcome" },
  { name: "trading", prompt: "prompt-trading" },
  { name: "late", prompt: "prompt-trading", round: 3 },
  { name: "dear", prompt: ["prompt-trading", "prompt-bidding"], about: { price: [5, 6] } },
  { name: "selling", prompt: "prompt-trading", offered: { names: ["sell"] } },
  { name: "harbour", offered: { args: { place: "harbour" } } },
  { name: "spices", offered: { names: ["buy"], card: { kind: "spice" } } },
];
const CARDS = [
  { name: "pepper", kind: "spice" },
  { name: "linen", kind: "cloth" },
];
const moment = (args: Prompt["args"] = {}, choices: Choice[] = [], round = 1): Moment => ({
  prompt: { key: "prompt-trading", args },
  choices,
  round,
  facts: { cards: CARDS },
});
const names = (at: Moment, seen = ["welcome"]) => waiting(LESSON, at, seen).map(({ name }) => name);
const offer = (name: string, args: Choice["args"] = {}): Choice => ({ move: 1, name, args });

test("tips come in their order, each once", () => {
  expect(names(moment(), [])).toEqual(["welcome", "trading"]);
  expect(names(moment(), ["welcome", "trading"])).toEqual([]);
});

test("a tip may wait for a round, and for what the prompt is about", () => {
  expect(names(moment({}, [], 3))).toEqual(["trading", "late"]);
  expect(names(moment({ price: 6 }))).toContain("dear");
  expect(names(moment({ price: { kind: "price", value: 5 } }))).toContain("dear");
  expect(names(moment({ price: 4 }))).not.toContain("dear");
});

test("a tip may wait for a move, its arguments, or what is printed on its card", () => {
  expect(names(moment({}, [offer("sell")]))).toContain("selling");
  expect(names(moment({}, [offer("sail", { place: "harbour" })]))).toContain("harbour");
  expect(names(moment({}, [offer("buy", { card: "pepper" })]))).toContain("spices");
  expect(names(moment({}, [offer("buy", { card: "linen" })]))).not.toContain("spices");
});

test("a game without a lesson has no tips", async () => {
  expect(await loadLesson("somegame")).toEqual([]);
});

describe.each(SLUGS)("the lesson of %s", async (game) => {
  const tips = await loadLesson(game);

  test.each(LANGUAGES)(
    "has a title, a text and a clause that exists for every tip in %s",
    async (language) => {
      const words = await loadLessonWords(language, game);
      const rules = await loadRules(language, game);
      expect(words.keys("tip-").toSorted()).toEqual(tips.map(({ name }) => name).toSorted());
      for (const { name, clause } of tips) {
        expect(words.say(`tip-${name}`)).not.toBe("");
        expect(words.attribute(`tip-${name}`, "title")).not.toBe("");
        if (clause) expect(rules.has(`clause-${clause.replaceAll(".", "-")}`)).toBe(true);
      }
    },
  );

  test("names only prompts that the game has", async () => {
    const words = await loadWords("en", game);
    const prompts = tips.flatMap(({ prompt }) => prompt ?? []);
    expect(prompts.filter((prompt) => !words.has(prompt))).toEqual([]);
  });

  test("names only moves that the game has", async () => {
    const words = await loadWords("en", game);
    const moves = tips.flatMap(({ offered }) => offered?.names ?? []);
    expect(moves.filter((name) => !words.has(`move-${name}`))).toEqual([]);
  });
});

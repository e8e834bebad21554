import { describe, expect, test } from "vitest";
import type { Choice, Prompt } from "../core/choices";
import { LANGUAGES, loadLessonMessages, loadRules, loadMessages } from "../core/messages";
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
      const messages = await loadLessonMessages(language, game);
      const rules = await loadRules(language, game);
      expect(messages.keys("tip-").toSorted()).toEqual(tips.map(({ name }) => name).toSorted());
      for (const { name, clause } of tips) {
        expect(messages.say(`tip-${name}`)).not.toBe("");
        expect(messages.attribute(`tip-${name}`, "title")).not.toBe("");
        if (clause) expect(rules.has(`clause-${clause.replaceAll(".", "-")}`)).toBe(true);
      }
    },
  );

  test("names only prompts that the game has", async () => {
    const messages = await loadMessages("en", game);
    const prompts = tips.flatMap(({ prompt }) => prompt ?? []);
    expect(prompts.filter((prompt) => !messages.has(prompt))).toEqual([]);
  });

  test("names only moves that the game has", async () => {
    const messages = await loadMessages("en", game);
    const moves = tips.flatMap(({ offered }) => offered?.names ?? []);
    expect(moves.filter((name) => !messages.has(`move-${name}`))).toEqual([]);
  });
});

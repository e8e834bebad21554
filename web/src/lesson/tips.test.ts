import { describe, expect, test } from "vitest";
import assignment from "../gallery/fixtures/assignment-2.json";
import over from "../gallery/fixtures/over.json";
import omnia from "../gallery/fixtures/omnia/facts.json";
import workshop from "../gallery/fixtures/workshop.json";
import type { Choice, Prompt } from "../core/choices";
import { LANGUAGES, loadRules, loadWords } from "../core/words";
import { TIPS, waiting, type Moment } from "./tips";

const moment = (fixture: { prompt: unknown; choices: unknown; view: { turn: number } }, turn?: number) =>
  ({
    prompt: fixture.prompt,
    choices: fixture.choices,
    round: turn ?? fixture.view.turn,
    facts: {},
  }) as Moment;
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
  expect(waiting("somegame", moment(over), [])).toEqual([]);
});

const offers = (...names: string[]) => names.map((name, move) => ({ move, name, args: {} }));
const askedIn =
  (game: string) =>
  (key: string, args: Prompt["args"], choices: Choice[], round = 1): string[] =>
    waiting(game, { prompt: { key, args }, choices, round, facts: omnia }, ["welcome"]).map(
      ({ name }) => name,
    );
const asked = askedIn("magnifico");

test("in a turn of Magnifico only what can be done is explained", () => {
  expect(asked("prompt-acting", {}, offers("end", "invade", "build_airplane"))).toEqual([
    "acting",
    "invade",
    "income",
    "machines",
  ]);
});

test("points are explained once a round has been scored", () => {
  expect(asked("prompt-bidding", {}, offers("bid"))).toEqual(["bidding"]);
  expect(asked("prompt-bidding", {}, offers("bid"), 2)).toContain("scoring");
});

test("an army is explained when it goes to war, and a battle from one's own side", () => {
  const soldiers = (verb: string) => asked("prompt-soldiers", { verb }, offers("soldiers"));
  expect(soldiers("attack")).toEqual(["army"]);
  expect(soldiers("move")).toEqual([]);
  const battle = (side: string) => asked("prompt-assault", { side }, offers("infantry", "air"));
  expect(battle("attacker")).toEqual(["assault", "odds", "level", "airplanes"]);
  expect(battle("defender")).toEqual(["assault", "odds", "defending", "airplanes"]);
});

test("the Help of the Maestro is explained to whoever has it", () => {
  const action = (limit: number) => askedIn("atelier")("prompt-action", { limit }, offers("take", "draw"));
  expect(action(4)).toEqual(["action"]);
  expect(action(5)).toEqual(["action", "help"]);
});

test("the three hands of Omnia’s draft have a note each", () => {
  const hand = (count: number) => askedIn("omnia")("prompt-draft", { count }, offers("keep"));
  expect([7, 5, 3].map(hand)).toEqual([["draft"], ["passing"], ["seventh"]]);
});

test("what can be done with an action card of Omnia is explained when it is played", () => {
  const acting = (...choices: Choice[]) => askedIn("omnia")("prompt-acting", { left: 2 }, choices);
  const take = (card: string): Choice => ({ move: 9, name: "take", args: { card } });
  expect(acting(take("mona_lisa"), take("raphael"))).toEqual(["things", "people"]);
  expect(acting(take("glider"))).toEqual(["things"]);
  expect(acting(take("raphael"))).toEqual(["people"]);
  expect(acting(...offers("draw", "coins", "done"))).toEqual(["cities", "coins"]);
});

describe.each(Object.keys(TIPS))("the lesson of %s", (game) => {
  const tips = TIPS[game] ?? [];

  test.each(LANGUAGES)(
    "has a title, a text and a clause that exists for every tip in %s",
    async (language) => {
      const words = await loadWords(language, undefined, "lesson", `lesson-${game}`);
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

import { expect, test } from "vitest";
import type { Choice, Prompt } from "../../core/choices";
import { waiting } from "../../lesson/tips";
import LESSON from "./lesson";

const offers = (...names: string[]) => names.map((name, move) => ({ move, name, args: {} }));
const asked = (key: string, args: Prompt["args"], choices: Choice[], round = 1): string[] =>
  waiting(LESSON, { prompt: { key, args }, choices, round, facts: {} }, ["welcome"]).map(({ name }) => name);

test("in a turn only what can be done is explained", () => {
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

test("an army is explained when it goes to war, and a battle from the viewer's side", () => {
  const soldiers = (verb: string) => asked("prompt-soldiers", { verb }, offers("soldiers"));
  expect(soldiers("attack")).toEqual(["army"]);
  expect(soldiers("move")).toEqual([]);
  const battle = (side: string) => asked("prompt-assault", { side }, offers("infantry", "air"));
  expect(battle("attacker")).toEqual(["assault", "odds", "level", "airplanes"]);
  expect(battle("defender")).toEqual(["assault", "odds", "defending", "airplanes"]);
});

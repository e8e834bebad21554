import { expect, test } from "vitest";
import { roundOf, unitOf } from "./rounds";

test.each([
  ["leonardo", { turn: 3 }, 3],
  ["magnifico", { round_number: 4, turn_of: 1, turns: 2 }, 4],
  ["atelier", { round_number: 5, turn: 2 }, 5],
  ["omnia", { this_round: 0 }, 0],
  ["somegame", {}, 0],
])("a view of %s tells how far the game is", (game, view, round) => {
  expect(roundOf(game, view)).toBe(round);
});

test("some games go in turns, others in rounds", () => {
  expect([unitOf("leonardo"), unitOf("magnifico")]).toEqual(["turn", "round"]);
});

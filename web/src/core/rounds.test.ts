import { expect, test } from "vitest";
import { counts, roundOf, unitOf } from "./rounds";

test("a view tells how far the game is, in the field that the server names", () => {
  counts({ slug: "magnifico", counter: "round_number", unit: "round" });
  counts({ slug: "leonardo", counter: "turn", unit: "turn" });
  expect(roundOf("magnifico", { round_number: 4, turn: 1, turns: 2 })).toBe(4);
  expect(roundOf("leonardo", { turn: 3 })).toBe(3);
  expect(roundOf("leonardo", {})).toBe(0);
  expect([unitOf("leonardo"), unitOf("magnifico")]).toEqual(["turn", "round"]);
});

test("of a game that nobody has told of nothing is guessed", () => {
  expect(() => unitOf("somegame")).toThrow("somegame");
  expect(() => roundOf("somegame", { turn: 1 })).toThrow("somegame");
});

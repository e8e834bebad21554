import { expect, test } from "vitest";
import { rememberCounter, roundOf, unitOf } from "./rounds";

test("a view shows how far the game is, in the field that the server names", () => {
  rememberCounter({ slug: "regatta", counter: "round_number", unit: "round" });
  rememberCounter({ slug: "palio", counter: "turn", unit: "turn" });
  expect(roundOf("regatta", { round_number: 4, turn: 1, turns: 2 })).toBe(4);
  expect(roundOf("palio", { turn: 3 })).toBe(3);
  expect(roundOf("palio", {})).toBe(0);
  expect([unitOf("palio"), unitOf("regatta")]).toEqual(["turn", "round"]);
});

test("nothing is guessed about an unknown game", () => {
  expect(() => unitOf("somegame")).toThrow("somegame");
  expect(() => roundOf("somegame", { turn: 1 })).toThrow("somegame");
});

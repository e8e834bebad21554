import { expect, it } from "vitest";
import { rememberCounter } from "../core/rounds";
import type { Replay, Step } from "../core/types";
import { roundsOf, viewAt } from "./steps";

const step = (view: Record<string, unknown>): Step => ({
  seat: null,
  move: null,
  name: null,
  args: {},
  events: [],
  view,
  prompt: null,
});
const replay = (...views: Record<string, unknown>[]): Replay => ({
  game: "palio",
  players: 2,
  options: {},
  names: [],
  scores: [3, 5],
  winners: [1],
  steps: views.map(step),
});

it("sees everything from a seat's side, and what a seat saw from that seat", () => {
  expect(viewAt(replay({ turn: 1 }, {}), 0, 1)).toEqual({ turn: 1, seat: 1, asked: false });
  expect(viewAt(replay({ seat: 0, asked: true }, {}), 0, 1)).toEqual({ seat: 0, asked: false });
});

it("shows the result at the last step, as the table counts it", () => {
  expect(viewAt(replay({}, { winners: [0] }), 1, 0)).toMatchObject({ scores: [3, 5], winners: [1] });
});

it.each([
  ["palio", "turn", "turn"],
  ["regatta", "round", "round_number"],
] as const)("finds where each turn or round of %s begins", (game, unit, field) => {
  rememberCounter({ slug: game, unit, counter: field });
  const steps = [0, 1, 1, 2].map((round) => step({ [field]: round }));
  expect(roundsOf({ game, steps })).toEqual([
    { round: 1, index: 1 },
    { round: 2, index: 3 },
  ]);
});

import { expect, it } from "vitest";
import type { Replay, Step } from "../core/types";
import { turnsOf, viewAt } from "./moments";

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
  game: "leonardo",
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

it("tells the result with the last moment, as the table counts it", () => {
  expect(viewAt(replay({}, { winners: [0] }), 1, 0)).toMatchObject({ scores: [3, 5], winners: [1] });
});

it("finds where each turn begins", () => {
  const views = [0, 1, 1, 2].map((turn) => step({ turn }));
  expect(turnsOf(views)).toEqual([
    { turn: 1, index: 1 },
    { turn: 2, index: 3 },
  ]);
});

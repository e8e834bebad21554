import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PuzzleProgress } from "../core/types";
import { PuzzleModel } from "./puzzleModel.svelte";

const frame = (seat: number | null, move: number | null) => ({
  seat,
  move,
  events: [{ event: `after-${move}` }],
  view: { after: move },
  prompt: { key: "prompt-race", args: {} },
  waiting: [0],
});
const progress = (more: Partial<PuzzleProgress>): PuzzleProgress => ({
  puzzle: "palio-1",
  game: "palio",
  seat: 0,
  players: 2,
  options: {},
  status: "asked",
  frames: [frame(null, null)],
  choices: [],
  before: null,
  after: null,
  candidates: [],
  rating: null,
  ...more,
});
const choice = (move: number) => ({ move, name: "ride", args: {} });

/** What the server says after some moves. */
const SCRIPT: Record<string, PuzzleProgress> = {
  "": progress({ choices: [7, 8].map(choice) }),
  "7": progress({ frames: [frame(0, 7)], choices: [choice(9)] }),
  "7 9": progress({ status: "solved", frames: [frame(0, 9)], before: 0.6 }),
  "8": progress({ status: "wrong", frames: [frame(0, 8), frame(1, 3)], before: 0.6, after: 0.4 }),
  "give up": progress({ status: "given_up", frames: [frame(0, 7), frame(0, 9)], before: 0.6 }),
};
const INFO = { id: "palio-1", game: "palio", players: 2, seat: 0, moves: 2 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { body }: { body?: string }) => {
    const { moves, give_up } = JSON.parse(body ?? "{}") as { moves?: number[]; give_up?: boolean };
    const told = moves ? SCRIPT[give_up ? "give up" : moves.join(" ")] : INFO;
    return Promise.resolve(Response.json(told));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => PuzzleModel.open("palio", "palio-1", () => 100);

test("a wrong move is shown with its replies one after the other, and taken back", async () => {
  const model = await open();
  expect(model.choices.map(({ move }) => move)).toEqual([7, 8]);
  await model.play(8);
  expect([model.moving, model.frame.move, model.choices]).toEqual([true, 8, []]);
  vi.advanceTimersByTime(100);
  expect([model.moving, model.frame.move, model.asked]).toEqual([false, 3, false]);
  expect(model.events).toEqual([{ event: "after-8" }, { event: "after-3" }]);
  await model.again();
  expect([model.asked, model.moves]).toEqual([true, []]);
});

test("a line is solved move by move", async () => {
  const model = await open();
  await model.play(7);
  expect([model.asked, model.moves]).toEqual([true, [7]]);
  await model.play(9);
  expect([model.now.status, model.asked]).toEqual(["solved", false]);
});

test("after giving up, a solution is played", async () => {
  const model = await open();
  await model.play(8);
  await model.giveUp();
  expect([model.now.status, model.moves, model.frame.move]).toEqual(["given_up", [], 7]);
  model.close();
  vi.advanceTimersByTime(1000);
  expect(model.frame.move).toBe(7); // nothing moves on a page that was left
});

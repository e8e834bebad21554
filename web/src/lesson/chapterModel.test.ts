import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doneChapters, keepLessonPlace, lessonPlace } from "../core/preferences";
import type { LessonProgress } from "../core/types";
import { ChapterModel } from "./chapterModel.svelte";

const frame = (seat: number | null, move: number | null) => ({
  seat,
  move,
  events: [],
  view: { after: move },
  prompt: { key: "prompt-race", args: {} },
  waiting: [0],
});
const note = (key: string, frame: number, step: number) => ({ key, frame, step, spotlight: ["gate"] });
const question = (step: number, moves: number[]) => ({ key: `ask-${step}`, step, moves, spotlight: [] });
const choice = (move: number) => ({ move, name: "ride", args: {} });
const progress = (more: Partial<LessonProgress>): LessonProgress => ({
  game: "palio",
  chapter: "first",
  seat: 0,
  players: 2,
  options: {},
  steps: 4,
  earlier: [],
  frames: [frame(null, null)],
  notes: [],
  question: null,
  answer: null,
  choices: [],
  done: false,
  ...more,
});

/** What the server says after some moves. */
const SCRIPT: Record<string, LessonProgress> = {
  "": progress({
    notes: [note("a", 0, 1), note("b", 0, 2)],
    question: question(3, [7]),
    choices: [7, 8].map(choice),
  }),
  "7": progress({
    earlier: [{ event: "started" }],
    frames: [frame(0, 7), frame(1, 3), frame(1, 4)],
    notes: [note("c", 1, 4)],
    done: true,
  }),
  "8": progress({ frames: [frame(0, 8)], answer: { key: null, step: 3, tries: 1 }, choices: [choice(9)] }),
};
const asked: number[][] = [];

beforeEach(() => {
  const box = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => box.get(key) ?? null,
    setItem: (key: string, value: string) => box.set(key, value),
    removeItem: (key: string) => box.delete(key),
  });
  asked.length = 0;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { moves } = JSON.parse(body) as { moves: number[] };
    asked.push(moves);
    const found = SCRIPT[moves.join(" ")];
    return Promise.resolve(
      found
        ? Response.json(found)
        : Response.json({ error: "illegal", message: "No.", clause: "2.1" }, { status: 409 }),
    );
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => ChapterModel.open("palio", "first", () => 1000);

test("notes are read one by one, then the question is asked", async () => {
  const model = await open();
  expect(model.showing).toMatchObject({ kind: "note", key: "a" });
  expect(model.choices).toEqual([]);
  model.next();
  expect(model.showing).toMatchObject({ kind: "note", key: "b" });
  model.next();
  expect(model.showing).toMatchObject({ kind: "question", key: "ask-3" });
  expect(model.choices.map(({ move }) => move)).toEqual([7, 8]);
  expect(model.wanted).toEqual([7]);
});

test("the moves of others are shown one after the other, up to the note about them", async () => {
  const model = await open();
  await model.play(7);
  expect(model.showing.kind).toBe("moves");
  expect(model.frame.move).toBe(7);
  vi.advanceTimersByTime(1000);
  expect(model.frame.move).toBe(3);
  expect(model.showing).toMatchObject({ kind: "note", key: "c" });
  vi.advanceTimersByTime(5000);
  expect(model.frame.move).toBe(3);
  model.next();
  vi.advanceTimersByTime(1000);
  expect(model.showing.kind).toBe("done");
  expect(doneChapters("palio")).toEqual(["first"]);
});

test("what has happened in the chapter stays known", async () => {
  const model = await open();
  expect(model.events).toEqual([]);
  await model.play(7);
  expect(model.events).toEqual([{ event: "started" }]);
});

test("the moves of others can be skipped", async () => {
  const model = await open();
  await model.play(7);
  model.next();
  expect(model.showing).toMatchObject({ kind: "note", key: "c" });
});

test("another move is answered, and a step back leads to the question", async () => {
  const model = await open();
  await model.play(8);
  expect(model.showing).toMatchObject({ kind: "answer", key: null });
  expect(model.choices.map(({ move }) => move)).toEqual([9]);
  await model.back();
  expect(model.showing).toMatchObject({ kind: "question" });
  await model.back();
  expect(model.showing).toMatchObject({ kind: "note", key: "b" });
  await model.back();
  expect(model.showing).toMatchObject({ kind: "note", key: "a" });
  expect(model.canGoBack).toBe(false);
});

test("a chapter goes on where it was left", async () => {
  (await open()).next();
  expect(lessonPlace("palio", "first")).toEqual({ moves: [], read: 1 });
  expect((await open()).showing).toMatchObject({ kind: "note", key: "b" });
});

test("a place that no longer fits the chapter begins it again", async () => {
  keepLessonPlace("palio", "first", { moves: [5], read: 0 });
  const model = await open();
  expect(asked).toEqual([[5], []]);
  expect(model.moves).toEqual([]);
});

test("an illegal move has a clause, a legal one has none", async () => {
  const model = await open();
  expect(await model.why("ride far")).toBe("2.1");
});

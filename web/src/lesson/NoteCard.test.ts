// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Messages } from "../core/messages";
import { Translator } from "../core/translator";
import type { LessonProgress } from "../core/types";
import { ChapterModel } from "./chapterModel.svelte";
import NoteCard from "./NoteCard.svelte";

const KEYS = ["moves", "next", "back", "yours", "chapters", "note", "done", "first-game", "again"];
const TEXTS = `${KEYS.map((key) => `learn-${key} = ${key}`).join("\n")}
learn-progress = { $step } of { $steps }
lesson-first-title = The race
lesson-first-done = You have raced.
note = A note.
event-rode = Seat { $seat } rides.
`;
const ride = (seat: number) => ({
  seat,
  move: seat,
  events: [{ event: "rode", own: false, seat }],
  view: {},
  prompt: { key: "prompt-race", args: {} },
  waiting: [0],
});
const NOW: LessonProgress = {
  game: "palio",
  chapter: "first",
  seat: 0,
  players: 5,
  options: {},
  steps: 1,
  earlier: [],
  frames: [1, 2, 3, 4].map(ride),
  notes: [{ key: "note", frame: 1, step: 1, spotlight: [] }],
  question: null,
  answer: null,
  choices: [],
  done: true,
};

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(NOW)));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the card tells each move while it is on the board, and none again after the note about it", async () => {
  const model = await ChapterModel.open("palio", "first", () => 1000);
  const translator = new Translator(new Messages("en", [TEXTS]), { move: {}, event: {} });
  render(NoteCard, { model, translator, following: undefined, onplay: () => undefined });
  const text = () => document.querySelector(".text")?.textContent.trim();
  const later = async () => {
    vi.advanceTimersByTime(1000);
    await tick();
    return text();
  };
  await model.play(1);
  await tick();
  expect(text()).toBe("Seat 1 rides.");
  expect(await later()).toBe("A note.");
  screen.getByRole("button", { name: "next" }).click();
  await tick();
  expect(text()).toBe("Seat 3 rides.");
  expect(await later()).toContain("You have raced.");
});

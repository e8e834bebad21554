import { beforeEach, expect, test, vi } from "vitest";
import * as kept from "./preferences";

beforeEach(() => {
  const box = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => box.get(key) ?? null,
    setItem: (key: string, value: string) => box.set(key, value),
    removeItem: (key: string) => box.delete(key),
  });
});

test("the first game is against three apprentices, later ones against the chosen opponents", () => {
  const players = [2, 3, 4, 5];
  expect(kept.chosenOpponents("palio", players)).toEqual({ count: 3, level: "apprentice" });
  kept.chooseOpponents("palio", { count: 1, level: "maestro" });
  expect(kept.chosenOpponents("palio", players)).toEqual({ count: 1, level: "maestro" });
});

test("stored choices must still fit the game", () => {
  kept.chooseOpponents("calcio", { count: 4, level: "maestro" });
  expect(kept.chosenOpponents("calcio", [2, 3, 4]).count).toBe(3);
  localStorage.setItem("opponents-calcio", "{broken");
  expect(kept.chosenOpponents("calcio", [2, 3])).toEqual({ count: 2, level: "apprentice" });
});

test("the game of the last table is offered first, if it exists", () => {
  expect(kept.lastGame(["palio", "regatta"])).toBe("palio");
  kept.keepLastGame("regatta");
  expect(kept.lastGame(["palio", "regatta"])).toBe("regatta");
  expect(kept.lastGame(["palio"])).toBe("palio");
  expect(kept.lastGame([])).toBeUndefined();
});

test("read tips are remembered per game, until they are reset", () => {
  kept.keepSeenTips("palio", ["welcome"]);
  expect(kept.seenTips("palio")).toEqual(["welcome"]);
  expect(kept.seenTips("regatta")).toEqual([]);
  kept.forgetTips("palio");
  expect(kept.seenTips("palio")).toEqual([]);
});

test("a chapter is resumed where it was left, and is done at its end", () => {
  expect(kept.lessonPlace("palio", "first")).toBeNull();
  kept.keepLessonPlace("palio", "first", { moves: [4, 2], read: 1 });
  kept.keepLessonPlace("palio", "second", { moves: [], read: 2 });
  expect(kept.lessonPlace("palio", "first")).toEqual({ moves: [4, 2], read: 1 });
  expect(kept.doneChapters("palio")).toEqual([]);
  kept.finishChapter("palio", "first");
  kept.finishChapter("palio", "first");
  expect(kept.doneChapters("palio")).toEqual(["first"]);
  expect(kept.lessonPlace("palio", "first")).toBeNull();
  expect(kept.lessonPlace("palio", "second")).toEqual({ moves: [], read: 2 });
});

test("an unreadable place in a lesson counts as none", () => {
  localStorage.setItem("chapters-palio", JSON.stringify({ done: 3, places: { first: { moves: ["x"] } } }));
  expect(kept.lessonPlace("palio", "first")).toBeNull();
  expect(kept.doneChapters("palio")).toEqual([]);
  localStorage.setItem("chapters-palio", "[broken");
  expect(kept.lessonPlace("palio", "first")).toBeNull();
});

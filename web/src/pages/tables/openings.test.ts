import { expect, test } from "vitest";
import type { GameInfo } from "../../core/types";
import { againstBots, firstLesson } from "./openings";

test("against bots there is one seat of one's own, in a place that luck decides", () => {
  const kinds = (luck: number) =>
    againstBots("leonardo", { count: 3, level: "master" }, luck).seats.map(({ kind }) => kind);
  expect(kinds(0)).toEqual(["mine", "bot", "bot", "bot"]);
  expect(kinds(0.5)).toEqual(["bot", "bot", "mine", "bot"]);
  expect(kinds(0.999)).toEqual(["bot", "bot", "bot", "mine"]);
});

test("the lesson is for as few as can play, with the plainest options and the weakest bot", () => {
  const game = {
    slug: "leonardo",
    players: [2, 3, 4, 5],
    options: [{ name: "setup", values: ["beginner", "expert"] }],
  } as unknown as GameInfo;
  expect(firstLesson(game)).toEqual({
    game: "leonardo",
    seats: [{ kind: "mine" }, { kind: "bot", level: "garzone" }],
    options: { setup: "beginner" },
  });
});

test("the lesson of a game that may be long is a short one", () => {
  const game = {
    slug: "magnifico",
    players: [3, 4, 5],
    options: [{ name: "goal", values: ["30", "20", "40", "50"] }],
  } as unknown as GameInfo;
  const { seats, options } = firstLesson(game);
  expect(seats).toHaveLength(3);
  expect(options).toEqual({ goal: "20" });
});

test("the lessons of the quick games are the usual game for two", () => {
  const atelier = {
    slug: "atelier",
    players: [2, 3, 4, 5],
    options: [{ name: "ring", values: ["six", "four"] }],
  } as unknown as GameInfo;
  const omnia = { slug: "omnia", players: [2, 3, 4], options: [] } as unknown as GameInfo;
  expect(firstLesson(atelier)).toMatchObject({
    seats: [{ kind: "mine" }, { kind: "bot", level: "garzone" }],
    options: { ring: "six" },
  });
  expect(firstLesson(omnia)).toMatchObject({ seats: [{ kind: "mine" }, { kind: "bot" }], options: {} });
});

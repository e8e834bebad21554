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

test("the lesson is for two, with the plainest options and the weakest bot", () => {
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

import { expect, test } from "vitest";
import type { GameInfo } from "../../core/types";
import { loadPageMessages } from "../../core/messages";
import { assetsOf, SLUGS } from "../../games";
import { againstBots, firstLesson } from "./tablePresets";

test("against bots the user has one seat, at a random place", () => {
  const kinds = (luck: number) =>
    againstBots("palio", { count: 3, level: "master" }, luck).seats.map(({ kind }) => kind);
  expect(kinds(0)).toEqual(["mine", "bot", "bot", "bot"]);
  expect(kinds(0.5)).toEqual(["bot", "bot", "mine", "bot"]);
  expect(kinds(0.999)).toEqual(["bot", "bot", "bot", "mine"]);
});

test("the lesson has the fewest players, the simplest options and the weakest bot", () => {
  const game = {
    slug: "palio",
    players: [2, 3, 4, 5],
    options: [{ name: "setup", values: ["beginner", "expert"] }],
  } as unknown as GameInfo;
  expect(firstLesson(game)).toEqual({
    game: "palio",
    seats: [{ kind: "mine" }, { kind: "bot", level: "garzone" }],
    options: { setup: "beginner" },
  });
});

test("a game may name the simplest value of an option if it is not the first", () => {
  const game = {
    slug: "regatta",
    players: [3, 4, 5],
    options: [
      { name: "goal", values: ["30", "20", "40"] },
      { name: "wind", values: ["fair", "foul"] },
    ],
  } as unknown as GameInfo;
  const { seats, options } = firstLesson(game, { goal: "20" });
  expect(seats).toHaveLength(3);
  expect(options).toEqual({ goal: "20", wind: "fair" });
});

test.each(SLUGS)("the options of the lesson of %s exist", async (slug) => {
  const messages = await loadPageMessages("en");
  for (const [name, value] of Object.entries(assetsOf(slug).firstGame ?? {}))
    expect(messages.ofGame(slug, `option-${name}-${value}`)).not.toBe("");
});

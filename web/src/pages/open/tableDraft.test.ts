import { expect, test } from "vitest";
import type { GameInfo } from "../../core/types";
import { bot, inOrder, mine, newDraft, open, openingOf, outlook } from "./tableDraft";

const GAME = {
  slug: "palio",
  players: [2, 3, 4, 5],
  options: [
    { name: "setup", values: ["beginner", "expert"] },
    { name: "table", values: ["L", "S"] },
  ],
} as unknown as GameInfo;

test("with friends the user has one seat and the others are open", () => {
  const { seats, public: everybody } = newDraft(GAME);
  expect(seats.map(({ kind }) => kind)).toEqual(["mine", "open", "open"]);
  expect(everybody).toBe(false);
});

test("on this device all seats are ours, and no bot takes over", () => {
  const draft = newDraft(GAME, { here: true });
  expect(draft.seats).toEqual([mine(), mine()]);
  expect(draft.patience).toBeNull();
});

test("there are never fewer or more seats than the game has", () => {
  expect(newDraft({ ...GAME, players: [4, 5] }, { here: true }).seats).toHaveLength(4);
  expect(newDraft({ ...GAME, players: [2] }).seats).toHaveLength(2);
});

test("variants are sent as an option, and only if there are any", () => {
  const draft = newDraft(GAME);
  expect(openingOf("palio", draft)).toMatchObject({
    game: "palio",
    options: { setup: "beginner", table: "L" },
  });
  expect(openingOf("palio", { ...draft, variants: ["night_race"] }).options).toHaveProperty("variants", [
    "night_race",
  ]);
  expect(openingOf("palio", { ...draft, variants: ["night_race"] })).not.toHaveProperty("variants");
});

test("what happens next depends on who is missing", () => {
  const draft = newDraft(GAME);
  expect(outlook(draft)).toBe("link");
  expect(outlook({ ...draft, public: true })).toBe("lobby");
  expect(outlook({ ...draft, seats: [mine(), bot()] })).toBe("begins");
  expect(outlook({ ...draft, seats: [bot(), bot()] })).toBe("watch");
  expect(outlook({ ...draft, seats: [bot(), open()] })).toBe("link");
});

test("values that are numbers are read in their order, others as they come", () => {
  expect(inOrder(["30", "20", "40", "100"])).toEqual(["20", "30", "40", "100"]);
  expect(inOrder(["beginner", "expert"])).toEqual(["beginner", "expert"]);
});

test("the default value is chosen first, at any place in the list", () => {
  expect(newDraft({ ...GAME, options: [{ name: "goal", values: ["30", "20"] }] }).options).toEqual({
    goal: "30",
  });
});

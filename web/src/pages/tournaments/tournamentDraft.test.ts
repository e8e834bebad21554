import { expect, test } from "vitest";
import type { GameInfo } from "../../core/types";
import { inputTime, newTournament, timeOf } from "./tournamentDraft";

const game = (players: number[]) => ({ slug: "toy", players }) as GameInfo;

test("a tournament begins at a quarter of an hour, ten to twenty-five minutes from now", () => {
  const now = Date.UTC(2026, 10, 22, 19, 51);
  expect(newTournament(game([2, 3]), now).starts).toBe(Date.UTC(2026, 10, 22, 20, 15));
});

test("two play at a table if the game allows it, else as few as possible", () => {
  expect(newTournament(game([2, 3, 4]), 0).players).toBe(2);
  expect(newTournament(game([3, 4, 5]), 0).players).toBe(3);
});

test("a moment survives the field of the form", () => {
  const at = Date.UTC(2026, 10, 22, 20, 0);
  expect(timeOf(inputTime(at))).toBe(at);
  expect(timeOf("")).toBeNull();
});

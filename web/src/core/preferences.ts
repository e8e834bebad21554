/** Preferences kept in this browser. Unreadable or invalid values count as not chosen. */
import { LEVELS } from "./levels";
import type { Level } from "./types";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

// ---- opponents of "play now"

export interface Opponents {
  count: number;
  level: Level;
}

/** The opponents chosen last for a game; by default three apprentices, or as many as fit. */
export function chosenOpponents(game: string, players: readonly number[]): Opponents {
  const kept = read(`opponents-${game}`) as Partial<Opponents> | null;
  const [least, most] = [Math.min(...players) - 1, Math.max(...players) - 1];
  const count = typeof kept?.count === "number" ? kept.count : 3;
  return {
    count: Math.min(most, Math.max(least, count)),
    level: LEVELS.find((level) => level === kept?.level) ?? "apprentice",
  };
}

export const chooseOpponents = (game: string, opponents: Opponents): void =>
  localStorage.setItem(`opponents-${game}`, JSON.stringify(opponents));

// ---- the last game

/** The game whose table was opened last, if it is among these; otherwise the first. */
export function lastGame(games: readonly string[]): string | undefined {
  const kept = read("game");
  return games.find((game) => game === kept) ?? games[0];
}

export const keepLastGame = (game: string): void => localStorage.setItem("game", JSON.stringify(game));

// ---- the lesson

/** The names of the tips that have been read in a game's lesson. */
export function seenTips(game: string): string[] {
  const kept = read(`lesson-${game}`);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

export const keepSeenTips = (game: string, names: readonly string[]): void =>
  localStorage.setItem(`lesson-${game}`, JSON.stringify(names));

export const forgetTips = (game: string): void => localStorage.removeItem(`lesson-${game}`);

// ---- the general board

/** Whether the viewer prefers the general board to the boards of the games. */
export const prefersPlainBoard = (): boolean => read("plain-board") === true;

export const choosePlainBoard = (chosen: boolean): void =>
  localStorage.setItem("plain-board", JSON.stringify(chosen));

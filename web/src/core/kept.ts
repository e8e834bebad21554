/** Small choices kept in this browser. What cannot be read, or makes no sense any more, counts as not chosen. */
import type { Level } from "./types";

export const LEVELS = ["garzone", "apprentice", "master", "maestro"] as const satisfies readonly Level[];

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

/** Those chosen last for a game; three apprentices for the first one, or as many as the game has room for. */
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

// ---- the lesson

/** The names of the tips that have been read. */
export function seenTips(): string[] {
  const kept = read("lesson");
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

export const keepSeenTips = (names: readonly string[]): void =>
  localStorage.setItem("lesson", JSON.stringify(names));

export const forgetTips = (): void => localStorage.removeItem("lesson");

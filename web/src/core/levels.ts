import type { Level } from "./types";

/** Weakest first. */
export const LEVELS = [
  "novice",
  "pupil",
  "garzone",
  "apprentice",
  "journeyman",
  "master",
  "maestro",
  "virtuoso",
] as const satisfies readonly Level[];

/** The levels that do not look ahead. They need nothing compiled, so they never warm up. */
const AT_SIGHT: readonly Level[] = LEVELS.slice(0, 3);

/** Whether a level thinks ahead. */
export function looksAhead(level: Level): boolean {
  return !AT_SIGHT.includes(level);
}

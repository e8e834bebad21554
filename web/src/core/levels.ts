import type { Level } from "./types";

/** Weakest first. */
export const LEVELS = ["garzone", "apprentice", "master", "maestro"] as const satisfies readonly Level[];

/** The level that does not look ahead. It needs nothing compiled, so it never warms up. */
export const SIMPLEST: Level = LEVELS[0];

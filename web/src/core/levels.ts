import type { Level } from "./types";

/** Weakest first. */
export const LEVELS = ["garzone", "apprentice", "master", "maestro"] as const satisfies readonly Level[];

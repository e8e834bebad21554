import type { Level } from "./types";

/** From the weakest on. */
export const LEVELS = ["garzone", "apprentice", "master", "maestro"] as const satisfies readonly Level[];

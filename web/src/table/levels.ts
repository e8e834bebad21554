import type { Level } from "../core/types";

/** From the weakest on. */
export const LEVELS: readonly Level[] = ["garzone", "apprentice", "master", "maestro"];

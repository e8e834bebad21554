/** Pictures beside the sections of a game's rulebook; each game's are loaded when its rules are read. */
import type { Pictures } from "./picture";

const GAMES: Record<string, () => Promise<{ default: Pictures }>> = {
  leonardo: () => import("./leonardo"),
  magnifico: () => import("./magnifico"),
  atelier: () => import("./atelier"),
  omnia: () => import("./omnia"),
};

export async function loadPictures(game: string): Promise<Pictures> {
  return (await GAMES[game]?.())?.default ?? {};
}

/** Games count turns or rounds. The server tells which, and which field of a view holds the number. */
import type { GameInfo } from "./types";

export type Unit = GameInfo["unit"];
type Counted = Pick<GameInfo, "slug" | "counter" | "unit">;

const games = new Map<string, Counted>();

/** Remembers what a game counts. Must be called before the other functions here. */
export function rememberCounter(game: Counted): void {
  games.set(game.slug, game);
}

function counted(game: string): Counted {
  const found = games.get(game);
  if (!found) throw new RangeError(`It is not known what ${game} counts`);
  return found;
}

/** What a game counts: "turn" or "round". */
export const unitOf = (game: string): Unit => counted(game).unit;

/** The turn or round of a view; 0 before the first. */
export function roundOf(game: string, view: Record<string, unknown>): number {
  const round = view[counted(game).counter];
  return typeof round === "number" ? round : 0;
}

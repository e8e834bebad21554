/** Games go in turns or in rounds: what a game counts, and where a view of it tells the number, as the server says. */
import type { GameInfo } from "./types";

export type Unit = GameInfo["unit"];
type Counted = Pick<GameInfo, "slug" | "counter" | "unit">;

const games = new Map<string, Counted>();

/** Notes what a game counts; whoever loads a game to show it says so first. */
export function rememberCounter(game: Counted): void {
  games.set(game.slug, game);
}

function counted(game: string): Counted {
  const found = games.get(game);
  if (!found) throw new RangeError(`Nobody has said what ${game} counts`);
  return found;
}

/** What a game counts, as the words call it. */
export const unitOf = (game: string): Unit => counted(game).unit;

/** In which of them a view is; 0 before the first. */
export function roundOf(game: string, view: Record<string, unknown>): number {
  const round = view[counted(game).counter];
  return typeof round === "number" ? round : 0;
}

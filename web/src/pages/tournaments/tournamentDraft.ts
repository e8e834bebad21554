/** The contents of the form that announces a tournament. */
import type { GameInfo, TournamentRequest } from "../../core/types";

const QUARTER = 15 * 60_000; // milliseconds

/** A Swiss tournament of five rounds, at the next quarter of an hour that is at least ten minutes away. */
export function newTournament(game: GameInfo, now: number): TournamentRequest {
  const least = Math.min(...game.players);
  return {
    name: "",
    game: game.slug,
    players: game.players.includes(2) ? 2 : least,
    format: "swiss",
    starts: Math.ceil((now + 10 * 60_000) / QUARTER) * QUARTER,
    rounds: 5,
    minutes: null,
    fill: null,
  };
}

/** A moment as a field for local date and time has it: 2026-11-22T20:00 */
export function inputTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment in such a field; null if it is empty or incomplete. */
export function timeOf(value: string): number | null {
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? null : at;
}

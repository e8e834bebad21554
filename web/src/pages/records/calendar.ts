/** Days as squares: a column for each week, from Monday to Sunday. Days are those of UTC, as the server counts them. */
import type { Profile } from "../../core/types";

export type PlayedDay = Profile["calendar"][number];

export interface Square {
  /** As 2026-05-17. */
  readonly day: string;
  readonly games: number;
  /** How dark it is: 0 to 4. */
  readonly shade: number;
}
const DAY = 86_400_000;
const SHADES = [1, 2, 4, 7]; // the least number of games of a day for each shade

const name = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The last weeks, the oldest first; days to come are left out. */
export function weeksUntil(now: number, count: number, played: readonly PlayedDay[]): Square[][] {
  const games = new Map(played.map((one) => [one.day, one.games]));
  const today = Math.floor(now / DAY) * DAY;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => monday + ((week - count + 1) * 7 + i) * DAY)
      .filter((at) => at <= today)
      .map((at) => {
        const found = games.get(name(at)) ?? 0;
        return { day: name(at), games: found, shade: SHADES.filter((least) => found >= least).length };
      }),
  );
}

/** The games of each month, as 2026-05, the newest first. */
export function months(played: readonly PlayedDay[]): { month: string; days: number; games: number }[] {
  const found = new Map<string, { month: string; days: number; games: number }>();
  for (const { day, games } of played) {
    const month = day.slice(0, 7);
    const sum = found.get(month) ?? { month, days: 0, games: 0 };
    found.set(month, { month, days: sum.days + 1, games: sum.games + games });
  }
  return [...found.values()].sort((a, b) => b.month.localeCompare(a.month));
}

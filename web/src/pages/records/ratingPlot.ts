/** The geometry of a rating's curve. */
import type { Profile } from "../../core/types";

export type RatingPoint = Profile["ratings"][number]["history"][number];

const STEPS = [50, 100, 200, 500, 1000, 2000];
const MOST_LINES = 5;
const WIDEST = 300; // points of an interval that are shown
const ROOM = 60; // points above and below the curve

export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Where lines are drawn. */
  readonly lines: readonly number[];
}

/** A range with room for the curve and for today's interval. Wide intervals are cut off, or the curve would be flat. */
export function scaleOf(history: readonly RatingPoint[]): Scale {
  const points = history.map((one) => one.points);
  const last = history.at(-1);
  const around = Math.min(WIDEST, last?.uncertainty ?? 0);
  const now = last ? [last.points - around, last.points + around] : [];
  const [low, high] = [Math.min(...points, ...now) - ROOM, Math.max(...points, ...now) + ROOM];
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES) ?? STEPS.at(-1)!;
  const [least, most] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const lines = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step);
  return { least, most, lines };
}

/** How far along the time axis a moment is, 0 to 1. A single game is in the middle. */
export function alongTime(at: number, history: readonly RatingPoint[]): number {
  const [first, last] = [history[0]?.at ?? 0, history.at(-1)?.at ?? 0];
  return last === first ? 0.5 : (at - first) / (last - first);
}

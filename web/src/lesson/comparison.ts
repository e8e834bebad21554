/** Where the points of a game came from, for the end of a guided first game: the learner beside the best of the others. */
import type { PointsOfSource } from "../core/types";

export interface ComparedSource {
  /** The source, with the text `points-<name>` in the game's `lesson.ftl`; null for what no source explains. */
  name: string | null;
  own: number;
  other: number;
}

/** The points of two seats by their sources. Sources that brought nothing to either are left out. */
export const compared = (
  sources: readonly PointsOfSource[],
  [own, other]: readonly [number, number],
): ComparedSource[] =>
  sources
    .map(({ name, points }) => ({ name, own: points[own] ?? 0, other: points[other] ?? 0 }))
    .filter(({ own: mine, other: theirs }) => mine !== 0 || theirs !== 0);

/** The seat with the most points besides one. */
export function bestOther(scores: readonly number[], own: number): number {
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== own);
  return others.reduce(
    (best, seat) => ((scores[seat] ?? 0) > (scores[best] ?? 0) ? seat : best),
    others[0] ?? 0,
  );
}

/** The row that made the largest difference. */
export const decisive = (rows: readonly ComparedSource[]): ComparedSource | undefined =>
  rows.toSorted((a, b) => Math.abs(b.own - b.other) - Math.abs(a.own - a.other))[0];

/**
 * Where the points of a game came from, for the end of a guided first game. A game says which of its events bring
 * points; the sums are compared for the learner and the best of the others.
 */
import type { GameEvent } from "../table/boardProps";

/** A source of points. Its text is `points-<name>` in the game's `lesson.ftl`. */
export interface PointSource {
  name: string;
  /** The arguments of events that are added up, by the name of the event. */
  gained?: Readonly<Record<string, readonly string[]>>;
  /** Those that are subtracted. */
  spent?: Readonly<Record<string, readonly string[]>>;
}

export interface ComparedSource {
  /** The source; null for what no source explains. */
  name: string | null;
  own: number;
  other: number;
}

const sum = (
  events: readonly GameEvent[],
  seat: number,
  counted: Readonly<Record<string, readonly string[]>> = {},
): number =>
  events
    .filter(({ who }) => who === seat)
    .flatMap((event) => (counted[event.event] ?? []).map((arg) => Number(event[arg] ?? 0)))
    .reduce((total, points) => total + points, 0);

/** The points of two seats by their sources. Sources that brought nothing to either are left out. */
export function compared(
  sources: readonly PointSource[],
  events: readonly GameEvent[],
  scores: readonly number[],
  [own, other]: readonly [number, number],
): ComparedSource[] {
  const of = ({ gained, spent }: PointSource, seat: number) =>
    sum(events, seat, gained) - sum(events, seat, spent);
  const rows: ComparedSource[] = sources.map((source) => ({
    name: source.name,
    own: of(source, own),
    other: of(source, other),
  }));
  const rest = (seat: number, which: "own" | "other") =>
    (scores[seat] ?? 0) - rows.reduce((total, row) => total + row[which], 0);
  rows.push({ name: null, own: rest(own, "own"), other: rest(other, "other") });
  return rows.filter(({ own: mine, other: theirs }) => mine !== 0 || theirs !== 0);
}

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

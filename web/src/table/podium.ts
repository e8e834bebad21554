/** The end of a game: how points are counted up, and which move decided it. */
import type { Analysis } from "../core/types";

export interface Counted {
  readonly seat: number;
  readonly score: number;
  readonly won: boolean;
}

/** The points to show after some time: one seat after the other, each for one beat. Without a beat all at once. */
export function counted<Row extends Counted>(
  order: readonly Row[],
  elapsed: number,
  beat: number,
): (Row & { points: number; begun: boolean })[] {
  return order.map((row, i) => {
    const part = beat && Number.isFinite(elapsed) ? Math.min(1, Math.max(0, elapsed / beat - i)) : 1;
    return { ...row, points: Math.round(part * row.score), begun: part > 0 };
  });
}

export interface DecisiveMoment {
  /** Of the move, counted from 1. */
  number: number;
  seat: number;
  text: string;
  /** The winner's chance before and after, 0 to 1. */
  before: number;
  after: number;
}

/** The move after which a winner's chance rose most; null if nothing is known or nothing stands out. */
export function decisiveMoment(
  { chances, moves }: Pick<Analysis, "chances" | "moves">,
  winners: readonly number[],
): DecisiveMoment | null {
  const winner = winners[0];
  if (winner === undefined) return null;
  let best: DecisiveMoment | null = null;
  for (const [i, { seat, text }] of moves.entries()) {
    const [before, after] = [chances[i]?.[winner] ?? 0, chances[i + 1]?.[winner] ?? 0];
    if (after - before > (best ? best.after - best.before : NOTABLE))
      best = { number: i + 1, seat, text, before, after };
  }
  return best;
}
const NOTABLE = 0.05;

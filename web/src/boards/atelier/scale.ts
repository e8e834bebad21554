/** Where the markers of the esteem scale stand. */

const SHORTEST = 40; // points; the last level begins at 31
const BREADTH = 0.056; // of a marker, as a part of the scale on a phone

/** The scale is as long as it must be, in tens. */
export const scaleEnd = (most: number) => Math.max(SHORTEST, 10 * Math.ceil((most + 1) / 10));

/** Markers that would cover each other stand one above the other. */
export function lanes(esteem: readonly number[], end: number): { lane: number[]; count: number } {
  const lane = esteem.map(() => 0);
  const reach: number[] = [];
  const order = esteem.map((_, seat) => seat).sort((a, b) => esteem[a]! - esteem[b]! || a - b);
  for (const seat of order) {
    const x = esteem[seat]! / end;
    let at = reach.findIndex((taken) => x - taken >= BREADTH);
    if (at < 0) at = reach.length;
    reach[at] = x;
    lane[seat] = at;
  }
  return { lane, count: Math.max(1, reach.length) };
}

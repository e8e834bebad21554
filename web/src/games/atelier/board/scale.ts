/** Where the markers of the esteem scale stand. */

const SHORTEST = 40; // points; the last level begins at 31
const BREADTH = 0.06; // of a marker, as a part of the scale on a phone

/** The scale is as long as it must be, in tens, with room for a marker that steps aside at its end. */
export const scaleEnd = (most: number) => Math.max(SHORTEST, 10 * Math.ceil((most + 3) / 10));

export interface Stand {
  /** Row, from the scale upwards. */
  lane: number;
  /** How many markers to the right of where it belongs; a line leads back. */
  aside: number;
}

/**
 * Markers that would cover each other stand one above the other, and when all rows are full they fan out to the right.
 * From left to right each takes the first free place, so the order is kept and it fits on any wider scale.
 */
export function fan(esteem: readonly number[], end: number, rows: number): Stand[] {
  const stands = esteem.map((): Stand => ({ lane: 0, aside: 0 }));
  const taken = Array.from({ length: rows }, () => -BREADTH);
  const order = esteem.map((_, i) => i).sort((a, b) => esteem[a]! - esteem[b]! || a - b);
  for (const i of order) {
    const x = esteem[i]! / end;
    const free = (aside: number) => taken.findIndex((last) => x + aside * BREADTH >= last + BREADTH);
    let aside = 0;
    while (free(aside) < 0) aside++;
    const lane = free(aside);
    taken[lane] = x + aside * BREADTH;
    stands[i] = { lane, aside };
  }
  return stands;
}

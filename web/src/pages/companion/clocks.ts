/** The clocks of the players: each counts while its seat is to act. They are kept with the game and sent with entries. */

export interface KeptClocks {
  /** Milliseconds of each seat up to `at`. */
  readonly spent: readonly number[];
  /** The seats whose clocks count. */
  readonly counting: readonly number[];
  /** Since when; null while they are paused. */
  readonly at: number | null;
}

const LONGEST = 30 * 60_000; // counted at once: the table was left, not thinking

/** What each clock shows. */
export function shownAt({ spent, counting, at }: KeptClocks, now: number): number[] {
  const more = at === null ? 0 : Math.max(0, Math.min(now - at, LONGEST));
  return spent.map((time, seat) => Math.round(time + (counting.includes(seat) ? more : 0)));
}

/** The same clocks, with other seats to act from now on; nobody in between, as while a question is open, changes nothing. */
export function handedTo(clocks: KeptClocks, seats: readonly number[], now: number): KeptClocks {
  const counting = seats.length ? [...seats] : clocks.counting;
  return { spent: shownAt(clocks, now), counting, at: clocks.at === null ? null : now };
}

export function paused(clocks: KeptClocks, now: number): KeptClocks {
  return { ...clocks, spent: shownAt(clocks, now), at: null };
}

export const resumed = (clocks: KeptClocks, now: number): KeptClocks => ({ ...clocks, at: now });

/** Nobody's clock counts any more. */
export const ended = (clocks: KeptClocks, now: number): KeptClocks => ({
  spent: shownAt(clocks, now),
  counting: [],
  at: clocks.at,
});

/** As 1:05 or 1:02:05. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

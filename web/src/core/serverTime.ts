import type { ClockInfo, SeatInfo } from "./types";

/**
 * The server's time. A dated message was sent a little before it arrives, so the server's time is at least that date.
 * The message that arrived fastest gives the best estimate of the difference between the clocks.
 */
export class ServerTime {
  #ahead: number | null = null;

  /** A message with this date arrived just now. */
  heard(at: number): void {
    if (Number.isFinite(at)) this.#ahead = Math.max(at - Date.now(), this.#ahead ?? -Infinity);
  }

  now(): number {
    return Date.now() + (this.#ahead ?? 0);
  }
}

/** Shared by all connections: there is one server. */
export const serverTime = new ServerTime();

/** The milliseconds each seat has left; `now` is the server's time. A clock stands while its person is on holiday. */
export function timeLeft(
  clocks: ClockInfo,
  now: number = serverTime.now(),
  seats: readonly Pick<SeatInfo, "holiday">[] = [],
): number[] {
  return clocks.left.map((left, seat) => {
    if (!clocks.running.includes(seat)) return left;
    const [start, until] = seats[seat]?.holiday ?? [now, now];
    const standing = Math.max(0, Math.min(now, until ?? now) - Math.max(clocks.at, start ?? now));
    return Math.max(0, left - Math.max(0, now - clocks.at - standing));
  });
}

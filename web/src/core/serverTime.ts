import type { ClockInfo } from "./types";

/**
 * The server's time. Whatever the server dates was sent a little before it is heard, so its time is at least that; of
 * all that was heard, what came fastest tells best how far our clocks are apart.
 */
export class ServerTime {
  #ahead: number | null = null;

  /** Something dated by the server came just now. */
  heard(at: number): void {
    if (Number.isFinite(at)) this.#ahead = Math.max(at - Date.now(), this.#ahead ?? -Infinity);
  }

  now(): number {
    return Date.now() + (this.#ahead ?? 0);
  }
}

/** One for all connections: there is one server. */
export const serverTime = new ServerTime();

/** The milliseconds each seat has left; `now` is the server's time. */
export function timeLeft(clocks: ClockInfo, now: number = serverTime.now()): number[] {
  const spent = Math.max(0, now - clocks.at);
  return clocks.left.map((left, seat) => (clocks.running.includes(seat) ? Math.max(0, left - spent) : left));
}

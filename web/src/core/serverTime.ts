import type { ClockInfo } from "./types";

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

/** The milliseconds each seat has left; `now` is the server's time. */
export function timeLeft(clocks: ClockInfo, now: number = serverTime.now()): number[] {
  const spent = Math.max(0, now - clocks.at);
  return clocks.left.map((left, seat) => (clocks.running.includes(seat) ? Math.max(0, left - spent) : left));
}

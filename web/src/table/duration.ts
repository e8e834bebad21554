/** Time left as short text: to the second in a live game, to the hour by correspondence. */
import type { Messages } from "../core/messages";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeInWords(milliseconds: number, messages: Messages): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY)
    return messages.say("time-days", {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  if (left >= HOUR)
    return messages.say("time-hours", {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

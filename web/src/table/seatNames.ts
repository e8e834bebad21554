/** How those who sit at a table are called in sentences. */
import type { Messages } from "../core/messages";

export interface Sitter {
  name: string;
  level?: string | null;
}

/**
 * People by their name, bots and empty seats by their pigment. Of people with the same name the pigment tells who is who;
 * several seats of one person, who shares the screen, are players of their own and go by pigment alone.
 */
export function seatNames(
  seats: readonly Sitter[],
  messages: Messages,
  shared: readonly number[] = [],
): readonly string[] {
  return seats.map(({ name }, seat) => {
    const pigment = messages.say(`seat-${seat}`);
    if (!name || (shared.length > 1 && shared.includes(seat))) return pigment;
    const alone = seats.filter((other) => other.name === name).length === 1;
    return alone ? name : messages.say("name-and-pigment", { name, pigment });
  });
}

/** The names of the players of a table in sentences. */
import type { Messages } from "../core/messages";

export interface Sitter {
  name: string;
  level?: string | null;
}

/**
 * People have their name, bots and empty seats their pigment. People with the same name get both. Players who share a
 * screen have the pigment alone.
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

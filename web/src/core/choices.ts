import type { Args } from "./messages";

/** A legal move of the viewer, as the server lists it. The client has no other source of moves. */
export interface Choice {
  move: number;
  name: string;
  args: Record<string, string | number>;
}

/** What the table asks now: a message key and its arguments. */
export interface Prompt {
  key: string;
  args: Args;
}

/** The choices with one of these names and with these arguments. */
export function matching(
  choices: readonly Choice[],
  names: readonly string[],
  args: Choice["args"] = {},
): Choice[] {
  const wanted = Object.entries(args);
  return choices.filter(
    (c) => names.includes(c.name) && wanted.every(([name, value]) => c.args[name] === value),
  );
}

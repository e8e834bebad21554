import type { Args } from "./messages";

/** The moves that are open to the viewer, as the server lists them. The client knows no other source of them. */
export interface Choice {
  move: number;
  name: string;
  args: Record<string, string | number>;
}

/** An open question of the table: a message and its arguments. */
export interface Prompt {
  key: string;
  args: Args;
}

/** The choices of some names, with arguments as given. */
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

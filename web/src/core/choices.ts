import type { Args } from "./messages";

/** A legal move of the viewer, as the server lists it. The client has no other source of moves. */
export interface Choice {
  move: number;
  name: string;
  args: Record<string, string | number>;
}

/** A move by name and arguments, legal or not. */
export type Move<C extends Choice = Choice> = C extends Choice ? Omit<C, "move"> : never;

/** What the table asks now: a message key and its arguments. */
export interface Prompt {
  key: string;
  args: Args;
}

/** The choices with one of these names and with these arguments. */
export function matching<C extends Choice, Name extends C["name"]>(
  choices: readonly C[],
  names: readonly Name[],
  args: Choice["args"] = {},
): Extract<C, { name: Name }>[] {
  const wanted = Object.entries(args);
  const named = choices.filter((c): c is Extract<C, { name: Name }> => isOneOf(names, c.name));
  return named.filter((c) => {
    const given: Choice["args"] = c.args;
    return wanted.every(([name, value]) => given[name] === value);
  });
}

/** Whether a word is one of a list, which may hold fewer words than it could be. */
export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

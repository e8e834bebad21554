/**
 * The lessons as data: which tip belongs to which question. No rules here: a tip is found by the key of the prompt, what
 * it is about, the moves that are offered, and how far the game is. The order is that of a first game; of several that
 * fit, the first unread one is shown. The tips are in `games/<slug>/lesson.ts`, their texts
 * in `games/<slug>/words/<language>/lesson.ftl`, as `tip-<name>`.
 */
import type { Choice, Prompt } from "../core/choices";

type Value = string | number;
/** Arguments by name: each is this value, or one of these. */
type Wanted = Record<string, Value | readonly Value[]>;

export interface Tip {
  name: string;
  /** The prompt it belongs to, or one of several; without one, any. */
  prompt?: string | readonly string[];
  /** Only if the prompt is about these. */
  about?: Wanted;
  /** Only if such a move is offered: of one of these names, with these arguments, with a card on which this is printed. */
  offered?: { names?: readonly string[]; args?: Wanted; card?: Wanted };
  /** Not before this round, or this turn in a game that counts those. */
  round?: number;
  /** The clause of the rulebook for those who want all of it. */
  clause?: string;
}

/** Of what is printed on the pieces of a game: its cards, if it has any, by their names. */
export interface Printed {
  cards?: readonly Record<string, unknown>[];
}

export interface Moment {
  prompt: Prompt;
  choices: readonly Choice[];
  round: number;
  facts: Printed;
}

/** Whether a tip belongs to what is asked now. */
export function belongs(tip: Tip, { prompt, choices, round, facts }: Moment): boolean {
  const { offered } = tip;
  return (
    (tip.prompt === undefined || [tip.prompt].flat().includes(prompt.key)) &&
    has(prompt.args, tip.about) &&
    round >= (tip.round ?? 0) &&
    (offered === undefined ||
      choices.some(
        ({ name, args }) =>
          (offered.names === undefined || offered.names.includes(name)) &&
          has(args, offered.args) &&
          has(facts.cards?.find((card) => card.name === args.card) ?? {}, offered.card),
      ))
  );
}

function has(given: Record<string, unknown>, wanted: Wanted = {}): boolean {
  return Object.entries(wanted).every(([name, values]) =>
    [values].flat().some((value) => value === bare(given[name])),
  );
}

/** A word of a prompt, without its kind. */
const bare = (given: unknown) =>
  typeof given === "object" && given !== null && "value" in given ? given.value : given;

/** The tips for what is asked now that have not been read, in their order. */
export function waiting(lesson: readonly Tip[], moment: Moment, seen: readonly string[]): readonly Tip[] {
  return lesson.filter((tip) => !seen.includes(tip.name) && belongs(tip, moment));
}

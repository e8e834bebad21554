/**
 * Lessons as data: which tip belongs to which question. No rules here: a tip is found by the key of the prompt, its
 * arguments, the moves on offer, and the round. Tips stand in the order of a first game; the first unread one that fits
 * is shown. The tips are in `games/<slug>/lesson.ts`, their texts in `games/<slug>/locale/<language>/lesson.ftl`, as
 * `tip-<name>`.
 */
import type { Choice, Prompt } from "../core/choices";

type Value = string | number;
/** Arguments by name: the wanted value, or one of several. */
type Wanted = Record<string, Value | readonly Value[]>;

export interface Tip {
  name: string;
  /** The prompt it belongs to, or several; by default any. */
  prompt?: string | readonly string[];
  /** Only if the prompt has these arguments. */
  about?: Wanted;
  /** Only if such a move is legal: one of these names, these arguments, a card with this printed on it. */
  offered?: { names?: readonly string[]; args?: Wanted; card?: Wanted };
  /** Not before this round (or turn). */
  round?: number;
  /** The chapter of the lesson that teaches it. Those who have played it do not need the tip. */
  chapter?: string;
  /** The clause of the rulebook that says more. */
  clause?: string;
}

/** The cards among a game's facts, if it has any. */
export interface Printed {
  cards?: readonly Record<string, unknown>[];
}

export interface Moment {
  prompt: Prompt;
  choices: readonly Choice[];
  round: number;
  facts: Printed;
}

/** Whether a tip fits the current question. */
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

/** The value of a named value. */
const bare = (given: unknown) =>
  typeof given === "object" && given !== null && "value" in given ? given.value : given;

/** The unread tips for the current question, in their order, without those that chapters have taught. */
export function waiting(
  lesson: readonly Tip[],
  moment: Moment,
  seen: readonly string[],
  done: readonly string[] = [],
): readonly Tip[] {
  const taught = ({ chapter }: Tip) => chapter !== undefined && done.includes(chapter);
  return lesson.filter((tip) => !seen.includes(tip.name) && !taught(tip) && belongs(tip, moment));
}

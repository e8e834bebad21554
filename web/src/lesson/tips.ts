/**
 * The lesson as data: which tip belongs to which question. No rules here: a tip is found by the key of the prompt, what
 * it is about, the moves that are offered, and the number of the turn. The order is that of a first game; of several
 * that fit, the first unread one is shown. The texts are in `words/<language>/lesson.ftl`, as `tip-<name>`.
 */
import type { Choice, Prompt } from "../core/choices";

export interface Tip {
  name: string;
  /** The prompt it belongs to; without one, any. */
  prompt?: string;
  /** Only if a prompt is about this place. */
  about?: string;
  /** Only if such a move is offered, or one that leads to such a place. */
  offered?: { name?: string; place?: string };
  /** Not before this turn. */
  turn?: number;
  /** The clause of the rulebook for those who want all of it. */
  clause?: string;
}

const ASSIGNMENT = "prompt-assignment";
const OFFER = "prompt-offer";
const LABORATORY = "prompt-laboratory";
const to = (place: string) => ({ prompt: ASSIGNMENT, offered: { place } });

export const TIPS: Record<string, readonly Tip[]> = {
  leonardo: [
    { name: "welcome" },
    { name: "laboratory", prompt: LABORATORY, clause: "6.1" },
    { name: "start", prompt: LABORATORY, offered: { name: "start" }, clause: "6.3" },
    { name: "assignment", prompt: ASSIGNMENT, clause: "7.2" },
    // The city closes before these: who has not met a place by then has no use for its tip.
    { name: "research", prompt: LABORATORY, turn: 8, clause: "10.4" },
    { name: "research-assignment", prompt: ASSIGNMENT, turn: 8, clause: "10.4" },
    { name: "labs", ...to("small_lab"), clause: "8.L.1" },
    { name: "shops", ...to("blacksmith"), clause: "8.D.1" },
    { name: "academy", ...to("academy"), clause: "8.C.1" },
    { name: "council", ...to("council"), clause: "8.A.1" },
    { name: "workshop", ...to("workshop"), clause: "8.B.7" },
    { name: "master", prompt: ASSIGNMENT, offered: { name: "master" }, clause: "8.2" },
    { name: "pass", prompt: ASSIGNMENT, turn: 2, clause: "7.3" },
    { name: "cancel", prompt: LABORATORY, offered: { name: "cancel" }, turn: 2, clause: "6.14" },
    { name: "naming", prompt: "prompt-naming", clause: "8.A.4" },
    { name: "choosing", prompt: "prompt-choosing", clause: "8.A.5" },
    { name: "arranging", prompt: "prompt-arranging", clause: "8.A.10" },
    { name: "offer", prompt: OFFER, clause: "8.B.1" },
    { name: "improve", prompt: OFFER, about: "workshop", clause: "8.B.7" },
    { name: "hire", prompt: OFFER, about: "academy", clause: "8.C.1" },
    { name: "announcing", prompt: "prompt-announcing", clause: "9.1" },
    { name: "complete", prompt: "prompt-announcing", offered: { name: "announce" }, clause: "9.5" },
    { name: "auction", prompt: "prompt-auction", clause: "9.14" },
    { name: "over", prompt: "prompt-over", clause: "11.2" },
  ],
};

export interface Moment {
  prompt: Prompt;
  choices: readonly Choice[];
  turn: number;
}

/** Whether a tip belongs to what is asked now. */
export function belongs(tip: Tip, { prompt, choices, turn }: Moment): boolean {
  const { offered } = tip;
  const place = prompt.args.place;
  const about = typeof place === "object" ? place.value : place;
  return (
    (tip.prompt === undefined || tip.prompt === prompt.key) &&
    (tip.about === undefined || tip.about === about) &&
    turn >= (tip.turn ?? 0) &&
    (offered === undefined ||
      choices.some(
        ({ name, args }) =>
          (offered.name === undefined || name === offered.name) &&
          (offered.place === undefined || args.place === offered.place),
      ))
  );
}

/** The tips for what is asked now that have not been read, in their order. */
export function waiting(game: string, moment: Moment, seen: readonly string[]): readonly Tip[] {
  return (TIPS[game] ?? []).filter((tip) => !seen.includes(tip.name) && belongs(tip, moment));
}

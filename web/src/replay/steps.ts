/** The steps of a replay: what the board shows and what is said at each. */
import { roundOf } from "../core/rounds";
import type { Translator } from "../core/translator";
import type { Replay, Step } from "../core/types";
import { sentence } from "../table/logLines";

export type View = Record<string, unknown>;

/**
 * The view for the board at a step. Nobody is to move in a replay. If everything is shown, the server sends the whole
 * position without a viewer: it is seen from one seat's side, and the last step has the result.
 */
export function viewAt(replay: Replay, index: number, side: number): View {
  const view = replay.steps[index]!.view;
  const over = index === replay.steps.length - 1;
  return {
    ...view,
    seat: "seat" in view ? view.seat : side,
    asked: false,
    ...(over ? { scores: replay.scores, winners: replay.winners } : {}),
  };
}

/** What happened at a step; the move itself if it had no events. */
export function saidAt(step: Step, translator: Translator): string[] {
  if (step.events.length) return step.events.map((event) => sentence(event, translator));
  if (step.name === null || step.seat === null) return [];
  const move = translator.move({ name: step.name, args: step.args }, { unseen: step.unseen });
  return [translator.say("replay-moved", { seat: { kind: "seat", value: step.seat }, move })];
}

export interface RoundStart {
  readonly round: number;
  readonly index: number;
}

/** Where each round (or turn) begins. */
export function roundsOf({ game, steps }: Pick<Replay, "game" | "steps">): RoundStart[] {
  const starts: RoundStart[] = [];
  steps.forEach((step, index) => {
    const round = roundOf(game, step.view);
    if (round > 0 && round !== starts.at(-1)?.round) starts.push({ round, index });
  });
  return starts;
}

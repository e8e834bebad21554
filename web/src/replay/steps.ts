/** A replay as a row of moments: what the board shows of each, and what is said of it. */
import { roundOf } from "../core/rounds";
import type { Translator } from "../core/translator";
import type { Replay, Step } from "../core/types";
import { sentence } from "../table/logLines";

export type View = Record<string, unknown>;

/**
 * What the board is given at a moment. Nobody is asked in a replay. Where everything is shown, the server tells the whole
 * position, which has no viewer: it is seen from a seat's side of the table, and the result is told with the last moment.
 */
export function viewAt(replay: Replay, index: number, side: number): View {
  const view = replay.steps[index]!.view as View;
  const over = index === replay.steps.length - 1;
  return {
    ...view,
    seat: "seat" in view ? view.seat : side,
    asked: false,
    ...(over ? { scores: replay.scores, winners: replay.winners } : {}),
  };
}

/** What happened at a moment; a move that nothing came of is said itself. */
export function saidAt(step: Step, translator: Translator): string[] {
  if (step.events.length) return step.events.map((event) => sentence(event, translator));
  if (step.name === null || step.seat === null) return [];
  const move = translator.move({ name: step.name, args: step.args });
  return [translator.say("replay-moved", { seat: { kind: "seat", value: step.seat }, move })];
}

export interface RoundStart {
  readonly round: number;
  readonly index: number;
}

/** Where each round begins, or each turn in games that count those. */
export function roundsOf({ game, steps }: Pick<Replay, "game" | "steps">): RoundStart[] {
  const starts: RoundStart[] = [];
  steps.forEach((step, index) => {
    const round = roundOf(game, step.view as View);
    if (round > 0 && round !== starts.at(-1)?.round) starts.push({ round, index });
  });
  return starts;
}

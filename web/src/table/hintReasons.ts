/** The reasons of a hint as sentences. */
import type { HintReason } from "../core/types";
import { unitOf } from "../core/rounds";
import type { TableModel } from "./tableModel.svelte";

/** What the recommended move brings, or costs, until the end of the next turn. */
export function reasonText({ measure, seat, more }: HintReason, model: TableModel): string {
  const own = seat === model.seat;
  const key = `hint-${own ? "own" : "rival"}-${more > 0 ? "more" : "fewer"}`;
  const amount = new Intl.NumberFormat(model.game.messages.language, {
    minimumFractionDigits: 1, // so that an average reads as one, and the plural fits
    maximumFractionDigits: 1,
  });
  return model.say(key, {
    amount: amount.format(Math.abs(more)),
    what: { kind: "measure", value: measure },
    seat: { kind: "seat", value: seat },
    until: model.say(`hint-until-${unitOf(model.game.slug)}`),
  });
}

/** What happens to an entry that waits to be sent, when its turn comes. The server checks it; this only decides how. */
import type { HomeEvent, HomeState } from "../../core/types";
import type { Unsent } from "./keptGame";

export type NextStep =
  | { readonly do: "send"; readonly version: number }
  /** The server knows it already, because it follows by the rules. */
  | { readonly do: "skip" }
  /** A person has to decide: `why` is part of the key of a message. */
  | { readonly do: "stop"; readonly why: "note" | "question" | "not-asked" };

export function nextStep(item: Unsent, state: HomeState): NextStep {
  const { entry } = item;
  if (entry === null) return { do: "stop", why: "note" };
  if (entry.kind === "move" && state.question) return { do: "stop", why: "question" };
  if (entry.kind === "event" && !state.question)
    return isTold(entry.event, state.told) ? { do: "skip" } : { do: "stop", why: "not-asked" };
  return { do: "send", version: item.version ?? state.version };
}

/** Whether an event is among those of the last step. Arguments that were left out fit anything. */
export function isTold(event: HomeEvent["event"], told: readonly HomeEvent[]): boolean {
  if (event === null) return true; // nothing more happened, and nothing more is asked
  const wanted = Object.entries(event);
  return told.some(({ event: one }) => one && wanted.every(([name, value]) => one[name] === value));
}

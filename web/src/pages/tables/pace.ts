import type { Pace } from "../../core/types";
import type { Messages } from "../../core/messages";

/** The pace of a table as text. Missing numbers have their defaults. */
export function paceInWords(pace: Pace, messages: Messages): string {
  switch (pace.kind) {
    case "unhurried":
      return messages.say("pace-unhurried");
    case "live":
      return messages.say("pace-live-of", {
        minutes: Math.round((pace.bank ?? 600) / 6) / 10,
        seconds: pace.increment ?? 20,
      });
    case "correspondence":
      return messages.say("pace-correspondence-of", { hours: pace.hours ?? 24 });
  }
}

import type { Pace } from "../../core/types";
import type { Messages } from "../../core/messages";

/** How fast a table is. The server leaves nothing out of a pace it has kept; what is missing has its default. */
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

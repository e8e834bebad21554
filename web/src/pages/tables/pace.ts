import type { Pace } from "../../core/types";
import type { Words } from "../../core/words";

/** How fast a table is. The server leaves nothing out of a pace it has kept; what is missing has its default. */
export function paceInWords(pace: Pace, words: Words): string {
  switch (pace.kind) {
    case "unhurried":
      return words.say("pace-unhurried");
    case "live":
      return words.say("pace-live-of", {
        minutes: Math.round((pace.bank ?? 600) / 6) / 10,
        seconds: pace.increment ?? 20,
      });
    case "correspondence":
      return words.say("pace-correspondence-of", { hours: pace.hours ?? 24 });
  }
}

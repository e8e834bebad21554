import type { Choice } from "../../../core/choices";
import type { Speech } from "../../../core/speech";
import { invention, need, workIn } from "./reading";
import { recipe } from "./sayings";
import type { Facts, Lab, View } from "./types";

/** What a prepared choice will do, in a sentence; nothing where the choice says it all. */
export function consequence(speech: Speech, view: View, facts: Facts, choice: Choice): string {
  const seat = view.seat ?? 0;
  const { lab, invention: number, count } = choice.args;
  const work = workIn(view, seat, lab as Lab);
  switch (choice.name) {
    case "send":
      return speech.say("menu-left", { count: (view.supply[seat] ?? 0) - Number(count) });
    case "start": {
      const card = invention(facts, Number(number));
      return speech.say(view.requested.includes(card.number) ? "menu-uses" : "menu-uses-early", {
        recipe: recipe(speech, card.recipe),
        time: speech.say("weeks", { weeks: need(view, seat, card.number) }),
        florins: card.black,
      });
    }
    case "cancel":
      return work
        ? speech.say("menu-cancel", { recipe: recipe(speech, invention(facts, work.invention).recipe) })
        : "";
    case "announce":
      return work ? speech.say("menu-announce", { florins: work.florins }) : "";
    default:
      return "";
  }
}

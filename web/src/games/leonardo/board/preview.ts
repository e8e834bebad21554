import type { Translator } from "../../../core/translator";
import { invention, need, workIn } from "./selectors";
import { recipe } from "./labels";
import type { Choice, Facts, View } from "./types";

/** What a prepared choice will do, as a sentence; empty if the choice says it all. */
export function consequence(translator: Translator, view: View, facts: Facts, choice: Choice): string {
  const seat = view.seat ?? 0;
  switch (choice.name) {
    case "send":
      return translator.say("menu-left", { count: (view.supply[seat] ?? 0) - choice.args.count });
    case "start": {
      const card = invention(facts, choice.args.invention);
      return translator.say(view.requested.includes(card.number) ? "menu-uses" : "menu-uses-early", {
        recipe: recipe(translator, card.recipe),
        time: translator.say("weeks", { weeks: need(view, seat, card.number) }),
        florins: card.black,
      });
    }
    case "cancel": {
      const work = workIn(view, seat, choice.args.lab);
      return work
        ? translator.say("menu-cancel", {
            recipe: recipe(translator, invention(facts, work.invention).recipe),
          })
        : "";
    }
    case "announce": {
      const work = workIn(view, seat, choice.args.lab);
      return work ? translator.say("menu-announce", { florins: work.florins }) : "";
    }
    default:
      return "";
  }
}

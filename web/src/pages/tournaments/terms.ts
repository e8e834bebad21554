/** What was decided about a tournament, as text. */
import { regional } from "../../core/language";
import type { Messages } from "../../core/messages";
import type { TournamentRequest } from "../../core/types";
import { paceInWords } from "../tables/pace";

export function termsOf(plan: TournamentRequest, messages: Messages): string[] {
  const terms = [
    messages.say(`tournament-format-${plan.format}`),
    messages.say("tournament-at-table", { count: plan.players }),
    plan.pace ? paceInWords(plan.pace, messages) : "",
    plan.rounds ? messages.say("tournament-rounds-of", { count: plan.rounds }) : "",
    plan.minutes ? messages.say("tournament-minutes-of", { count: plan.minutes }) : "",
  ];
  return terms.filter(Boolean);
}

/** "Sunday, 22 November, 20:00" */
export const moment = (at: number, { language }: Messages): string =>
  new Intl.DateTimeFormat(regional(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** The text and the address of a clause of the rulebook. */
import { addressOf } from "../core/router";
import { loadRules, type Language } from "../core/messages";

export const ruleAddress = (game: string, clause: string) => addressOf({ page: "rules", game, clause });

export async function ruleText(language: Language, game: string, clause: string): Promise<string | null> {
  const rules = await loadRules(language, game);
  const key = `clause-${clause.replaceAll(".", "-")}`;
  return rules.has(key) ? rules.say(key) : null;
}

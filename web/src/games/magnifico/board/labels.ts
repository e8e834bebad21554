/** What is read aloud for each part of the board. */
import type { Translator } from "../../../core/translator";
import { TROOPS } from "./selectors";
import type { CardFacts, Facts, Troop, View } from "./types";

export function list(translator: Translator, parts: string[]): string {
  return new Intl.ListFormat(translator.messages.language).format(parts);
}

/** "3 soldiers and 1 tank"; nobody is "nobody". */
export function troops(translator: Translator, army: Record<Troop, number>): string {
  const parts = TROOPS.filter((troop) => army[troop]).map((troop) =>
    translator.say(`count-${troop}`, { count: army[troop] }),
  );
  return parts.length ? list(translator, parts) : translator.say("count-nobody");
}

export const standing = (view: View, area: string): Record<Troop, number> => ({
  soldiers: view.soldiers[area] ?? 0,
  tanks: view.tanks[area] ?? 0,
  airplanes: view.airplanes[area] ?? 0,
});

export function castleLabel(translator: Translator, view: View, facts: Facts, area: string): string {
  if (!view.castle[area]) return "";
  const towers = view.towers[area] ?? 0;
  const key = towers >= facts.limits.towers ? "area-city" : "area-castle";
  return translator.say(key, { towers, level: view.figures.level[area] ?? 0 });
}

/** Who holds a territory, with what. */
export function areaState(translator: Translator, view: View, facts: Facts, area: string): string {
  const owner = view.owner[area] ?? -1;
  if (owner < 0) return translator.say("area-empty");
  const parts = [
    translator.say("area-held", {
      seat: { kind: "seat", value: owner },
      troops: troops(translator, standing(view, area)),
    }),
    castleLabel(translator, view, facts, area),
  ];
  return parts.filter(Boolean).join(" ");
}
export const areaLabel = (translator: Translator, view: View, facts: Facts, area: string) =>
  `${translator.name("territory", area)}. ${areaState(translator, view, facts, area)}`;

/** What a card does. */
export function effect(
  translator: Translator,
  { card, kind, dice = 0, hits = 0, hooks = 0 }: CardFacts,
): string {
  const key = kind === "tank" || kind === "airplane" ? kind : card;
  return translator.say(`effect-${key}`, { dice, hits, hooks });
}

/** What is read aloud for each part of the board. */
import type { Translator } from "../../../core/translator";
import { TROOPS } from "./selectors";
import type { Army, CardFacts, Territory, View } from "./types";

export function list(translator: Translator, parts: string[]): string {
  return new Intl.ListFormat(translator.messages.language).format(parts);
}

/** "3 soldiers and 1 tank"; nobody is "nobody". */
export function troops(translator: Translator, army: Army): string {
  const parts = TROOPS.filter((troop) => army[troop]).map((troop) =>
    translator.say(`count-${troop}`, { count: army[troop] }),
  );
  return parts.length ? list(translator, parts) : translator.say("count-nobody");
}

export const standing = (view: View, area: Territory): Army => ({
  soldiers: view.soldiers[area],
  tanks: view.tanks[area],
  airplanes: view.airplanes[area],
});

export function castleLabel(translator: Translator, view: View, area: Territory): string {
  if (!view.castle[area]) return "";
  const towers = view.towers[area];
  const key = view.figures.perfect.includes(area) ? "area-city" : "area-castle";
  return translator.say(key, { towers, level: view.figures.level[area] ?? 0 });
}

/** Who holds a territory, with what. */
export function areaState(translator: Translator, view: View, area: Territory): string {
  const owner = view.owner[area];
  if (owner < 0) return translator.say("area-empty");
  const parts = [
    translator.say("area-held", {
      seat: { kind: "seat", value: owner },
      troops: troops(translator, standing(view, area)),
    }),
    castleLabel(translator, view, area),
  ];
  return parts.filter(Boolean).join(" ");
}
export const areaLabel = (translator: Translator, view: View, area: Territory) =>
  `${translator.name("territory", area)}. ${areaState(translator, view, area)}`;

/** What a card does. */
export function effect(translator: Translator, facts: CardFacts): string {
  const machine = facts.kind === "tank" || facts.kind === "airplane";
  const { dice = 0, hits = 0 } = machine ? facts : {};
  const hooks = facts.kind === "airplane" ? facts.hooks : 0;
  return translator.say(`effect-${machine ? facts.kind : facts.card}`, { dice, hits, hooks });
}

/** What is read aloud for each part of the board. */
import type { Speech } from "../../../core/speech";
import { TROOPS } from "./reading";
import type { CardFacts, Facts, Troop, View } from "./types";

export function list(speech: Speech, parts: string[]): string {
  return new Intl.ListFormat(speech.words.language).format(parts);
}

/** "3 soldiers and 1 tank"; nobody is "nobody". */
export function troops(speech: Speech, army: Record<Troop, number>): string {
  const parts = TROOPS.filter((troop) => army[troop]).map((troop) =>
    speech.say(`count-${troop}`, { count: army[troop] }),
  );
  return parts.length ? list(speech, parts) : speech.say("count-nobody");
}

export const standing = (view: View, area: string): Record<Troop, number> => ({
  soldiers: view.soldiers[area] ?? 0,
  tanks: view.tanks[area] ?? 0,
  airplanes: view.airplanes[area] ?? 0,
});

export function castleLabel(speech: Speech, view: View, facts: Facts, area: string): string {
  if (!view.castle[area]) return "";
  const towers = view.towers[area] ?? 0;
  const key = towers >= facts.limits.towers ? "area-city" : "area-castle";
  return speech.say(key, { towers, level: view.figures.level[area] ?? 0 });
}

/** Who holds a territory, with what. */
export function areaState(speech: Speech, view: View, facts: Facts, area: string): string {
  const owner = view.owner[area] ?? -1;
  if (owner < 0) return speech.say("area-empty");
  const parts = [
    speech.say("area-held", {
      seat: { kind: "seat", value: owner },
      troops: troops(speech, standing(view, area)),
    }),
    castleLabel(speech, view, facts, area),
  ];
  return parts.filter(Boolean).join(" ");
}
export const areaLabel = (speech: Speech, view: View, facts: Facts, area: string) =>
  `${speech.name("territory", area)}. ${areaState(speech, view, facts, area)}`;

/** What a card does. */
export function effect(speech: Speech, { card, kind, dice = 0, hits = 0, hooks = 0 }: CardFacts): string {
  const key = kind === "tank" || kind === "airplane" ? kind : card;
  return speech.say(`effect-${key}`, { dice, hits, hooks });
}

/** What is read aloud for each part of the board. */
import type { Translator } from "../../../core/translator";
import { componentIn, invention, labsOf, need, queue, workIn } from "./selectors";
import { entriesOf } from "../../../core/records";
import type { Area, Counts, Facts, Lab, Place, View } from "./types";

/** "2 wood, 1 glass", as a list. */
export function recipe(translator: Translator, counts: Counts): string {
  const parts = entriesOf(counts).map(([kind, count]) =>
    count > 1
      ? translator.say("components-of", { count, component: { kind: "component", value: kind } })
      : translator.name("component", kind),
  );
  return list(translator, parts);
}

export function list(translator: Translator, parts: string[]): string {
  return new Intl.ListFormat(translator.messages.language).format(parts);
}

export function numbered(translator: Translator, numbers: readonly number[]): string {
  return numbers.map((number) => `${number} ${translator.name("invention", number)}`).join(", ");
}

function people(translator: Translator, view: View, seat: number, place: Place): string {
  const count = view.placed[seat]?.[place] ?? 0;
  const parts = count ? [translator.say("apprentices", { count })] : [];
  if (view.master[seat] === place) parts.push(translator.say("master"));
  return list(translator, parts);
}

export function houseLabel(translator: Translator, view: View, facts: Facts, place: Area): string {
  const parts = [`${translator.name("place", place)}.`];
  const component = componentIn(facts, place);
  if (component) {
    const count = view.shop[component];
    const stock = translator.say("house-stock", {
      count,
      component: { kind: "component", value: component },
    });
    parts.push(count ? stock : translator.say("house-empty"));
  }
  if (place === "council") parts.push(translator.say("house-florins", { florins: view.council_florins }));
  if (place === "academy" && view.seat !== null)
    parts.push(translator.say("house-pupils", { count: view.academy[view.seat] ?? 0 }));
  if (view.figures.area === place) {
    parts.push(translator.say("house-open"));
    const florins = facts.prices[view.price] ?? 0;
    if (view.phase === "offer")
      parts.push(translator.say(florins ? "house-price" : "house-free", { florins }));
  }
  const groups = queue(view, place).map((seat) =>
    translator.say("house-group", {
      seat: { kind: "seat", value: seat },
      people: people(translator, view, seat, place),
    }),
  );
  parts.push(
    groups.length
      ? translator.say("house-queue", { groups: groups.join("; ") })
      : translator.say("house-nobody"),
  );
  return parts.join(" ");
}

export function cardLabel(translator: Translator, view: View, facts: Facts, number: number): string {
  const card = invention(facts, number);
  const parts = [
    translator.say("card-label", {
      number,
      name: translator.name("invention", number),
      class: translator.name("class", card.class),
      type: translator.name("type", card.type),
      recipe: recipe(translator, card.recipe),
      time: translator.say("weeks", { weeks: card.weeks }),
      black: card.black,
      grey: card.grey,
    }),
  ];
  if (view.seat !== null) {
    const weeks = need(view, view.seat, number);
    if (weeks < card.weeks)
      parts.push(translator.say("card-need", { time: translator.say("weeks", { weeks }) }));
    if (Object.values(view.work[view.seat] ?? {}).includes(number)) parts.push(translator.say("card-mine"));
  }
  return parts.join(" ");
}

/** What a lab is doing, as far as the viewer may know. */
export function labState(translator: Translator, view: View, seat: number, lab: Lab): string {
  const weeks = view.weeks[seat]?.[lab] ?? -1;
  if (weeks < 0) return translator.say("lab-idle");
  const work = workIn(view, seat, lab);
  if (!work) return `${translator.say("work-secret")}, ${translator.say("lab-week", { weeks })}`;
  const key = view.marked[seat]?.[lab] ? "work-grey" : "work-known";
  return translator.say(key, {
    number: work.invention,
    name: translator.name("invention", work.invention),
    weeks,
    need: work.need,
  });
}

export function labLabel(translator: Translator, view: View, facts: Facts, seat: number, lab: Lab): string {
  const name = translator.name("lab", lab);
  const spaces = view.spaces[seat]?.[lab] ?? 0;
  if (!spaces) return translator.title("lab-none", { lab: name }) + ".";
  const state = labState(translator, view, seat, lab);
  const parts = [translator.title("lab-label", { lab: name, spaces, state })];
  const count = view.men[seat]?.[lab] ?? 0;
  const inside = [
    people(translator, view, seat, facts.labs[lab]),
    count ? translator.say("mechanical-men", { count }) : "",
  ];
  const there = inside.filter(Boolean);
  if (there.length) parts.push(translator.say("lab-people", { people: list(translator, there) }));
  return parts.join(" ");
}

export function playerLabel(translator: Translator, view: View, facts: Facts, seat: number): string {
  const supply = [translator.say("apprentices", { count: view.supply[seat] ?? 0 })];
  if (view.master[seat] === null) supply.push(translator.say("master"));
  const parts = [
    translator.say("player-label", {
      seat: { kind: "seat", value: seat },
      people: list(translator, supply),
      pupils: translator.say("apprentices", { count: view.academy[seat] ?? 0 }),
    }),
  ];
  if (view.leonardo === seat) parts.push(translator.title("player-leonardo") + ".");
  for (const lab of labsOf(facts)) parts.push(labLabel(translator, view, facts, seat, lab));
  const cards = view.cards[seat] ?? [];
  if (cards.length) parts.push(translator.say("player-cards", { cards: numbered(translator, cards) }));
  return parts.join(" ");
}

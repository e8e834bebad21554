/** What is read aloud for each part of the board. */
import type { Speech } from "../../../core/speech";
import { invention, need, openArea, queue, workIn } from "./reading";
import type { Facts, Lab, View } from "./types";

/** "2 wood, 1 glass", as a list in words. */
export function recipe(speech: Speech, counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([kind, count]) =>
    count > 1
      ? speech.say("components-of", { count, component: { kind: "component", value: kind } })
      : speech.name("component", kind),
  );
  return list(speech, parts);
}

export function list(speech: Speech, parts: string[]): string {
  return new Intl.ListFormat(speech.words.language).format(parts);
}

export function numbered(speech: Speech, numbers: readonly number[]): string {
  return numbers.map((number) => `${number} ${speech.name("invention", number)}`).join(", ");
}

function people(speech: Speech, view: View, seat: number, place: string): string {
  const count = view.placed[seat]?.[place] ?? 0;
  const parts = count ? [speech.say("apprentices", { count })] : [];
  if (view.master[seat] === place) parts.push(speech.say("master"));
  return list(speech, parts);
}

export function houseLabel(speech: Speech, view: View, facts: Facts, place: string): string {
  const parts = [`${speech.name("place", place)}.`];
  const component = facts.shops[place];
  if (component) {
    const count = view.shop[component] ?? 0;
    const stock = speech.say("house-stock", { count, component: { kind: "component", value: component } });
    parts.push(count ? stock : speech.say("house-empty"));
  }
  if (place === "council") parts.push(speech.say("house-florins", { florins: view.council_florins }));
  if (place === "academy" && view.seat !== null)
    parts.push(speech.say("house-pupils", { count: view.academy[view.seat] ?? 0 }));
  if (openArea(view) === place) {
    parts.push(speech.say("house-open"));
    const florins = facts.prices[view.price] ?? 0;
    if (view.phase === "offer") parts.push(speech.say(florins ? "house-price" : "house-free", { florins }));
  }
  const groups = queue(view, place).map((seat) =>
    speech.say("house-group", {
      seat: { kind: "seat", value: seat },
      people: people(speech, view, seat, place),
    }),
  );
  parts.push(
    groups.length ? speech.say("house-queue", { groups: groups.join("; ") }) : speech.say("house-nobody"),
  );
  return parts.join(" ");
}

export function cardLabel(speech: Speech, view: View, facts: Facts, number: number): string {
  const card = invention(facts, number);
  const parts = [
    speech.say("card-label", {
      number,
      name: speech.name("invention", number),
      class: speech.name("class", card.class),
      type: speech.name("type", card.type),
      recipe: recipe(speech, card.recipe),
      time: speech.say("weeks", { weeks: card.weeks }),
      black: card.black,
      grey: card.grey,
    }),
  ];
  if (view.seat !== null) {
    const weeks = need(view, view.seat, number);
    if (weeks < card.weeks) parts.push(speech.say("card-need", { time: speech.say("weeks", { weeks }) }));
    if (Object.values(view.work[view.seat] ?? {}).includes(number)) parts.push(speech.say("card-mine"));
  }
  return parts.join(" ");
}

/** What a lab is doing, as far as the viewer may know. */
export function labState(speech: Speech, view: View, seat: number, lab: Lab): string {
  const weeks = view.weeks[seat]?.[lab] ?? -1;
  if (weeks < 0) return speech.say("lab-idle");
  const work = workIn(view, seat, lab);
  if (!work) return `${speech.say("work-secret")}, ${speech.say("lab-week", { weeks })}`;
  const key = view.marked[seat]?.[lab] ? "work-grey" : "work-known";
  return speech.say(key, {
    number: work.invention,
    name: speech.name("invention", work.invention),
    weeks,
    need: work.need,
  });
}

export function labLabel(speech: Speech, view: View, facts: Facts, seat: number, lab: Lab): string {
  const name = speech.name("lab", lab);
  const spaces = view.spaces[seat]?.[lab] ?? 0;
  if (!spaces) return speech.title("lab-none", { lab: name }) + ".";
  const state = labState(speech, view, seat, lab);
  const parts = [speech.title("lab-label", { lab: name, spaces, state })];
  const count = view.men[seat]?.[lab] ?? 0;
  const inside = [
    people(speech, view, seat, facts.labs[lab]),
    count ? speech.say("mechanical-men", { count }) : "",
  ];
  const there = inside.filter(Boolean);
  if (there.length) parts.push(speech.say("lab-people", { people: list(speech, there) }));
  return parts.join(" ");
}

export function playerLabel(speech: Speech, view: View, facts: Facts, seat: number): string {
  const supply = [speech.say("apprentices", { count: view.supply[seat] ?? 0 })];
  if (view.master[seat] === null) supply.push(speech.say("master"));
  const parts = [
    speech.say("player-label", {
      seat: { kind: "seat", value: seat },
      people: list(speech, supply),
      pupils: speech.say("apprentices", { count: view.academy[seat] ?? 0 }),
    }),
  ];
  if (view.leonardo === seat) parts.push(speech.title("player-leonardo") + ".");
  for (const lab of Object.keys(facts.labs) as Lab[]) parts.push(labLabel(speech, view, facts, seat, lab));
  const cards = view.cards[seat] ?? [];
  if (cards.length) parts.push(speech.say("player-cards", { cards: numbered(speech, cards) }));
  return parts.join(" ");
}

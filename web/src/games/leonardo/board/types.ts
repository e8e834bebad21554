/** The types of this game, made from its declarations by `npm run types`. */
import type { Move as MoveOf } from "../../../core/choices";
import type { FactsOf, ViewOf } from "../../../table/boardProps";
import type { components } from "../types.gen";

export type Game = components["schemas"];
export type View = ViewOf<Game>;
export type Facts = FactsOf<Game>;
export type Move = MoveOf<Game["Choice"]>;
/** How many there are of each kind. */
export type Counts = Partial<Record<Game["Component"], number>>;
export type { Area, Choice, Component, InventionFacts, Lab, Place } from "../types.gen";

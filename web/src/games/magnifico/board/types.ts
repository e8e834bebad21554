/** The types of this game, made from its declarations by `npm run types`. */
import type { Move as MoveOf } from "../../../core/choices";
import type { FactsOf, ViewOf } from "../../../table/boardProps";
import type { components } from "../types.gen";

export type Game = components["schemas"];
export type View = ViewOf<Game>;
export type Facts = FactsOf<Game>;
export type Move = MoveOf<Game["Choice"]>;
export type GameEvent = Game["Event"];
export type CardFacts = Facts["cards"][number];
export type Army = Record<Game["Troop"], number>;
export type { Card, Choice, Project, Side, Territory, Troop } from "../types.gen";

/** The types of this game, made from its declarations by `npm run types`. */
import type { Move as MoveOf } from "../../../core/choices";
import type { FactsOf, ViewOf } from "../../../table/boardProps";
import type { components } from "../types.gen";

export type Game = components["schemas"];
export type View = ViewOf<Game>;
export type Facts = FactsOf<Game>;
export type Move = MoveOf<Game["Choice"]>;
export type GameEvent = Game["Event"];
/** Where a card lies that can be touched. */
export type Pile = NonNullable<Game["Figures"]["paints_from"]>;
export type {
  Achievement,
  Card,
  CardFacts,
  Choice,
  Colour,
  Easel,
  Figures,
  Gain,
  Mastery,
  MasteryFacts,
  Painting,
  PaintingFacts,
} from "../types.gen";

import type { Kinds } from "../../../core/translator";

/** "work", "invention" or "character": what lies on the shelves. */
export type Kind = string;
/** A kind, "city", "coin1" or "coin2". */
export type SymbolName = string;

/** What the board reads of `match.view(seat)`; what a seat may not know is null. */
export interface View {
  seat: number | null;
  asked: boolean;
  players: number;
  phase: string;
  stage: number;
  this_round: number;
  first: number;
  active: number;
  row: Record<Kind, (string | null)[]>;
  deck_left: Record<Kind, number>;
  cities: string[];
  city_left: number;
  bank: number;
  coins: number[];
  cards: string[][];
  hand: (number[] | null)[];
  kept: (number[][] | null)[];
  pick: (string | null)[];
  played: number[][];
  known: (string[] | null)[];
  card: number | null;
  used: number[];
  effect: SymbolName | null;
  looking: number;
  drawn: ((string | null)[] | null)[];
  printed: number[];
  tally: Record<string, number>[];
  figures: Figures;
  scores?: number[];
  winners?: number[];
}

/** What follows from the view by the rules: `bottega.games.omnia.figures`. Lists are by seats. */
export interface Figures {
  /** Action cards that each holds. */
  hands: number[];
  /** How many cities one would look at. */
  draw: number;
  /** Of every majority what each has of what it counts, and what that would pay. */
  counts: Record<string, number[]>;
  shares: Record<string, number[]>;
  /** How many sets each would make of a city on the table. */
  sets: Record<string, number[]>;
}

export interface CardFacts {
  name: string;
  kind: Kind;
  colour: string | null;
  leonardo: boolean;
  cost: number;
  points: number;
  effect: SymbolName | null;
}
export interface CityFacts {
  name: string;
  type: string;
  points: number;
  counts?: string[];
  need?: Record<string, number>;
}
export interface ActionFacts {
  number: number;
  mark: number;
  symbols: SymbolName[];
}

/** What is printed on the pieces: `bottega.games.omnia.facts`. */
export interface Facts {
  actions: ActionFacts[];
  cards: CardFacts[];
  cities: CityFacts[];
  symbols: SymbolName[];
  kinds_of_card: Kind[];
  colours: Record<Kind, string[]>;
  coins: number;
  rounds: number;
  row: number;
  kinds: Kinds;
}

/** An event as the table tells it. */
export type { GameEvent } from "../../../table/boardProps";

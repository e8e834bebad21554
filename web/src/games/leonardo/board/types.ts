import type { Kinds } from "../../../core/translator";

export type Lab = "small" | "large";
type Counts = Record<string, number>;

/** What the board reads of `match.view(seat)`; what a seat may not know is null. */
export interface View {
  seat: number | null;
  asked: boolean;
  players: number;
  turn: number;
  phase: string;
  active: number;
  leonardo: number;
  requested: number[];
  deck_left: number;
  window: number;
  foreseen: (number[] | null)[];
  glimpsed: (number[] | null)[];
  shop: Counts;
  council_florins: number;
  florins: (number | null)[];
  hand: (Counts | null)[];
  supply: number[];
  academy: number[];
  cards: number[][];
  spaces: Record<Lab, number>[];
  men: Record<Lab, number>[];
  weeks: Record<Lab, number>[];
  work: (Record<Lab, number> | null)[];
  marked: Record<Lab, number>[];
  announced: Record<Lab, number>[];
  master: (string | null)[];
  placed: Counts[];
  arrival: Counts[];
  passed: number[];
  area: string | null;
  price: number;
  benefit: Counts;
  lifted: number;
  lifted_from: string | null;
  hammer: number;
  bidders: number[];
  bid: (number | null)[];
  figures: Figures;
  scores?: number[];
  winners?: number[];
}

/** The work of a lab: which it is, how many weeks it takes in all, and what it brings as things are. */
export interface Work {
  invention: number;
  need: number;
  florins: number;
}

/** What follows from a view by the rules, worked out where the rules are: `bottega.games.leonardo.figures`. */
export interface Figures {
  /** The weeks each invention takes a seat, by seat and number; the first is number 1. */
  need: number[][];
  variety: { types: number; florins: number }[];
  /** Null where a lab is idle, or the viewer may not know. */
  labs: Record<Lab, Work | null>[];
  /** Who is ahead first; null while florins are secret. */
  ranking: number[] | null;
}

export interface Invention {
  number: number;
  class: string;
  type: string;
  weeks: number;
  recipe: Counts;
  black: number;
  grey: number;
}

/** What is printed on the pieces: `bottega.games.leonardo.facts`. */
export interface Facts {
  inventions: Invention[];
  components: string[];
  types: string[];
  areas: string[];
  shops: Record<string, string>;
  labs: Record<Lab, string>;
  men_spaces: number[];
  prices: number[];
  benefits: string[];
  display: number[];
  city_turns: number;
  last_turn: number;
  most_weeks: number;
  kinds: Kinds;
}

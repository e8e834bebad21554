import type { Kinds } from "../../../core/translator";

export type Easel = "left" | "right";
export const EASELS: readonly Easel[] = ["left", "right"];

/** What the board reads of `match.view(seat)`; what a seat may not know is null. */
export interface View {
  seat: number | null;
  asked: boolean;
  players: number;
  round_number: number;
  phase: string;
  active: number;
  leonardo: number;
  /** -1 while nobody has the Help. */
  help: number;
  table: string[];
  deck_left: number;
  discards: string[];
  easel: Record<Easel, string | null>;
  /** The value on each space, clockwise from the top; 0 none. */
  canvas: Record<Easel, number[]>;
  /** Numbers of spaces, from 1 on. */
  bare: Record<Easel, number[]>;
  fresh: Record<Easel, number[]>;
  paintings_left: number;
  unclaimed: string[];
  achievements: string[];
  drawn: string | null;
  hand: (string[] | null)[];
  hand_size: number[];
  esteem: number[];
  completed: string[][];
  masteries: string[][];
  figures: Figures;
  scores?: number[];
  winners?: number[];
}

/** What a card would bring on a space: a painting and its points, and so much esteem. */
export interface Gain {
  card: string;
  easel: Easel;
  space: number;
  esteem: number;
  painting: number;
}

/** What follows from the view by the rules: `bottega.games.atelier.figures`. Lists are by seats. */
export interface Figures {
  /** How much may still be taken from the table. */
  limit: number;
  levels: number[];
  /** What the Paint action has earned so far, were it to end now. */
  tally: { cards: number; level: number; mastery: number; total: number } | null;
  /** Of each card that the viewer can paint. */
  gains: Gain[];
  paintings: number[];
}

export interface Painting {
  name: string;
  points: number;
  ring: string[];
}
export interface Mastery {
  name: string;
  need: string[];
  bonus: string[];
}

/** What is printed on the pieces: `bottega.games.atelier.facts`. */
export interface Facts {
  colours: string[];
  spaces: number;
  paintings: Painting[];
  masteries: Mastery[];
  achievements: { name: string; points: number }[];
  levels: { esteem: number; bonus: number }[];
  take_limit_with_help: number;
  kinds: Kinds;
}

/** Something that happened, as the table tells it. */
export type { GameEvent } from "../../../table/boardProps";

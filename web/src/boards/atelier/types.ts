import type { Kinds } from "../../core/speech";

export type Easel = "left" | "right";
export const EASELS: readonly Easel[] = ["left", "right"];

/** What the board reads of `match.view(seat)`; what a seat may not know is null. */
export interface View {
  seat: number | null;
  asked: boolean;
  players: number;
  earned_bonus: number;
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
  /** Value that may still be taken; 0 before anything is taken. */
  allowance: number;
  painted: number;
  drawn: string | null;
  hand: (string[] | null)[];
  hand_size: number[];
  esteem: number[];
  completed: string[][];
  masteries: string[][];
  scores?: number[];
  winners?: number[];
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
  take_limit: number;
  take_limit_with_help: number;
  hand_limit: number;
  paint_limit: number;
  kinds: Kinds;
}

/** Something that happened, as the table tells it. */
export type { Happening } from "..";

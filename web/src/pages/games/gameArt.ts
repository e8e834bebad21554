import type { Drawing } from "../../look/art/pen";

/** A game's drawing: a ground in a box of 400 by 190, and what is in the air above it, which may drift a little. */
export interface GameArt {
  ground: Drawing;
  /** Places of the ground that have a colour of their own. */
  touches?: readonly { tint: string; shape: string }[];
  air: Drawing;
  /** Of the air; where it hangs is for the page to say. */
  airBox: string;
}

/** The same stroke again and again, from left to right. */
export const each = (from: number, step: number, count: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(from + step * i)).join("");

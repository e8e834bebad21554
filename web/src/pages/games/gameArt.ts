import type { Drawing } from "../../look/art/pen";

/** A game's drawing: a scene in a box of 400 by 190, and a part that floats above it. */
export interface GameArt {
  ground: Drawing;
  /** Parts of the scene with their own colour. */
  touches?: readonly { tint: string; shape: string }[];
  air: Drawing;
  /** The view box of the floating part; the page decides where it is. */
  airBox: string;
}

/** The same stroke repeated from left to right. */
export const each = (from: number, step: number, count: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(from + step * i)).join("");

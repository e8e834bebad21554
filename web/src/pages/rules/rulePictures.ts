import type { Drawing } from "../../look/art/pen";

export interface Picture {
  /** The name under it: a key of the game's words or of the page's. */
  name: string;
  drawing: Drawing;
  box: string;
  tint: string;
}

/** The pictures of a rulebook, by section. */
export type RulePictures = Record<string, Picture[]>;

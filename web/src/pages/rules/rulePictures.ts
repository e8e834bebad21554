import type { Drawing } from "../../look/art/pen";

export interface Picture {
  /** The key of its caption in the game's messages. */
  name: string;
  drawing: Drawing;
  box: string;
  tint: string;
}

/** The pictures of a rulebook, by section. */
export type RulePictures = Record<string, Picture[]>;

/** A sketch of every card, in a box of 120 by 84. */
import type { Drawing } from "../../../../look/art/pen";
import { INVENTION_ART } from "./inventions";
import { LEONARDO_ART, PEOPLE_ART } from "./people";
import { PAINTING_ART } from "./works";

export const CARD_ART: Record<string, Drawing> = {
  ...PAINTING_ART,
  ...INVENTION_ART,
  ...PEOPLE_ART,
  ...LEONARDO_ART,
};

import type { Drawing } from "../../../../look/art/pen";
import { MASONRY } from "./masonry";
import { METALWORK } from "./metalwork";
import { OPTICS } from "./optics";
import { ROPEWORK } from "./ropework";
import { WOODWORK } from "./woodwork";

/** A sketch of every invention, by its number; in a box of 120 by 84. */
export const SKETCHES: Record<number, Drawing> = {
  ...METALWORK,
  ...WOODWORK,
  ...ROPEWORK,
  ...MASONRY,
  ...OPTICS,
};

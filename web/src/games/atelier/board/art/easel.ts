/** An easel in a box of 200 by 262: mast, shelf, legs. The frame stands on the shelf; the spaces lie around it. */
import { hatch, line, oval, rect, shape, type Drawing } from "../../../../look/art/pen";

export const BOX = { width: 200, height: 262 };
export const SPACE = 50;
/** The painting within its frame. */
export const CANVAS = { x: 56, y: 59, width: 88, height: 112 };

const AROUND: Record<number, readonly (readonly [number, number])[]> = {
  6: [[100, 26], [174, 86], [174, 144], [100, 204], [26, 144], [26, 86]],
  4: [[100, 26], [174, 115], [100, 204], [26, 115]],
}; // prettier-ignore

/** The middle of each space, clockwise from the top. */
export const middles = (spaces: number) => AROUND[spaces] ?? [];
/** The line that joins neighbours. */
export const ring = (spaces: number) => shape(...middles(spaces).flat());

const { x, y, width: w, height: h } = CANVAS;

export const EASEL: Drawing = {
  wash:
    shape(95, 0, 105, 0, 105, 54, 95, 54) +
    rect(22, 177, 156, 8) +
    shape(56, 185, 66, 185, 34, 262, 24, 262) +
    shape(134, 185, 144, 185, 176, 262, 166, 262),
  ink:
    line(95, 54, 95, 0, 105, 0, 105, 54) +
    rect(22, 177, 156, 8) +
    line(56, 185, 24, 262) +
    line(66, 185, 34, 262) +
    line(134, 185, 166, 262) +
    line(144, 185, 176, 262) +
    line(96, 185, 96, 236) +
    line(104, 185, 104, 236) +
    line(47, 224, 153, 224) +
    line(45, 229, 155, 229) +
    oval(61, 181, 1.4) +
    oval(139, 181, 1.4),
  fine:
    hatch(24, 181, 152, 4, 3.4) + hatch(101, 2, 4, 50, 4) + line(61, 188, 30, 260) + line(139, 188, 170, 260),
};

/** The frame of a painting. */
export const FRAME: Drawing = {
  wash: rect(x - 5, y - 5, w + 10, h + 10),
  ink:
    rect(x - 5, y - 5, w + 10, h + 10) +
    rect(x, y, w, h) +
    line(x - 5, y - 5, x, y) +
    line(x + w + 5, y - 5, x + w, y) +
    line(x - 5, y + h + 5, x, y + h) +
    line(x + w + 5, y + h + 5, x + w, y + h),
  fine: hatch(x - 5, y + h, w + 10, 5, 3) + hatch(x + w, y, 5, h, 4),
};
/** Where no painting is left: the outline of one, in chalk. */
export const NO_FRAME: Drawing = { ink: "M0 0", chalk: rect(x, y, w, h) + line(x, y, x + w, y + h) };

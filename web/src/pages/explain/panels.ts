/** A game explained in panels: one picture and a few sentences each. The texts are `explain-<name>` in its messages. */
import { SHAPES, pigment } from "../../look/emblems";
import { line, oval, rect, type Drawing } from "../../look/art/pen";
import type { GameArt } from "../games/gameArt";

/** The box of a picture. */
export const WIDTH = 240;
export const HEIGHT = 150;

interface Placed {
  x: number;
  y: number;
}
/** A drawing in the picture. */
export interface Drawn extends Placed {
  drawing: Drawing;
  scale: number;
  /** Colour of the wash. */
  tint: string;
  /** Covers what lies below it, as a card or a wooden piece does. */
  solid?: boolean;
}
/** A number or a sign, the same in every language; its middle is at x, y. */
export interface Sign extends Placed {
  sign: string;
  size: number;
  colour: string;
}
export type Part = Drawn | Sign;
export type Picture = readonly Part[];

export interface Panel {
  name: string;
  picture: Picture;
}

const WASH = "var(--wash)";
const CHALK = "var(--chalk)";

export const draw = (drawing: Drawing | undefined, x: number, y: number, scale = 1, tint = WASH): Drawn => ({
  drawing: drawing ?? { ink: "" },
  x,
  y,
  scale,
  tint,
});

/** A piece or a card in one colour, with lines over it. */
export const solid = (
  body: string,
  x: number,
  y: number,
  scale: number,
  tint: string,
  lines = "",
): Drawn => ({
  ...draw({ wash: body, ink: body + lines }, x, y, scale, tint),
  solid: true,
});

export const sign = (
  text: string | number,
  x: number,
  y: number,
  size = 14,
  colour = "var(--ink)",
): Sign => ({
  sign: String(text),
  x,
  y,
  size,
  colour,
});

/** An empty sheet: a card, a bench, a row. */
export const sheet = (
  x: number,
  y: number,
  width: number,
  height: number,
  tint = "var(--sheet-lit)",
): Drawn => solid(rect(0, 0, width, height), x, y, 1, tint);

export const coin = (worth: string | number, x: number, y: number, radius = 10): Part[] => [
  solid(oval(0, 0, radius), x, y, 1, "var(--gold-wash)", oval(0, 0, radius * 0.78)),
  sign(worth, x, y, radius * 1.1),
];

/** A coin that is worth less. */
export const greyCoin = (worth: string | number, x: number, y: number, radius = 10): Part[] => [
  solid(oval(0, 0, radius), x, y, 1, "var(--sheet)", oval(0, 0, radius * 0.78)),
  sign(worth, x, y, radius * 1.1, "var(--grey)"),
];

const chalk = (strokes: string): Drawn => draw({ ink: "", chalk: strokes }, 0, 0);

/** From one point to another, with a head. */
export function arrow(x1: number, y1: number, x2: number, y2: number): Drawn {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const back = (turn: number) => [x2 + 6 * Math.cos(along + turn), y2 + 6 * Math.sin(along + turn)] as const;
  return chalk(line(x1, y1, x2, y2) + line(...back(2.6), x2, y2, ...back(-2.6)));
}

export const tick = (x: number, y: number): Drawn => chalk(line(x - 6, y, x - 1, y + 6, x + 7, y - 7));
export const cross = (x: number, y: number): Drawn =>
  chalk(line(x - 6, y - 6, x + 6, y + 6) + line(x - 6, y + 6, x + 6, y - 6));
export const circled = (x: number, y: number, rx: number, ry = rx): Drawn => chalk(oval(x, y, rx, ry));

export const plus = (x: number, y: number, size = 18): Sign => sign("+", x, y, size, CHALK);
export const equals = (x: number, y: number, size = 18): Sign => sign("=", x, y, size, CHALK);

/** The emblem of a seat; its middle is at x, y. */
export const emblem = (seat: number, x: number, y: number, scale = 0.6): Drawn =>
  solid(SHAPES[seat] ?? "", x - 12 * scale, y - 12 * scale, scale, pigment(seat));

/** The drawing of a game's card, as a first picture. */
export function scene({ ground, touches = [], air, airBox }: GameArt): Picture {
  const [left = 0, top = 0, width = 1, height = 1] = airBox.split(" ").map(Number);
  const small = Math.min(108 / width, 56 / height);
  return [
    ...touches.map(({ tint, shape }) => draw({ wash: shape, ink: "" }, 0, 8, 0.6, tint)),
    draw(ground, 0, 8, 0.6),
    draw(air, WIDTH - width * small - left * small, -top * small, small),
  ];
}

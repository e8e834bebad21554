/** The game in pictures, from the drawings of the board. */
import { MAESTRO } from "../../look/art/figures";
import { rect } from "../../look/art/pen";
import {
  arrow,
  circled,
  coin,
  cross,
  draw,
  emblem,
  equals,
  plus,
  scene,
  sheet,
  sign,
  solid,
  tick,
  type Panel,
  type Part,
} from "../../pages/explain/panels";
import { CANVAS, EASEL, FRAME, middles } from "./board/art/easel";
import { DAUB, HELP, MARKS } from "./board/art/marks";
import { PAINTINGS } from "./board/art/paintings";
import HOME_ART from "./homeArt";
import { TINTS } from "./rulePictures";

type Colour = keyof typeof TINTS;

const mark = (colour: Colour, x: number, y: number, scale: number) => {
  const { body = "", lines = "" } = MARKS[colour] ?? {};
  return solid(body, x, y, scale, TINTS[colour], lines);
};

/** A colour card with its value, 30 by 42. */
const card = (colour: Colour, value: number, x: number, y: number, scale = 1): Part[] => [
  sheet(x, y, 30 * scale, 42 * scale),
  mark(colour, x + 4 * scale, y + 3 * scale, 0.9 * scale),
  sign(value, x + 15 * scale, y + 33 * scale, 14 * scale),
];

/** A painting on its easel: spaces of these colours clockwise from the top, the painted ones with their value. */
function easel(
  painting: string,
  ring: readonly Colour[],
  painted: Readonly<Record<number, number>>,
  x: number,
  y: number,
  scale: number,
): Part[] {
  const spaces = middles(6).flatMap(([cx, cy], i): Part[] => {
    const colour = ring[i] ?? "red";
    const [left, top] = [x + (cx - 20) * scale, y + (cy - 20) * scale];
    const value = painted[i];
    if (value === undefined)
      return [
        solid(rect(0, 0, 40, 40), left, top, scale, "var(--sheet-lit)"),
        mark(colour, left + 8 * scale, top + 8 * scale, scale),
      ];
    return [
      solid(DAUB, left, top, scale, TINTS[colour]),
      sign(value, x + cx * scale, y + cy * scale, 24 * scale, "var(--on-strong)"),
    ];
  });
  return [
    draw(EASEL, x, y, scale),
    draw(FRAME, x, y, scale),
    draw(PAINTINGS[painting], x + CANVAS.x * scale, y + CANVAS.y * scale, scale),
    ...spaces,
  ];
}

const { hair, face, hat, lines } = MAESTRO;
const maestro = (x: number, y: number, scale: number): Part[] => [
  draw({ wash: hat, ink: hair + face + hat + lines }, x, y, scale, "var(--chalk)"),
];
const help = (x: number, y: number, scale: number) =>
  draw({ wash: HELP.hand, ink: HELP.hand + HELP.lines }, x, y, scale, "var(--gold)");

const LADY: readonly Colour[] = ["red", "red", "blue", "brown", "brown", "yellow"];
const SUPPER: readonly Colour[] = ["red", "blue", "yellow", "green", "brown", "blue"];
const MONA: readonly Colour[] = ["brown", "green", "yellow", "brown", "blue", "red"];

const PANELS: readonly Panel[] = [
  { name: "theme", picture: scene(HOME_ART) },
  {
    name: "goal",
    picture: [
      ...card("red", 3, 12, 8, 1),
      ...card("green", 2, 48, 8, 1),
      ...card("blue", 4, 84, 8, 1),
      arrow(122, 36, 172, 64),
      draw(PAINTINGS.mona_lisa, 184, -4, 0.56),
      ...coin(4, 228, 48, 10),
      ...[1, 6, 11, 16, 21, 26, 31, 36].flatMap((esteem, i) => [
        sheet(12 + 27 * i, 92, 27, 26, i % 2 ? "var(--sheet)" : "var(--sheet-lit)"),
        sign(esteem, 25.5 + 27 * i, 105, 12),
      ]),
      ...[1, 2, 3, 4].map((bonus, i) => sign(`+${bonus}`, 39 + 54 * i, 132, 15, "var(--chalk)")),
      emblem(3, 52, 81, 0.8),
      emblem(1, 106, 81, 0.8),
      emblem(0, 187, 81, 0.8),
    ],
  },
  {
    name: "board",
    picture: [
      ...easel("lady_with_an_ermine", LADY, { 0: 3, 3: 2 }, 4, 2, 0.42),
      ...easel("last_supper", SUPPER, { 1: 2 }, 90, 2, 0.42),
      ...card("red", 3, 182, 6, 0.78),
      ...card("yellow", 2, 210, 6, 0.78),
      ...card("brown", 1, 182, 44, 0.78),
      ...card("green", 4, 210, 44, 0.78),
      ...card("blue", 1, 182, 82, 0.78),
      ...card("red", 2, 210, 82, 0.78),
      ...["green", "blue", "yellow"].flatMap((colour, i) =>
        card(colour as Colour, i + 1, 74 + 30 * i, 116, 0.8),
      ),
    ],
  },
  {
    name: "turn",
    picture: [
      ...card("red", 3, 10, 14, 1.1),
      plus(52, 38),
      ...card("brown", 1, 60, 14, 1.1),
      equals(104, 38),
      sign(4, 120, 38, 22),
      arrow(138, 38, 160, 38),
      ...[0, 1, 2].map((i) => sheet(166 + 16 * i, 16 + 4 * i, 34, 46)),
      ...card("red", 3, 10, 92, 1.1),
      arrow(48, 114, 66, 114),
      solid(DAUB, 72, 96, 0.95, TINTS.red),
      sign(3, 91, 115, 20, "var(--on-strong)"),
      sign("+3", 138, 114, 22, "var(--chalk)"),
      emblem(0, 186, 114, 1.1),
      arrow(204, 114, 226, 114),
    ],
  },
  {
    name: "wet",
    picture: [
      ...easel("lady_with_an_ermine", LADY, { 0: 3, 1: 1 }, 10, 4, 0.54),
      tick(108, 20),
      ...easel("lady_with_an_ermine", LADY, { 1: 3, 2: 2 }, 124, 4, 0.54),
      cross(226, 20),
      circled(218, 66, 16, 30),
    ],
  },
  {
    name: "last",
    picture: [
      ...easel("mona_lisa", MONA, { 1: 2, 2: 4, 3: 1, 4: 3, 5: 2 }, 10, 6, 0.54),
      ...card("brown", 1, 134, 4, 0.9),
      arrow(128, 20, 84, 20),
      arrow(128, 84, 152, 84),
      draw(FRAME, 128, 18, 0.62),
      draw(PAINTINGS.mona_lisa, 128 + CANVAS.x * 0.62, 18 + CANVAS.y * 0.62, 0.62),
      ...coin(4, 222, 128, 13),
    ],
  },
  {
    name: "mastery",
    picture: [
      ...card("red", 2, 12, 8, 1.1),
      ...card("red", 3, 50, 8, 1.1),
      ...card("blue", 3, 88, 8, 1.1),
      arrow(128, 32, 152, 32),
      sheet(160, 8, 68, 48, "var(--gold-wash)"),
      mark("red", 170, 20, 1),
      mark("blue", 198, 20, 1),
      ...(["red", "red", "blue"] as const).flatMap((colour, i) => [
        solid(DAUB, 22 + 74 * i, 78, 1, TINTS[colour]),
        sign([2, 3, 3][i] ?? "", 42 + 74 * i, 98, 20, "var(--on-strong)"),
        sign("+1", 42 + 74 * i, 132, 17, "var(--chalk)"),
      ]),
    ],
  },
  {
    name: "watch",
    picture: [
      ...maestro(14, 10, 2),
      ...card("yellow", 4, 72, 20, 1),
      arrow(104, 40, 124, 40),
      solid(DAUB, 128, 22, 0.9, TINTS.yellow),
      sign(4, 146, 41, 20, "var(--on-strong)"),
      equals(178, 40),
      sign(0, 200, 40, 24, "var(--chalk)"),
      help(16, 88, 1.8),
      ...card("red", 3, 72, 96, 1),
      plus(110, 118),
      ...card("blue", 2, 120, 96, 1),
      equals(166, 118),
      sign(5, 190, 118, 24, "var(--chalk)"),
    ],
  },
  {
    name: "next",
    picture: [
      ...easel("salvator_mundi", ["blue", "blue", "red", "blue", "green", "green"], {}, 66, 4, 0.54),
      ...maestro(6, 60, 2.2),
      ...card("green", 2, 174, 98, 1),
      ...card("blue", 4, 206, 98, 1),
    ],
  },
];

export default PANELS;

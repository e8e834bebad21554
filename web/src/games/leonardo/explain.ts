/** The game in pictures, from the drawings of the board. */
import { MECHANICAL_MAN } from "../../look/art/figures";
import { pigment, SHAPES } from "../../look/emblems";
import { oval, rect } from "../../look/art/pen";
import {
  arrow,
  circled,
  coin,
  draw,
  equals,
  greyCoin,
  scene,
  sheet,
  sign,
  solid,
  type Panel,
  type Part,
} from "../../pages/explain/panels";
import { COMPONENTS } from "./board/art/components";
import { GLYPHS } from "./board/art/glyphs";
import { HOUSES } from "./board/art/houses";
import { SKETCHES } from "./board/art/sketches";
import HOME_ART from "./homeArt";

const ME = 0;
const RIVAL = 3;

const house = (place: string, x: number, y: number, scale: number, tint?: string) =>
  draw(HOUSES[place], x, y, scale, tint);
const component = (kind: string, x: number, y: number, scale = 1) =>
  draw(COMPONENTS[kind], x, y, scale, `var(--${kind})`);
const glyph = (name: string, x: number, y: number, scale = 1) =>
  draw({ ink: GLYPHS[name] ?? "" }, x, y, scale);

/** A worker as on the board: a head on the player's emblem; a master is larger and has a hat. */
function worker(seat: number, x: number, y: number, scale = 0.9): Part[] {
  const colour = pigment(seat);
  return [
    solid(SHAPES[seat] ?? "", x + 2 * scale, y + 11.5 * scale, 0.8 * scale, colour),
    solid(oval(12, 6, 4.8), x, y, scale, colour),
  ];
}
const master = (seat: number, x: number, y: number, scale = 1.1): Part[] => [
  ...worker(seat, x, y, scale),
  solid("M2 6.5Q5 -1 12 -1Q19 -1 22 6.5Q12 2.5 2 6.5Z", x, y, scale, "var(--gold)"),
];
const man = (x: number, y: number, scale = 1) => solid(MECHANICAL_MAN, x, y, scale, "var(--bronze)");

/** An invention as on the board: a sketch above, its prices below. */
const card = (number: number, x: number, y: number, scale: number, black: number, grey: number): Part[] => [
  sheet(x, y, 120 * scale, 112 * scale),
  draw(SKETCHES[number], x, y, scale),
  ...coin(black, x + 36 * scale, y + 98 * scale, 14 * scale + 2),
  ...greyCoin(grey, x + 84 * scale, y + 98 * scale, 14 * scale + 2),
];

const STREET = [
  "council",
  "workshop",
  "academy",
  "blacksmith",
  "glass_maker",
  "joiner",
  "kiln",
  "rope_maker",
];
const TINTS: Record<string, string> = {
  blacksmith: "var(--iron)",
  glass_maker: "var(--glass)",
  joiner: "var(--wood)",
  kiln: "var(--brick)",
  rope_maker: "var(--rope)",
};

const PANELS: readonly Panel[] = [
  { name: "theme", picture: scene(HOME_ART) },
  {
    name: "goal",
    picture: [
      ...card(1, 6, 44, 0.5, 4, 3),
      ...card(12, 76, 32, 0.6, 13, 10),
      ...card(21, 156, 20, 0.66, 20, 16),
      ...Array.from({ length: 9 }, (_, i) => coin("", 44 + 19 * i, 130, 9)).flat(),
    ],
  },
  {
    name: "board",
    picture: [
      ...[1, 12, 8, 3, 9].flatMap((number, i) => [
        sheet(6 + 46 * i, 4, 43, 36),
        draw(SKETCHES[number], 8 + 46 * i, 6, 0.33),
      ]),
      ...STREET.map((place, i) => house(place, 3 + 29.6 * i, 58, 0.24, TINTS[place])),
      sheet(40, 98, 160, 46),
      ...[0, 1, 2].map((i) => sheet(48 + 29 * i, 104, 25, 34, "var(--sheet)")),
      ...worker(ME, 49, 106, 1),
      ...worker(ME, 78, 106, 1),
      draw(SKETCHES[12], 142, 105, 0.42),
    ],
  },
  {
    name: "turn",
    picture: [
      ...worker(ME, 4, 48, 1.3),
      ...worker(ME, 34, 48, 1.3),
      ...master(ME, 64, 46, 1.4),
      arrow(104, 58, 134, 40),
      arrow(104, 84, 134, 104),
      house("joiner", 144, 2, 0.68, TINTS.joiner),
      sheet(142, 80, 92, 64),
      ...[0, 1, 2].map((i) => sheet(150 + 27 * i, 106, 23, 30, "var(--sheet)")),
      draw(COMPONENTS.wood, 152, 82, 0.9, "var(--wood)"),
      draw(COMPONENTS.glass, 178, 82, 0.9, "var(--glass)"),
      draw(COMPONENTS.wood, 204, 82, 0.9, "var(--wood)"),
    ],
  },
  {
    name: "rank",
    picture: [
      house("joiner", 0, 8, 0.72, TINTS.joiner),
      arrow(82, 66, 96, 66),
      ...master(ME, 98, 40, 1.15),
      ...worker(ME, 124, 45, 1),
      sign(3, 124, 86, 16, pigment(ME)),
      ...worker(RIVAL, 160, 45, 1),
      ...worker(RIVAL, 184, 45, 1),
      sign(2, 184, 86, 16, pigment(RIVAL)),
      component("wood", 14, 112, 1.2),
      ...[0, 2, 3, 4].flatMap((price, i) => coin(price, 76 + 42 * i, 124, 13)),
      ...[0, 1, 2].map((i) => arrow(92 + 42 * i, 124, 102 + 42 * i, 124)),
    ],
  },
  {
    name: "lab",
    picture: [
      sheet(6, 6, 100, 78),
      draw(SKETCHES[1], 10, 8, 0.76),
      component("iron", 118, 10, 1.3),
      sign(1, 166, 27, 22),
      glyph("hourglass", 120, 50, 1.1),
      sign(4, 166, 64, 22),
      man(200, 12, 1.5),
      sign(2, 215, 70, 18),
      ...[0, 1, 2].map((i) => sheet(14 + 46 * i, 92, 36, 38)),
      ...worker(ME, 20, 95, 1),
      ...worker(ME, 66, 95, 1),
      ...master(ME, 111, 94, 1.1),
      sign(1, 32, 140, 15),
      sign(1, 78, 140, 15),
      sign(2, 124, 140, 15),
      equals(166, 116),
      glyph("hourglass", 182, 102, 1.1),
      sign(4, 222, 117, 24, "var(--chalk)"),
    ],
  },
  {
    name: "race",
    picture: [
      draw(SKETCHES[18], 66, 14, 0.9),
      ...coin(18, 36, 44, 17),
      ...greyCoin(14, 204, 44, 17),
      ...worker(ME, 24, 74, 1),
      ...worker(RIVAL, 192, 74, 1),
      circled(36, 66, 30, 54),
      sheet(90, 98, 60, 44),
      sign("?", 120, 121, 28, "var(--ink-soft)"),
    ],
  },
  {
    name: "watch",
    picture: [
      ...["metalwork", "woodwork", "ropework", "masonry", "optics"].flatMap((type, i) => [
        sheet(8 + 46 * i, 10, 40, 46),
        glyph(type, 10 + 46 * i, 14, 1.5),
      ]),
      sign("3 =", 28, 78, 15),
      ...coin(8, 56, 78, 12),
      sign("4 =", 100, 78, 15),
      ...coin(13, 130, 78, 13),
      sign("5 =", 178, 78, 15),
      ...coin(20, 210, 78, 15),
      ...Array.from({ length: 9 }, (_, i) => [
        sheet(10 + 24.6 * i, 108, 22, 26, i > 6 ? "var(--gold-wash)" : "var(--sheet)"),
        sign(i + 1, 21 + 24.6 * i, 121, 13),
      ]).flat(),
      circled(207, 121, 31, 21),
    ],
  },
  {
    name: "next",
    picture: [
      house("academy", 70, 10, 0.84),
      draw({ ink: rect(0, 0, 240, 0) }, 0, 88, 1),
      ...[0, 1, 2, 3].flatMap((i) => worker(i, 28 + 50 * i, 94, 1.3)),
      ...master(4, 4, 50, 1.2),
      man(206, 52, 1.4),
    ],
  },
];

export default PANELS;

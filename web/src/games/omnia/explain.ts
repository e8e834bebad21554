/** The game in pictures, from the drawings of the board. */
import { pigment } from "../../look/emblems";
import {
  arrow,
  circled,
  coin,
  draw,
  emblem,
  plus,
  scene,
  sheet,
  sign,
  solid,
  tick,
  type Panel,
  type Part,
} from "../../pages/explain/panels";
import { CARD_ART } from "./board/art/cards";
import { CITY_ART } from "./board/art/cities";
import { LIGHTNING, SYMBOLS } from "./board/art/glyphs";
import HOME_ART from "./homeArt";

const WORK = "var(--madder)";
const OTHER_WORK = "var(--ochre)";
const INVENTION = "var(--verdigris)";
const OTHER_INVENTION = "var(--lapis)";
const PERSON = "var(--umber)";

const symbol = (name: string, x: number, y: number, scale = 1) => {
  const { body = "", lines = "" } = SYMBOLS[name] ?? {};
  return draw({ wash: body, ink: body + lines }, x, y, scale);
};

/** A work, an invention or a character: a sketch with a band in its colour. */
const card = (name: string, x: number, y: number, scale: number, colour: string): Part[] => [
  sheet(x, y, 124 * scale, 98 * scale),
  sheet(x, y, 124 * scale, 9 * scale, colour),
  draw(CARD_ART[name], x + 2 * scale, y + 11 * scale, scale, colour),
];
const city = (name: string, x: number, y: number, scale: number): Part[] => [
  sheet(x, y, 100 * scale, 66 * scale),
  draw(CITY_ART[name], x + 2 * scale, y + 3 * scale, scale, "var(--brick)"),
];
/** An action card with its two symbols, 26 by 44. */
const action = (one: string, other: string, x: number, y: number, scale = 1): Part[] => [
  sheet(x, y, 26 * scale, 44 * scale),
  symbol(one, x + 4 * scale, y + 3 * scale, 0.75 * scale),
  symbol(other, x + 4 * scale, y + 23 * scale, 0.75 * scale),
];
/** A card of a row, as small as it can be: a band in its colour, and what it is. */
const shelved = (kind: string, x: number, y: number, colour: string): Part[] => [
  sheet(x, y, 21, 30),
  sheet(x, y, 21, 5, colour),
  symbol(kind, x + 1.5, y + 9, 0.75),
];
const bolt = (x: number, y: number, scale = 1) => solid(LIGHTNING, x, y, scale, "var(--glow)");
const points = (worth: string, x: number, y: number, size = 20) => sign(worth, x, y, size, "var(--chalk)");

const PANELS: readonly Panel[] = [
  { name: "theme", picture: scene(HOME_ART) },
  {
    name: "goal",
    picture: [
      ...city("mantova", 6, 14, 0.86),
      ...card("mona_lisa", 108, 12, 0.42, WORK),
      plus(168, 34),
      ...card("ornithopter", 176, 12, 0.42, INVENTION),
      points("+2", 222, 66),
      ...city("firenze", 6, 82, 0.86),
      ...[0, 1, 2].map((i) => symbol("work", 104 + 26 * i, 86, 0.95)),
      ...[0, 1].map((i) => symbol("work", 104 + 26 * i, 116, 0.95)),
      emblem(0, 194, 98, 0.7),
      emblem(3, 194, 128, 0.7),
      points("+6", 222, 98),
    ],
  },
  {
    name: "board",
    picture: [
      ...["milano", "mantova", "urbino", "pisa"].flatMap((name, i) => city(name, 8 + 58 * i, 4, 0.52)),
      ...(
        [
          ["work", WORK, OTHER_WORK],
          ["invention", INVENTION, OTHER_INVENTION],
          ["character", PERSON, PERSON],
        ] as const
      ).flatMap(([kind, colour, other], row) =>
        [0, 1, 2].flatMap((i) => shelved(kind, 6 + 79 * row + 24 * i, 52, i === 1 ? other : colour)),
      ),
      ...(
        [
          ["work", "invention"],
          ["work", "coin2"],
          ["city", "character"],
          ["invention", "invention"],
          ["character", "coin1"],
          ["work", "work"],
          ["city", "coin2"],
        ] as const
      ).flatMap(([one, other], i) => action(one, other, 12 + 31 * i, 100, 1)),
    ],
  },
  {
    name: "draft",
    picture: [
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
        action(
          ["invention", "invention", "work", "city", "character", "work", "city"][i] ?? "",
          ["invention", "coin2", "character", "coin1", "character", "work", "city"][i] ?? "",
          12 + 31 * i,
          10,
          1,
        ),
      ),
      circled(40, 32, 36, 30),
      emblem(0, 40, 112, 1.3),
      emblem(1, 206, 112, 1.3),
      arrow(66, 104, 182, 104),
      arrow(182, 122, 66, 122),
      sign("5", 124, 92, 18),
      sign("5", 124, 136, 18),
      sign("2", 40, 82, 18, "var(--chalk)"),
    ],
  },
  {
    name: "turn",
    picture: [
      ...action("work", "character", 14, 22, 2.3),
      arrow(80, 46, 104, 46),
      arrow(80, 104, 104, 104),
      ...card("lady_ermine", 112, 6, 0.66, WORK),
      ...card("ludovico_il_moro", 112, 80, 0.66, PERSON),
      ...[0, 1, 2].flatMap((i) => coin("", 214, 132 - 13 * i, 9)),
      points("+4", 218, 86),
      tick(214, 38),
    ],
  },
  {
    name: "lightning",
    picture: [
      ...card("leonardo_courtier", 4, 4, 0.56, "var(--gold)"),
      ...coin(1, 16, 72, 10),
      bolt(78, 10, 1.1),
      symbol("character", 104, 10, 1),
      ...card("verrocchio", 84, 42, 0.56, PERSON),
      ...coin(1, 96, 112, 10),
      bolt(160, 52, 1.1),
      symbol("work", 188, 52, 1),
      ...card("mona_lisa", 166, 86, 0.56, WORK),
    ],
  },
  {
    name: "cities",
    picture: [
      ...city("milano", 4, 14, 0.7),
      ...city("pavia", 84, 14, 0.7),
      ...city("venezia", 164, 14, 0.7),
      circled(119, 37, 40, 33),
      arrow(119, 72, 119, 96),
      ...["urbino", "mantova", "pavia"].flatMap((name, i) => city(name, 22 + 66 * i, 102, 0.6)),
    ],
  },
  {
    name: "watch",
    picture: [
      ...card("lady_ermine", 6, 10, 0.44, WORK),
      ...card("mona_lisa", 66, 10, 0.44, WORK),
      ...city("urbino", 132, 10, 0.62),
      points("+3", 218, 30),
      ...card("leonardo_master", 6, 78, 0.56, "var(--gold)"),
      points("+3", 98, 104),
      ...city("milano", 132, 62, 0.62),
      sign("3", 150, 118, 17, pigment(0)),
      emblem(0, 168, 118, 0.6),
      sign("3", 150, 138, 17, pigment(3)),
      emblem(3, 168, 138, 0.6),
      points("7 ÷ 2", 218, 84, 15),
      points("+3", 196, 118, 17),
      points("+3", 196, 138, 17),
    ],
  },
  {
    name: "next",
    picture: [
      ...card("leonardo_dreamer", 78, 4, 0.68, "var(--gold)"),
      ...action("city", "work", 16, 14, 1.8),
      ...action("invention", "coin2", 177, 14, 1.8),
      ...["vinci", "firenze", "amboise"].flatMap((name, i) => city(name, 22 + 68 * i, 104, 0.6)),
    ],
  },
];

export default PANELS;

/** The game in pictures, from the drawings of the board. */
import { MAESTRO } from "../../look/art/figures";
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
  type Panel,
  type Part,
} from "../../pages/explain/panels";
import { sketch } from "./board/art/cards";
import { AIRPLANE, castle, FACES, SIGNS, SOLDIER, TANK, type Piece } from "./board/art/pieces";
import { europe } from "./board/chart";
import HOME_ART from "./homeArt";

const ME = 0;
const RIVAL = 3;
const STONE = "var(--wash)";

/** A piece of the board; the middle of its base line is at x, y. */
const piece = ({ body, lines }: Piece, x: number, y: number, scale: number, colour: string) =>
  solid(body, x, y, scale, colour, lines);
const soldiers = (seat: number, count: number, x: number, y: number, scale = 1.2) =>
  Array.from({ length: count }, (_, i) => piece(SOLDIER, x + 15 * scale * i, y, scale, pigment(seat)));

const die = (face: keyof typeof FACES, x: number, y: number, scale = 1) => [
  sheet(x, y, 24 * scale, 24 * scale),
  ...(FACES[face] ? [draw({ ink: FACES[face] }, x, y, scale)] : []),
];
const card = (name: string, x: number, y: number, scale: number): Part[] => [
  sheet(x, y, 128 * scale, 92 * scale),
  draw(sketch(name), x + 4 * scale, y + 4 * scale, scale),
];
const mark = (name: string, x: number, y: number, scale: number) =>
  draw({ ink: SIGNS[name] ?? "" }, x, y, scale);

const { hair, face, hat, lines } = MAESTRO;
const leonardo = (x: number, y: number, scale: number) =>
  draw({ wash: hat, ink: hair + face + hat + lines }, x, y, scale, "var(--chalk)");

const MAP = 0.186;
const land = (name: keyof typeof europe.areas, seat: number): Part[] => {
  const { path, place } = europe.areas[name];
  return [
    solid(path, 27, 1, MAP, pigment(seat)),
    piece(castle(0), 27 + place[0] * MAP, 6 + place[1] * MAP, 0.6, STONE),
  ];
};

const PANELS: readonly Panel[] = [
  { name: "theme", picture: scene(HOME_ART) },
  {
    name: "goal",
    picture: [
      leonardo(16, 20, 1.7),
      ...card("mona_lisa", 70, 30, 0.32),
      ...card("tank_4", 80, 46, 0.32),
      piece(castle(0), 152, 74, 1.5, STONE),
      mark("flag", 190, 28, 2),
      ...[36, 94, 152, 212].map((x) => sign("+2", x, 94, 18, "var(--chalk)")),
      ...Array.from({ length: 30 }, (_, i) =>
        sheet(9 + 7.4 * i, 114, 7.4, 18, i === 29 ? "var(--gold-wash)" : "var(--sheet-lit)"),
      ),
      emblem(ME, 139, 123, 0.6),
      emblem(RIVAL, 94, 123, 0.6),
      sign(30, 227, 143, 14),
    ],
  },
  {
    name: "board",
    picture: [
      draw({ ink: europe.coasts, fine: europe.borders }, 27, 1, MAP),
      ...land("milan", 0),
      ...land("paris", 1),
      ...land("constantinople", 2),
      ...land("moscow", 3),
    ],
  },
  {
    name: "auction",
    picture: [
      leonardo(6, 8, 1.6),
      plus(54, 34),
      ...card("tank_4", 64, 8, 0.58),
      ...card("mona_lisa", 158, 8, 0.58),
      arrow(74, 78, 86, 66),
      arrow(146, 78, 178, 66),
      ...[50, 40, 20].flatMap((bid, i): Part[] => [
        emblem(i, 60 + 74 * i, 86, 0.7),
        draw({ wash: SIGNS.purse ?? "", ink: SIGNS.purse ?? "" }, 36 + 74 * i, 96, 2, "var(--gold)"),
        sign(bid, 60 + 74 * i, 128, 15),
      ]),
    ],
  },
  {
    name: "turn",
    picture: [
      piece(castle(0), 34, 46, 1.5, STONE),
      ...coin(30, 34, 62, 11),
      piece(castle(2), 106, 46, 1.4, STONE),
      ...coin(20, 106, 62, 11),
      piece(TANK, 176, 46, 1.3, "var(--wood)"),
      piece(AIRPLANE, 218, 40, 1.1, "var(--wood)"),
      ...coin(20, 196, 62, 11),
      ...soldiers(ME, 1, 28, 134, 1.5),
      arrow(46, 118, 66, 118),
      mark("flag", 70, 98, 1.5),
      ...coin(10, 58, 136, 11),
      ...soldiers(ME, 2, 138, 134, 1.5),
      arrow(182, 118, 200, 118),
      ...soldiers(RIVAL, 1, 216, 134, 1.5),
      ...coin(30, 190, 136, 11),
    ],
  },
  {
    name: "battle",
    picture: [
      ...soldiers(ME, 3, 20, 48, 1.6),
      mark("swords", 98, 16, 1.5),
      piece(castle(1), 176, 48, 1.6, STONE),
      ...soldiers(RIVAL, 1, 216, 48, 1.6),
      ...[0, 1, 2].flatMap((i) => die("hit", 8 + 30 * i, 74, 1.1)),
      ...[0, 1].flatMap((i) => die("miss", 110 + 30 * i, 74, 1.1)),
      ...die("explosion", 182, 74, 1.1),
      sign("3", 52, 118, 17),
      sign("2", 138, 118, 17),
      sign("1", 195, 118, 17, "var(--chalk)"),
      ...soldiers(RIVAL, 1, 52, 148, 0.8),
      circled(52, 138, 10, 11),
      ...soldiers(ME, 1, 195, 148, 0.8),
      circled(195, 138, 10, 11),
    ],
  },
  {
    name: "machines",
    picture: [
      draw(sketch("tank_4"), 0, 0, 0.92),
      draw(sketch("airplane_4"), 126, 6, 0.86),
      ...[0, 1, 2, 3].flatMap((i) => die(i === 3 ? "explosion" : "miss", 6 + 26 * i, 90, 1)),
      sign("5 ÷ 2", 58, 134, 18, "var(--chalk)"),
      ...die("hit", 134, 104, 1),
      piece(castle(3), 208, 144, 1.1, STONE),
      draw({ ink: "", chalk: "M164 116Q186 88 208 104M204 96L208 104L199 105" }, 0, 0),
    ],
  },
  {
    name: "watch",
    picture: [
      piece(TANK, 44, 54, 2.2, "var(--wood)"),
      piece(AIRPLANE, 122, 50, 1.9, "var(--wood)"),
      piece(castle(4), 200, 54, 1.5, STONE),
      ...[44, 122, 200].map((x) => sign("+2", x, 74, 18, "var(--chalk)")),
      ...card("mona_lisa", 26, 92, 0.56),
      sign("+3", 120, 118, 20, "var(--chalk)"),
      piece(castle(0), 172, 140, 1.5, STONE),
      ...soldiers(ME, 1, 206, 140, 1.3),
      circled(207, 123, 15, 23),
    ],
  },
  {
    name: "next",
    picture: [
      leonardo(20, 40, 2.6),
      piece(castle(4), 156, 112, 2.6, STONE),
      ...soldiers(ME, 1, 100, 140, 1.6),
      piece(AIRPLANE, 66, 30, 1.4, pigment(ME)),
      piece(TANK, 208, 142, 1.6, "var(--wood)"),
      mark("laurel", 138, -2, 1.6),
    ],
  },
];

export default PANELS;

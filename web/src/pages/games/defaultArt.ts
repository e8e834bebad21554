/** The drawing of games that have none of their own: a table with cards and dice, and a pair of compasses above it. */
import { arc, hatch, line, oval, rect, shape, type Drawing } from "../../look/art/pen";
import type { GameArt } from "./gameArt";

const pips = (...points: [number, number][]) => points.map(([x, y]) => oval(x, y, 1.6)).join("");
const die = (x: number, y: number) =>
  rect(x, y, 22, 22) +
  shape(x, y, x + 8, y - 7, x + 30, y - 7, x + 22, y) +
  shape(x + 22, y, x + 30, y - 7, x + 30, y + 15, x + 22, y + 22);
const card = (x: number, y: number, lean: number) =>
  shape(x, y, x + 34, y + lean, x + 34 - lean * 0.6, y + 50 + lean, x - lean * 0.6, y + 50);

const table: Drawing = {
  wash:
    shape(40, 170, 360, 170, 392, 202, 8, 202) + card(96, 112, -8) + card(132, 106, 0) + card(168, 104, 8),
  ink:
    // the table
    shape(40, 170, 360, 170, 392, 202, 8, 202) +
    rect(8, 202, 384, 7) +
    shape(30, 209, 42, 209, 38, 232, 33, 232) +
    shape(358, 209, 370, 209, 367, 232, 362, 232) +
    // cards that stand in a fan
    card(96, 112, -8) +
    card(132, 106, 0) +
    card(168, 104, 8) +
    // two dice
    die(244, 164) +
    die(292, 172) +
    pips([250, 170], [255, 175], [260, 180], [298, 178], [308, 178], [298, 188], [308, 188]) +
    // pawns
    "M344 186C340 180 340 174 344 172A5 5 0 1 1 350 172C354 174 354 180 350 186Z" +
    "M66 192C62 186 62 180 66 178A5 5 0 1 1 72 178C76 180 76 186 72 192Z",
  fine:
    hatch(268, 158, 6, 20, 2.4) +
    hatch(316, 166, 6, 20, 2.4) +
    hatch(136, 112, 24, 36, 4) +
    hatch(12, 203, 376, 5, 6) +
    line(60, 180, 240, 180) +
    line(120, 192, 236, 192) +
    line(330, 196, 380, 196),
  chalk:
    oval(149, 132, 9) + line(149, 119, 149, 145) + line(136, 132, 162, 132) + "M96 100C120 88 178 86 204 98",
};

const compasses: Drawing = {
  wash: oval(124, 20, 6),
  ink:
    oval(124, 20, 6) +
    line(124, 4, 124, 14) +
    shape(120, 25, 78, 108, 74, 116, 82, 110, 124, 30) +
    shape(128, 25, 170, 108, 174, 116, 166, 110, 124, 30) +
    "M96 76C112 86 136 86 152 76",
  fine: hatch(84, 70, 22, 30, 3) + hatch(142, 70, 22, 30, 3),
  chalk: oval(124, 68, 56) + arc(74, 116, 100, 0.86, 1) + line(60, 116, 188, 116) + line(124, 8, 124, 124),
};

export const DEFAULT_ART: GameArt = { ground: table, air: compasses, airBox: "40 0 168 128" };

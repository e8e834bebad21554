import { arc, hatch, line, oval, rays, rect, shape, type Drawing } from "../../../../look/art/pen";

const eye = (x: number, y: number, s = 1) =>
  `M${x - 9 * s} ${y}Q${x} ${y - 8 * s} ${x + 9 * s} ${y}Q${x} ${y + 7 * s} ${x - 9 * s} ${y}Z` +
  oval(x, y, 3.4 * s);

/** 5: a glass in a tube for one eye. */
const ocular: Drawing = {
  wash: shape(36, 32, 92, 18, 98, 38, 40, 46),
  ink:
    shape(36, 32, 66, 25, 69, 40, 39, 46) +
    shape(66, 22, 94, 14, 101, 38, 70, 43) +
    oval(97.5, 26, 4.4, 12.4) +
    shape(30, 35, 36, 33, 38, 44, 32, 45) +
    line(66, 44, 50, 78) +
    line(68, 44, 68, 80) +
    line(70, 44, 88, 78) +
    eye(14, 41, 1.1),
  fine: hatch(42, 38, 26, 6, 2.4) + hatch(72, 32, 24, 8, 2.4) + rays(14, 41, 11, 14, 6, 0.55, 0.95),
  chalk: line(24, 40, 112, 14) + line(24, 41, 114, 34) + oval(16, 41, 1) + arc(24, 40, 80, -0.06, 0),
};

/** 10: a window that sends the light back. */
const reflectingWindow: Drawing = {
  wash: "M44 76V30Q44 8 64 8Q84 8 84 30V76Z",
  ink:
    "M40 76V30Q40 4 64 4Q88 4 88 30V76Z" +
    "M45 74V30Q45 9 64 9Q83 9 83 30V74Z" +
    line(64, 9, 64, 74) +
    line(45, 32, 83, 32) +
    line(45, 53, 83, 53) +
    rect(34, 76, 60, 5),
  fine:
    hatch(66, 34, 16, 18, 2.4) +
    hatch(47, 55, 16, 18, 2.4) +
    hatch(66, 13, 14, 18, 2.4) +
    hatch(36, 77, 56, 3, 3),
  chalk:
    oval(14, 14, 6) +
    rays(14, 14, 8, 12, 10) +
    line(22, 20, 56, 43, 12, 66) +
    line(16, 60, 11, 67, 19, 66) +
    line(56, 43, 28, 43) +
    arc(56, 43, 14, 0.42, 0.58),
};

/** 15: a lens that makes a room's light of one candle. */
const lens: Drawing = {
  wash: "M60 8Q76 38 60 68Q44 38 60 8Z",
  ink:
    "M60 6Q78 38 60 70Q42 38 60 6Z" +
    "M60 6Q54 38 60 70" +
    line(60, 70, 60, 78) +
    shape(46, 78, 52, 74, 68, 74, 74, 78) +
    rect(10, 50, 8, 26) +
    "M14 50V46" +
    "M14 46q-5 -5 0 -13q5 8 0 13Z" +
    rect(5, 76, 18, 4),
  fine: hatch(62, 20, 6, 36, 2.4, 0.3) + hatch(11, 56, 6, 19, 2.6) + hatch(52, 75, 16, 3, 2.4),
  chalk:
    line(18, 38, 60, 14, 116, 4) +
    line(18, 39, 60, 26, 116, 20) +
    line(19, 40, 116, 38) +
    line(18, 41, 60, 50, 116, 56) +
    line(18, 42, 60, 62, 116, 72),
};

/** 20: a hollow mirror and the point where it burns. */
const burningMirror: Drawing = {
  wash: "M26 6Q-6 42 26 78Q14 42 26 6Z",
  ink:
    "M26 6Q-8 42 26 78M26 6Q10 42 26 78" +
    line(12, 66, 8, 80) +
    line(16, 70, 26, 80) +
    "M70 54q-6 -6 1 -15q1 5 4 7q5 5 0 10q-3 2 -5 -2Z" +
    shape(58, 58, 84, 58, 80, 64, 62, 64) +
    line(66, 64, 62, 80) +
    line(76, 64, 80, 80) +
    line(52, 80, 90, 80),
  fine: hatch(12, 24, 5, 36, 2.2, 0.3) + hatch(62, 59, 18, 4, 2.4) + "M23 14Q12 42 23 70",
  chalk:
    line(116, 14, 22, 16, 71, 42) +
    line(116, 26, 18, 28, 71, 42) +
    line(116, 58, 18, 56, 71, 42) +
    line(116, 70, 22, 68, 71, 42) +
    rays(71, 40, 9, 13, 7, 0.55, 0.95),
};

/** 25: a folding glass that hides among leaves. */
const mimeticOcular: Drawing = {
  wash: shape(24, 44, 60, 34, 63, 48, 27, 55) + shape(58, 31, 84, 22, 90, 42, 63, 49),
  ink:
    shape(22, 45, 44, 38, 47, 50, 25, 55) +
    shape(43, 35, 66, 28, 70, 47, 48, 53) +
    shape(65, 25, 92, 16, 100, 40, 71, 49) +
    oval(96, 28, 4.4, 12.6) +
    eye(9, 54, 0.8) +
    "M50 54Q46 68 52 80M58 52Q64 66 60 80" +
    "M40 34q-10 -6 -6 -18q10 4 6 18ZM60 26q-6 -12 4 -20q8 10 -4 20ZM82 16q2 -12 14 -12q0 12 -14 12Z" +
    "M76 50q10 2 10 14q-12 -2 -10 -14ZM40 54q-8 6 -4 16q10 -6 4 -16ZM94 44q12 2 14 12q-12 0 -14 -12Z",
  fine:
    hatch(28, 46, 16, 7, 2.2) +
    hatch(52, 40, 14, 9, 2.2) +
    hatch(74, 34, 20, 10, 2.2) +
    "M40 34l-4 -13M60 26l3 -15M82 16l10 -9M76 50l7 10M40 54l-3 12M94 44l10 8",
  chalk: line(16, 52, 116, 20) + line(16, 54, 116, 38) + "M30 80q10 -5 20 0M66 80q10 -6 24 0",
};

export const OPTICS = { 5: ocular, 10: reflectingWindow, 15: lens, 20: burningMirror, 25: mimeticOcular };

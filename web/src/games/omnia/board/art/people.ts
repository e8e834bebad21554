/** The people Leonardo met, and himself: heads in profile, put together from few strokes; in a box of 120 by 84. */
import { gear, hatch, line, oval, rays, rect, shape, type Drawing } from "../../../../look/art/pen";

/** Pairs of coordinates from the middle of the head, looking right (1) or left (-1). */
const facing = (way: number, path: string) =>
  path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round((60 + way * Number(x)) * 10) / 10} ${y}`,
  );

const FACE =
  "M6 18Q10 22 10 28L14.5 35.5Q14 38 10.5 37.5L12 40L10.4 41.4L11.4 43.6Q11 49 6 49.5Q2 49.5 0 47L-1 58" +
  "M5 29.4L9.4 28.8M4.6 26Q7 24.4 9.8 25.4M11 41.4L8 41.6M-5 33Q-8 32 -7.6 36Q-7 39 -5 38";
const NECK = "M-12 46L-12 57";
const SHOULDERS = "M-12 56Q-30 60 -38 84M-1 57Q16 60 30 84";
const BODY = "M-12 56Q-30 60 -38 84L30 84Q16 60 -1 57Z";

const HAIR = {
  short: "M7 17Q-4 8 -13 18Q-18 28 -13 45L-8 46Q-4 38 -4 30Q2 26 7 17Z",
  bob: "M8 18Q-4 6 -14 16Q-21 28 -17 48Q-12 53 -5 50Q-2 40 -1 30Q3 28 8 27Z",
  long: "M6 17Q-4 8 -13 17Q-20 28 -17 44Q-20 54 -16 64Q-9 62 -6 52Q-9 40 -5 30Q0 26 6 17Z",
  curls:
    "M8 18Q4 10 -2 13Q-8 8 -12 15Q-19 17 -16 25Q-22 31 -17 37Q-22 44 -16 49Q-18 57 -11 58Q-6 60 -5 53Q-8 48 -5 44Q-8 38 -4 34Q-6 28 0 26Q2 20 8 18Z",
  fringe:
    "M-8 22Q-15 24 -14 36Q-16 42 -12 47Q-8 46 -7 40Q-9 34 -6 30Q-8 26 -8 22ZM6 18Q-1 9 -9 17Q-12 20 -13 24",
} as const;
const HATS = {
  beret: "M-18 20Q-19 8 -2 6Q15 6 13 19Q-2 14 -18 20Z",
  cap: "M-14 20L-13 5Q-2 1 8 5L9.6 19Q-2 14 -14 20Z",
  hood: "M10 18Q-2 3 -15 13Q-26 32 -21 60Q-14 64 -7 58Q-12 42 -4 29Q2 24 10 18Z",
  turban: "M-19 22Q-22 6 -4 4Q14 4 12 19Q4 22 -4 20Q-12 20 -19 22ZM-16 12Q-6 20 11 13M-10 6Q-2 14 8 6",
  band: "M8 20Q-4 14 -15 24L-14 28Q-4 18 9 24Z",
  none: "",
} as const;
const BEARDS = {
  full: "M0 43Q-1 56 7 63Q14 57 13 44Q11 50 6 47Q3 44 0 43ZM10 38.4Q13 39 13 42",
  short: "M0 45Q2 53 9 53Q13 50 12.6 44Q10 49 5 47Q2 45 0 45Z",
  none: "",
} as const;

interface Looks {
  way?: number;
  hair?: keyof typeof HAIR;
  hat?: keyof typeof HATS;
  beard?: keyof typeof BEARDS;
  /** More strokes of the person, in pairs from the middle of the head. */
  more?: string;
  dress?: string;
  dark?: boolean;
  /** What lies beside, in the box. */
  thing?: string;
  chalk?: string;
}

function head({ way = 1, hair = "short", hat = "none", beard = "none", ...with_ }: Looks): Drawing {
  const put = (path: string) => facing(way, path);
  const dress = with_.dress ?? "M-12 57Q-6 66 -1 57M-6 62L-6 84";
  return {
    wash: put(BODY + HATS[hat] + (with_.dark ? HAIR[hair] : "")),
    ink:
      put(FACE + NECK + SHOULDERS + HAIR[hair] + HATS[hat] + BEARDS[beard] + dress + (with_.more ?? "")) +
      (with_.thing ?? ""),
    fine:
      put(
        "M-11 22L-14 40M-8 20L-12 38M-5 20L-9 34M-2 18L-6 26M-9 44L-6 54M-6 46L-3 55M-26 66L-32 84M-20 64L-26 84M-14 64L-19 84M14 66L20 84M8 64L13 84",
      ) + (beard === "none" ? "" : put("M3 48L7 60M6 50L9 58M9 50L11 55")),
    chalk: with_.chalk ?? put("M-30 20Q-34 40 -26 54M22 18Q26 34 22 48"),
  };
}

const feather = "M-2 6Q-16 -4 -26 4Q-18 6 -8 10M-22 3L-14 5";
const chain = "M-16 58Q-4 76 8 59M-4 68Q-6 72 -4 75Q-2 72 -4 68";
const beads = "M-12 58Q-4 66 1 58M-5 63L-5 68";

const solid =
  shape(96, 18, 108, 26, 104, 41, 88, 41, 84, 26) +
  line(96, 18, 96, 26, 103, 31, 108, 26) +
  line(103, 31, 100, 38, 104, 41) +
  line(100, 38, 92, 38, 88, 41) +
  line(92, 38, 89, 31, 96, 26) +
  line(89, 31, 84, 26);
const compass = line(96, 14, 88, 42) + line(96, 14, 104, 42) + oval(96, 12, 2) + line(92, 28, 100, 28);
const quill =
  "M92 50L104 16Q112 22 106 34L96 46M104 20L94 48" + line(84, 54, 108, 54) + line(84, 58, 104, 58);
const chisel =
  line(90, 46, 104, 22) + shape(88, 50, 88, 44, 92, 47) + rect(100, 12, 14, 9) + line(104, 21, 110, 30);
const book = "M86 30Q92 26 98 30Q104 26 110 30V50Q104 46 98 50Q92 46 86 50ZM98 30V50";
const shell = "M98 46Q82 40 86 26Q98 16 110 26Q114 40 98 46ZM98 46L90 24M98 46V20M98 46L106 24";
const lily =
  "M98 52V30M98 30Q88 26 90 14Q96 18 98 24Q100 18 106 14Q108 26 98 30M98 42Q90 42 88 36M98 46Q106 44 108 38";
const plan = rect(86, 22, 24, 30) + line(90, 28, 106, 28) + oval(98, 39, 6) + line(90, 48, 106, 48);

/** Leonardo himself: the beret, the long hair and the beard; beside him what the card is about. */
function leonardo(way: number, thing: string, chalk: string): Drawing {
  const put = (path: string) => facing(way, path);
  return {
    wash: put(HATS.beret + BODY),
    ink:
      put(
        FACE.slice(0, FACE.indexOf("L-1 58")) +
          FACE.slice(FACE.indexOf("M5 29.4")) +
          HATS.beret +
          "M-16 20Q-22 34 -18 48Q-22 58 -15 68Q-10 62 -7 54" +
          "M-8 21Q-4 30 -7 40Q-10 52 -2 62Q2 74 11 74Q18 64 13 46Q11 50 6 47Q1 44 -2 40M10 38.4Q14 40 12.6 45" +
          "M-15 64Q-32 66 -38 84M12 70Q22 74 28 84",
      ) + thing,
    fine: put(
      "M-13 24Q-17 38 -14 52M-10 24Q-14 40 -11 56M-4 46Q-4 58 3 66M0 47Q0 60 6 70M4 49Q4 60 10 70M8 50Q9 60 12 64M-14 12L-10 17M-6 9L-4 15M2 8L4 15M9 9L9 15M-26 72L-32 84M-18 72L-22 84M-8 70L-10 84",
    ),
    chalk,
  };
}

const ring = (x: number) => oval(x, 34, 17);
export const LEONARDO_ART: Record<string, Drawing> = {
  leonardo_painter: leonardo(
    1,
    "M86 36Q84 22 98 20Q112 22 110 34Q104 38 102 44Q92 48 86 36Z" +
      oval(92, 30, 2) +
      oval(99, 26, 2) +
      oval(105, 31, 2) +
      line(88, 56, 106, 10),
    ring(98) + line(20, 10, 20, 70),
  ),
  leonardo_courtier: leonardo(
    -1,
    "M20 54Q10 50 14 38Q8 28 20 26Q32 28 26 38Q30 50 20 54Z" +
      line(20, 50, 20, 10) +
      line(16, 10, 24, 10) +
      line(8, 60, 34, 18),
    ring(20) + line(100, 10, 100, 70),
  ),
  leonardo_master: leonardo(
    1,
    oval(98, 34, 15) +
      rect(86, 22, 24, 24) +
      oval(98, 26, 2.6) +
      line(98, 29, 98, 38, 92, 46) +
      line(98, 38, 104, 46) +
      line(86, 31, 110, 31),
    rays(98, 34, 18, 23, 16),
  ),
  leonardo_engineer: leonardo(
    -1,
    gear(20, 26, 13, 10) + gear(34, 46, 9, 8) + hatch(12, 62, 22, 6, 3),
    line(4, 26, 36, 26) + line(20, 8, 20, 60),
  ),
  leonardo_adviser: leonardo(
    1,
    plan + "M86 22Q82 18 86 16H108Q112 18 110 22",
    line(82, 58, 114, 58) + line(82, 62, 106, 62),
  ),
  leonardo_dreamer: leonardo(
    -1,
    "M6 34Q14 20 24 30Q32 14 44 18Q36 22 32 32Q28 40 18 40Q10 40 6 34ZM6 34L0 33" +
      "M30 8A6 6 0 1 0 36 14A8 8 0 0 1 30 8Z",
    "M4 50Q20 44 40 52" + rays(33, 13, 9, 12, 6),
  ),
};

export const PEOPLE_ART: Record<string, Drawing> = {
  ludovico_il_moro: head({ dark: true, way: -1, hair: "bob", more: chain + "M-2 50Q3 53 6 50" }),
  lorenzo_de_medici: head({
    dark: true,
    hair: "bob",
    hat: "cap",
    dress: "M-12 57Q-6 66 -1 57M-18 62Q-14 74 -18 84M-8 64Q-4 74 -8 84M6 62Q10 72 8 84",
  }),
  machiavelli: head({
    dark: true,
    hair: "short",
    dress: "M-12 57L-6 64L-1 57M-6 64L-6 84M-5 68L-3 68M-5 74L-3 74M-5 80L-3 80",
    thing: book,
  }),
  francis_i: head({
    dark: true,
    hair: "bob",
    hat: "beret",
    beard: "short",
    more: feather,
    dress: "M-14 58Q-4 70 4 58M-24 66L-20 72M-14 70L-12 77M0 70L2 77M12 68L14 74",
  }),
  cesare_borgia: head({
    way: -1,
    hair: "long",
    hat: "beret",
    beard: "full",
    dress: "M-14 64Q-4 74 12 66M-24 70Q-4 84 22 74M-4 66L-4 84",
  }),
  verrocchio: head({
    way: -1,
    hair: "short",
    hat: "cap",
    more: "M0 52Q5 54 8 50",
    dress: "M-12 57Q-6 64 -1 57M-6 62L-8 84",
  }),
  pacioli: head({
    hair: "fringe",
    hat: "hood",
    dress: "M-14 60Q-4 70 4 58M-6 66L-6 84M-10 70L-2 70",
    thing: solid,
  }),
  isabella_d_este: head({
    way: -1,
    hair: "curls",
    hat: "turban",
    more: beads,
    dress: "M-18 60Q-8 72 8 60M-24 64Q-8 80 16 64",
  }),
  michelangelo: head({ dark: true, hair: "curls", beard: "full", thing: chisel }),
  raphael: head({
    dark: true,
    way: -1,
    hair: "long",
    hat: "beret",
    dress: "M-14 60Q-6 64 2 58M-14 64Q-6 68 4 62",
  }),
  botticelli: head({ hair: "curls", thing: shell, dress: "M-14 60Q-8 70 2 59M-8 66Q-12 76 -10 84" }),
  salai: head({
    way: -1,
    hair: "curls",
    more: "M-17 49Q-24 52 -18 58Q-22 62 -16 66",
    dress: "M-14 60Q-6 66 4 59",
  }),
  melzi: head({ hair: "long", hat: "cap", more: feather, thing: plan }),
  bramante: head({ hair: "fringe", thing: compass, more: "M-2 51Q4 54 8 50" }),
  ser_piero: head({
    hair: "short",
    hat: "cap",
    more: "M-13 12L9 11",
    thing: quill,
    dress: "M-14 58L-6 70L2 58M-6 70L-6 84",
  }),
  cecilia_gallerani: head({
    dark: true,
    way: -1,
    hair: "long",
    hat: "band",
    more: beads + "M-14 60Q-5 74 3 60",
    thing: lily,
    dress: "M-20 62L-14 84M10 64L6 84",
  }),
};

import {
  arch,
  battlements,
  bricks,
  gear,
  hatch,
  line,
  oval,
  person,
  rays,
  rect,
  shape,
  smoke,
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

const range = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + step * i);

/** A palace of the city: battlements, a tower out of the middle, a clock. */
const council: Drawing = {
  wash: rect(14, 40, 92, 52) + rect(50, 4, 20, 36),
  ink:
    rect(14, 44, 92, 48) +
    rect(11, 38, 98, 6) +
    battlements(11, 38, 98, 9, 5) +
    rect(52, 12, 18, 22) +
    rect(50, 8, 22, 4) +
    battlements(50, 8, 22, 4, 3) +
    shape(55, 5, 61, -4, 67, 5) +
    oval(61, 22, 5) +
    line(61, 22, 61, 18.6) +
    line(61, 22, 63.4, 23) +
    arch(52, 92, 16, 26) +
    line(60, 67, 60, 92) +
    range(20, 15, 2)
      .map((x) => arch(x, 64, 9, 14))
      .join("") +
    range(77, 15, 2)
      .map((x) => arch(x, 64, 9, 14))
      .join("") +
    range(21, 15, 2)
      .map((x) => rect(x, 74, 7, 9))
      .join("") +
    range(78, 15, 2)
      .map((x) => rect(x, 74, 7, 9))
      .join("") +
    arch(55, 61, 10, 14),
  fine:
    range(13, 5.4, 18)
      .map((x) => line(x, 44, x + 2.6, 47.5, x + 5.2, 44))
      .join("") +
    hatch(96, 48, 9, 43, 2.6) +
    hatch(64, 13, 5, 20, 2.2, 0.4) +
    bricks(15, 84, 36, 8, 4, 9) +
    bricks(69, 84, 36, 8, 4, 9),
  chalk: "M61 -4V-12" + "M61 -11l11 2.4l-11 3",
};

/** A yard for big machines: an open arch with a mechanical man, a crane above. */
const workshop: Drawing = {
  wash: shape(8, 92, 8, 44, 60, 24, 112, 44, 112, 92),
  ink:
    rect(8, 46, 104, 46) +
    shape(2, 47, 60, 22, 118, 47) +
    line(9, 47, 60, 26, 111, 47) +
    arch(34, 92, 40, 38) +
    wheel(92, 72, 14, 8) +
    gear(20, 66, 8, 9) +
    gear(27, 79, 6, 8) +
    line(60, 22, 60, 4) +
    line(60, 6, 96, 6) +
    line(60, 18, 80, 6) +
    oval(96, 9, 2.6) +
    line(98.6, 9, 98.6, 30) +
    line(96, 33, 98.6, 29, 101, 33) +
    rect(93, 33, 11, 6) +
    oval(60, 38, 4.4) +
    // the mechanical man
    rect(50, 62, 9, 8) +
    rect(47, 71, 15, 12) +
    line(50, 83, 50, 92) +
    line(59, 83, 59, 92) +
    line(47, 73, 41, 80) +
    line(62, 73, 67, 66) +
    gear(54.5, 77, 4, 7),
  fine:
    hatch(36, 66, 10, 25, 2.4) +
    hatch(64, 30, 36, 14, 3, 1.4) +
    hatch(10, 48, 22, 10, 3) +
    line(52, 66, 54, 66) +
    line(56, 66, 58, 66) +
    bricks(9, 86, 25, 6, 3, 7) +
    bricks(75, 86, 36, 6, 3, 7),
  chalk: rays(60, 38, 6, 9, 8),
};

/** A temple of learning under a dome, the measured man in its gable. */
const academy: Drawing = {
  wash: shape(14, 48, 60, 28, 106, 48, 106, 92, 14, 92),
  ink:
    shape(10, 50, 60, 28, 110, 50) +
    shape(19, 48, 60, 31, 101, 48) +
    rect(12, 50, 96, 5) +
    "M38 33Q40 10 60 9Q80 10 82 33" +
    rect(56, 2, 8, 7) +
    shape(54, 2, 60, -6, 66, 2) +
    range(18, 16, 6)
      .map((x) => rect(x, 58, 5, 26) + rect(x - 1.5, 55, 8, 3) + rect(x - 1.5, 84, 8, 3))
      .join("") +
    rect(10, 87, 100, 2.5) +
    rect(6, 89.5, 108, 2.5) +
    arch(54, 87, 12, 22) +
    oval(60, 41.5, 6) +
    rect(55.7, 37.2, 8.6, 8.6),
  fine:
    "M48 31Q50 14 60 9M72 31Q70 14 60 9M60 9V30" +
    hatch(72, 14, 9, 16, 2.4, 0.5) +
    hatch(88, 58, 8, 28, 2.4) +
    hatch(24, 58, 8, 28, 2.4) +
    hatch(40, 58, 8, 28, 2.4) +
    hatch(72, 58, 8, 28, 2.4),
  chalk: person(60, 46, 9),
};

/** The forge: a chimney that never rests, an anvil under the arch. */
const blacksmith: Drawing = {
  wash: shape(14, 92, 14, 48, 58, 30, 104, 48, 104, 92),
  ink:
    shape(8, 50, 56, 26, 110, 50) +
    rect(14, 50, 90, 42) +
    shape(78, 34, 78, 10, 94, 10, 94, 42) +
    rect(75, 7, 22, 4) +
    arch(26, 92, 44, 36) +
    shape(38, 78, 64, 78, 58, 82, 56, 86, 58, 90, 44, 90, 46, 86, 44, 82) +
    line(38, 78, 32, 75, 44, 75, 64, 75, 64, 78) +
    shape(50, 62, 64, 66, 63, 70, 49, 66) +
    line(57, 68, 54, 58) +
    rect(80, 60, 14, 14) +
    line(87, 60, 87, 74) +
    line(80, 67, 94, 67) +
    "M20 58q-3 8 0 12q4 3 6 -2q1 -5 -1 -10",
  fine:
    hatch(28, 62, 14, 28, 2.2) +
    hatch(86, 12, 7, 26, 2.2, 0.4) +
    hatch(30, 42, 46, 7, 3.2, 1.6) +
    bricks(72, 78, 32, 14, 4, 8),
  chalk: smoke(86, 6, 1.1) + smoke(92, 2, 0.8) + rays(51, 74, 3, 9, 7, 0.55, 0.95),
};

/** The glass house: roundels in the windows, bottles on the sill, a furnace's eye. */
const glassMaker: Drawing = {
  wash: rect(16, 34, 88, 58),
  ink:
    rect(16, 36, 88, 56) +
    shape(10, 37, 28, 16, 92, 16, 110, 37) +
    rect(24, 44, 34, 26) +
    range(30, 11, 3)
      .map((x) => oval(x, 51, 4.4) + oval(x, 63, 4.4))
      .join("") +
    rect(22, 70, 38, 3) +
    arch(68, 92, 26, 40) +
    oval(81, 76, 8) +
    oval(81, 76, 4.4) +
    "M30 92v-6q-4 -2 -3 -7h3v-4h4v4h3q1 5 -3 7v6Z" +
    "M44 92v-4q-3 -2 -2 -8h8q1 6 -2 8v4Z" +
    line(92, 16, 92, 4) +
    line(98, 23, 98, 4) +
    rect(90, 1, 10, 3) +
    "M40 16v-5q-5 -1 -4 -7h10q1 6 -4 7v5",
  fine:
    range(30, 11, 3)
      .map((x) => oval(x, 51, 1.6) + oval(x, 63, 1.6))
      .join("") +
    hatch(28, 18, 60, 18, 3.4, 1.2) +
    hatch(69, 60, 8, 30, 2.4) +
    hatch(96, 38, 8, 54, 2.6),
  chalk: rays(81, 76, 9.5, 13, 9, 0.5, 1) + smoke(95, 0, 0.8),
};

/** The joiner's timber-framed gable, planks against the wall, a saw for a sign. */
const joiner: Drawing = {
  wash: shape(20, 92, 20, 44, 60, 10, 100, 44, 100, 92),
  ink:
    shape(12, 48, 60, 6, 108, 48, 102, 50, 60, 13, 18, 50) +
    rect(22, 48, 76, 44) +
    line(22, 68, 98, 68) +
    line(40, 48, 40, 92) +
    line(80, 48, 80, 92) +
    line(22, 68, 40, 48) +
    line(98, 68, 80, 48) +
    line(60, 14, 60, 48) +
    line(40, 48, 60, 30, 80, 48) +
    rect(50, 52, 20, 12) +
    line(60, 52, 60, 64) +
    rect(50, 72, 20, 20) +
    line(56, 72, 56, 92) +
    line(63, 72, 63, 92) +
    shape(96, 92, 108, 54, 112, 55, 102, 92) +
    shape(102, 92, 113, 60, 117, 61, 108, 92) +
    // the saw
    line(6, 58, 22, 58) +
    "M2 60h18l-1.5 8l-2 -2l-2 2l-2 -2l-2 2l-2 -2l-2 2l-2 -2l-2 2Z",
  fine:
    hatch(62, 20, 14, 24, 2.8, 0.8) +
    hatch(82, 70, 15, 21, 2.8) +
    hatch(24, 50, 14, 16, 3) +
    hatch(98, 64, 12, 26, 3, 0.3),
  chalk: oval(60, 24, 3) + line(10, 58, 10, 60),
};

/** A bottle of bricks, as tall as a tower, and its mouth of fire. */
const kiln: Drawing = {
  wash: "M22 92Q20 62 36 44Q48 30 48 8H72Q72 30 84 44Q100 62 98 92Z",
  ink:
    "M20 92Q18 62 36 42Q47 30 48 8H72Q73 30 84 42Q102 62 100 92Z" +
    rect(45, 4, 30, 4) +
    arch(48, 92, 24, 30) +
    arch(53, 92, 14, 21) +
    "M24 66Q60 76 96 66M36 42Q60 50 84 42" +
    rect(2, 82, 15, 10) +
    line(2, 87, 17, 87) +
    line(9, 82, 9, 87) +
    line(6, 87, 6, 92) +
    rect(5, 72, 10, 10) +
    rect(103, 84, 14, 8) +
    line(110, 84, 110, 92) +
    rect(106, 76, 8, 8),
  fine:
    bricks(28, 72, 20, 19, 4, 9) +
    bricks(73, 72, 22, 19, 4, 9) +
    bricks(40, 46, 40, 18, 4, 9) +
    bricks(50, 12, 20, 28, 4, 8) +
    hatch(78, 52, 13, 18, 2.4) +
    hatch(66, 10, 5, 28, 2.2, 0.3),
  chalk: smoke(58, 3, 1.1) + smoke(66, 2, 0.8) + "M56 92q-3 -9 3 -14q1 5 4 7q3 3 1 7",
};

/** The rope walk: long and low, with strands hung from post to post. */
const ropeMaker: Drawing = {
  wash: rect(8, 48, 104, 44),
  ink:
    shape(2, 50, 14, 28, 106, 28, 118, 50) +
    line(8, 50, 8, 92) +
    line(112, 50, 112, 92) +
    range(8, 26, 5)
      .map((x) => rect(x - 1.5, 50, 3, 42))
      .join("") +
    "M34 62Q47 78 60 62M60 62Q73 78 86 62M8 62Q21 78 34 62M86 62Q99 78 112 62" +
    "M8 66Q21 83 34 66M34 66Q47 83 60 66M60 66Q73 83 86 66" +
    oval(99, 82, 9, 9) +
    oval(99, 82, 6, 6) +
    oval(99, 82, 3, 3) +
    rect(48, 10, 24, 18) +
    shape(44, 11, 60, 0, 76, 11) +
    wheel(22, 84, 7, 6) +
    oval(60, 19, 5.4) +
    oval(60, 19, 2.4) +
    rect(40, 84, 14, 8),
  fine:
    range(10, 9, 11)
      .map((x) => line(x, 48, x + 5, 30))
      .join("") +
    hatch(10, 51, 100, 7, 3, 0.8) +
    rays(99, 82, 6, 9, 16) +
    hatch(66, 12, 5, 15, 2, 0.4) +
    hatch(62, 78, 22, 14, 3),
  chalk: "M24 80Q50 76 86 82",
};

/** The eight houses of the street, each in a box of 120 by 104 whose ground is at 92. */
export const HOUSES: Record<string, Drawing> = {
  council,
  workshop,
  academy,
  blacksmith,
  glass_maker: glassMaker,
  joiner,
  kiln,
  rope_maker: ropeMaker,
};

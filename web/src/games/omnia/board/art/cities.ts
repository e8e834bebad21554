/** The cities along the road, each by what one sees from afar; in a box of 96 by 60, the ground at 54. */
import {
  arch,
  battlements,
  bricks,
  hatch,
  line,
  oval,
  rect,
  shape,
  waves,
  type Drawing,
} from "../../../../look/art/pen";

const ground = line(2, 54, 94, 54);
const roof = (x: number, y: number, w: number, h: number) => shape(x, y, x + w / 2, y - h, x + w, y);
const house = (x: number, w: number, h: number, top = 6) =>
  rect(x, 54 - h, w, h) + roof(x - 1, 54 - h, w + 2, top);
const tower = (x: number, w: number, h: number, teeth = 3) =>
  line(x, 54, x, 54 - h) +
  line(x + w, 54, x + w, 54 - h) +
  battlements(x - 1, 54 - h, w + 2, teeth, 3) +
  line(x - 1, 54 - h, x + w + 1, 54 - h);
const spire = (x: number, w: number, h: number, top: number) =>
  rect(x, 54 - h, w, h) + roof(x, 54 - h, w, top);
const arcade = (x: number, count: number, w: number, h: number) =>
  Array.from({ length: count }, (_, i) => arch(x + i * w + 0.8, 54, w - 1.6, h)).join("");
const sail = (x: number, h: number) =>
  line(x, 50, x, 50 - h) + `M${x} ${50 - h}Q${x + 10} ${50 - h * 0.6} ${x} ${50 - h * 0.2}`;

export const CITY_ART: Record<string, Drawing> = {
  vinci: {
    wash: "M6 54Q40 26 90 54Z",
    ink:
      "M4 54Q20 44 34 40M66 40Q80 46 92 54" +
      rect(34, 26, 22, 16) +
      battlements(34, 26, 22, 4, 3) +
      rect(56, 12, 9, 30) +
      battlements(55, 12, 11, 3, 3) +
      house(22, 9, 10) +
      house(70, 10, 7) +
      arch(42, 42, 6, 9),
    fine: hatch(58, 14, 6, 26, 2) + hatch(36, 28, 8, 12, 2) + "M10 54q4 -6 8 0M76 54q4 -6 8 0",
  },
  firenze: {
    wash: "M28 36Q30 14 46 10Q62 14 64 36Z",
    ink:
      "M28 36Q30 14 46 10Q62 14 64 36Z" +
      rect(43.5, 4, 5, 6) +
      line(46, 4, 46, 0) +
      rect(22, 36, 48, 18) +
      rect(76, 8, 9, 46) +
      line(75, 8, 86, 8) +
      "M46 10Q38 20 37 36M46 10Q54 20 55 36" +
      tower(8, 8, 34, 3) +
      oval(34, 44, 2.6) +
      oval(46, 44, 2.6) +
      oval(58, 44, 2.6) +
      ground,
    fine: hatch(56, 18, 7, 18, 2) + line(76, 22, 85, 22) + line(76, 36, 85, 36) + hatch(62, 38, 8, 15, 2),
  },
  milano: {
    wash: shape(16, 54, 16, 36, 48, 18, 80, 36, 80, 54),
    ink:
      shape(16, 54, 16, 36, 48, 16, 80, 36, 80, 54) +
      [16, 27, 37, 59, 69, 80].map((x) => spire(x - 1.5, 3, 22 + (32 - Math.abs(48 - x)) / 2.2, 8)).join("") +
      spire(46, 4, 38, 14) +
      arch(43, 54, 10, 16) +
      arch(27, 54, 7, 11) +
      arch(62, 54, 7, 11) +
      ground,
    fine: hatch(52, 28, 24, 12, 2.2) + line(20, 40, 76, 40),
  },
  roma: {
    wash: shape(14, 54, 14, 26, 40, 18, 72, 24, 72, 54),
    ink:
      "M14 54V26Q24 22 36 22V16Q56 14 72 24V54" +
      arcade(15, 6, 9.4, 10) +
      Array.from({ length: 6 }, (_, i) => arch(16 + i * 9.4, 41, 7, 9)).join("") +
      line(14, 43, 72, 43) +
      line(14, 30, 72, 30) +
      shape(82, 54, 84, 16, 86, 11, 88, 16, 90, 54) +
      ground,
    fine: hatch(38, 17, 30, 10, 2.4) + hatch(85, 18, 4, 34, 1.8, 0.2),
  },
  venezia: {
    wash: rect(8, 38, 46, 12),
    ink:
      rect(62, 12, 9, 38) +
      roof(61, 12, 11, 11) +
      line(61, 20, 72, 20) +
      "M14 38Q15 28 23 27Q31 28 32 38M32 38Q33 30 40 29Q47 30 48 38" +
      rect(8, 38, 46, 12) +
      Array.from({ length: 5 }, (_, i) => arch(10 + i * 8.8, 50, 6, 8)).join("") +
      line(23, 27, 23, 22) +
      "M76 49Q84 54 94 46M76 49L74 45" +
      line(86, 50, 88, 38) +
      waves(2, 54, 90) +
      waves(8, 58, 80),
    fine: hatch(66, 22, 4, 26, 1.8) + hatch(10, 39, 42, 3, 2),
  },
  bologna: {
    wash: rect(40, 4, 8, 50),
    ink:
      rect(40, 4, 8, 50) +
      line(39, 12, 49, 12) +
      roof(40, 4, 8, 4) +
      shape(56, 54, 59, 24, 67, 25, 66, 54) +
      arcade(4, 4, 8.6, 12) +
      rect(4, 38, 34.4, 4) +
      house(70, 12, 20, 6) +
      house(83, 9, 14, 5) +
      ground,
    fine: hatch(44, 14, 4, 40, 1.8, 0.2) + hatch(62, 28, 4, 26, 1.8, 0.2) + bricks(6, 30, 30, 8, 4, 6),
  },
  mantova: {
    wash: rect(24, 28, 44, 20),
    ink:
      rect(28, 30, 36, 18) +
      battlements(28, 30, 36, 7, 3) +
      rect(20, 20, 10, 28) +
      battlements(19, 20, 12, 3, 3) +
      rect(62, 20, 10, 28) +
      battlements(61, 20, 12, 3, 3) +
      arch(42, 48, 8, 11) +
      "M72 44H94M76 48V44M84 48V44" +
      "M4 48Q14 40 20 48" +
      waves(2, 52, 92) +
      waves(8, 57, 80),
    fine: hatch(24, 24, 5, 22, 2) + hatch(66, 24, 5, 22, 2) + hatch(50, 34, 12, 12, 2.2),
  },
  amboise: {
    wash: rect(16, 30, 60, 16),
    ink:
      rect(16, 34, 58, 12) +
      shape(16, 34, 22, 22, 68, 22, 74, 34) +
      rect(8, 24, 10, 22) +
      roof(7, 24, 12, 16) +
      rect(72, 26, 14, 20) +
      roof(70, 26, 18, 14) +
      roof(28, 30, 8, 8) +
      roof(42, 30, 8, 8) +
      roof(56, 30, 8, 8) +
      shape(2, 56, 6, 46, 90, 46, 94, 56) +
      line(13, 8, 13, 4) +
      line(79, 12, 79, 7),
    fine: hatch(24, 23, 42, 10, 2.2) + hatch(78, 28, 8, 16, 2) + bricks(6, 47, 84, 8, 4, 9),
  },
  urbino: {
    wash: rect(34, 22, 26, 28),
    ink:
      rect(34, 24, 26, 28) +
      rect(28, 16, 7, 36) +
      roof(27, 16, 9, 14) +
      rect(59, 16, 7, 36) +
      roof(58, 16, 9, 14) +
      arch(43, 34, 8, 8) +
      arch(43, 46, 8, 8) +
      rect(68, 32, 20, 20) +
      "M10 54V42Q17 32 24 42V54" +
      "M2 56Q30 48 94 56",
    fine: hatch(62, 20, 3, 30, 1.6) + hatch(52, 26, 7, 24, 2) + bricks(70, 34, 16, 16, 4, 6),
  },
  imola: {
    wash: rect(24, 32, 48, 22),
    ink:
      rect(26, 34, 44, 20) +
      battlements(26, 34, 44, 8, 3) +
      "M12 54V30H28V54M68 54V30H84V54" +
      battlements(11, 30, 18, 4, 3) +
      battlements(67, 30, 18, 4, 3) +
      rect(42, 14, 12, 20) +
      battlements(41, 14, 14, 3, 3) +
      arch(44, 54, 8, 12) +
      ground,
    fine:
      hatch(20, 34, 7, 19, 2) +
      hatch(76, 34, 7, 19, 2) +
      hatch(49, 18, 4, 14, 1.8) +
      bricks(30, 38, 12, 12, 4, 6),
  },
  pavia: {
    wash: shape(4, 32, 92, 32, 92, 38, 4, 38),
    ink:
      line(4, 38, 92, 38) +
      line(4, 32, 92, 32) +
      shape(4, 24, 92, 24, 94, 28, 2, 28) +
      Array.from({ length: 12 }, (_, i) => line(6 + i * 7.6, 28, 6 + i * 7.6, 38)).join("") +
      "M8 54Q8 42 18 42Q28 42 28 54M34 54Q34 42 46 42Q58 42 58 54M64 54Q64 42 74 42Q86 42 86 54" +
      line(4, 38, 4, 54) +
      line(92, 38, 92, 54) +
      roof(42, 24, 12, 9) +
      waves(4, 56, 88),
    fine: hatch(6, 25, 84, 3, 2.6) + hatch(29, 43, 4, 10, 1.8) + hatch(59, 43, 4, 10, 1.8),
  },
  pisa: {
    wash: shape(50, 54, 57, 8, 69, 10, 64, 54),
    ink:
      shape(50, 54, 57, 10, 70, 12, 65, 54) +
      shape(59, 10, 60, 4, 68, 5, 67.5, 11) +
      [20, 28.5, 37, 45].map((y) => line(55.4 - (y - 20) / 6.4, y, 68.8 - (y - 20) / 9, y + 2)).join("") +
      "M14 34Q16 20 26 18Q36 20 38 34" +
      rect(10, 34, 32, 20) +
      line(26, 18, 26, 13) +
      arcade(11, 4, 7.6, 11) +
      house(76, 14, 16) +
      ground,
    fine: hatch(62, 14, 5, 38, 2, 0.1) + hatch(30, 22, 6, 12, 2),
  },
  vigevano: {
    wash: rect(4, 40, 88, 14),
    ink:
      rect(42, 22, 14, 20) +
      battlements(41, 22, 16, 4, 3) +
      rect(45, 10, 8, 10) +
      rect(46.5, 3, 5, 7) +
      line(49, 3, 49, 0) +
      rect(4, 36, 88, 5) +
      arcade(4, 10, 8.8, 11) +
      ground,
    fine:
      hatch(50, 24, 5, 16, 1.8) + Array.from({ length: 9 }, (_, i) => oval(9 + i * 9.6, 38.5, 1.1)).join(""),
  },
  piombino: {
    wash: "M20 50V30H60V50Z",
    ink:
      rect(30, 30, 30, 20) +
      battlements(30, 30, 30, 6, 3) +
      "M14 50L18 26H32L34 50" +
      battlements(16, 26, 18, 4, 3) +
      "M58 50L60 20H70L73 50" +
      battlements(58, 20, 14, 3, 3) +
      line(65, 17, 65, 6) +
      "M65 6L74 9L65 12" +
      "M8 52Q40 46 78 52" +
      waves(2, 55, 92) +
      "M78 46Q86 50 94 44" +
      sail(86, 18),
    fine: hatch(24, 30, 6, 18, 2) + hatch(66, 24, 4, 24, 1.8) + waves(10, 58, 70),
  },
  romorantin: {
    wash: rect(20, 28, 56, 16),
    ink:
      rect(22, 30, 52, 16) +
      shape(20, 30, 28, 18, 68, 18, 76, 30) +
      rect(42, 16, 12, 30) +
      roof(40, 16, 16, 12) +
      Array.from({ length: 5 }, (_, i) => rect(25 + (i > 1 ? 6 : 0) + i * 9, 34, 4, 6)).join("") +
      line(2, 48, 94, 48) +
      shape(34, 48, 40, 58, 56, 58, 62, 48) +
      waves(38, 53, 20) +
      "M8 48V36M4 36Q8 24 12 36ZM86 48V36M82 36Q86 22 90 36Z",
    fine: hatch(30, 20, 36, 9, 2.2) + hatch(49, 20, 4, 24, 1.8),
  },
  cesenatico: {
    wash: "M16 46L18 12Q40 26 42 44ZM56 46L58 18Q76 30 78 44Z",
    ink:
      "M16 46V8M16 10Q40 22 44 44L16 46" +
      "M56 46V14M56 16Q76 26 80 44L56 46" +
      "M6 46Q24 52 46 46L42 52H10ZM48 46Q66 52 88 46L82 52H52Z" +
      waves(2, 55, 92) +
      waves(8, 59, 80) +
      "M84 14q3 -4 5 0q3 -4 5 0",
    fine:
      line(16, 22, 34, 24) +
      line(16, 34, 42, 36) +
      line(56, 28, 72, 30) +
      line(56, 38, 78, 39) +
      hatch(58, 20, 8, 8, 1.8) +
      hatch(18, 14, 9, 8, 1.8),
  },
};

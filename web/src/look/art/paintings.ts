/** The best known paintings of Leonardo da Vinci, framed; each in a box of 120 by 84. */
import { arc, hatch, line, oval, rect, shape, type Drawing } from "./pen";

const frame = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h) + rect(x + 4, y + 4, w - 8, h - 8) + line(x, y, x + 4, y + 4) + line(x + w, y, x + w - 4, y + 4) + line(x, y + h, x + 4, y + h - 4) + line(x + w, y + h, x + w - 4, y + h - 4); // prettier-ignore

/** A lady before a winding road, hands folded. */
const monaLisa: Drawing = {
  wash: rect(35, 4, 50, 76) + "M42 80Q42 58 54 52Q60 50 68 52Q80 58 80 80Z",
  ink:
    frame(30, -1, 60, 86) +
    "M53 34Q50 18 60 16Q71 18 68 34Q66 42 60.5 43Q55 42 53 34Z" +
    "M53 36Q46 26 50 17Q54 10 61 10Q70 11 72 20Q74 30 69 38Q72 46 70 50M53 36Q50 44 52 51" +
    "M55 43Q54 50 46 54Q40 60 39 81M66 42Q68 50 75 54Q81 60 82 81" +
    "M50 70Q58 62 70 66Q74 68 70 70Q60 70 54 74M70 70Q66 74 58 76" +
    "M56 27.5h3.4M62.6 27.5h3.4M60.5 28L60 33h1.6M57.6 37Q60.8 39 64 36.6",
  fine:
    "M35 40Q42 36 44 42T36 52M85 36Q78 38 80 44T85 52M35 28Q40 20 46 26M85 24Q80 18 74 24" +
    hatch(42, 58, 12, 20, 2.4) +
    hatch(68, 56, 12, 10, 2.4) +
    hatch(69, 18, 4, 16, 2),
  chalk: line(60, 4, 60, 80) + arc(60.5, 27, 17, 0.55, 0.95),
};

/** A long table, a window in the middle, and thirteen. */
const lastSupper: Drawing = {
  wash: rect(6, 48, 108, 14) + rect(50, 18, 20, 22),
  ink:
    frame(0, 2, 120, 78) +
    rect(8, 48, 104, 5) +
    line(14, 53, 12, 72) +
    line(106, 53, 108, 72) +
    rect(51, 16, 18, 24) +
    rect(28, 18, 10, 20) +
    rect(82, 18, 10, 20) +
    line(4, 6, 28, 18) +
    line(116, 6, 92, 18) +
    line(28, 18, 92, 18) +
    [14, 22, 29, 36, 43, 50, 60, 70, 77, 84, 91, 98, 106]
      .map(
        (x, i) =>
          oval(x, i === 6 ? 32 : 38 + (i % 3), 3) +
          `M${x - 4} 48Q${x - 4} ${i === 6 ? 38 : 43} ${x} ${i === 6 ? 36 : 42}Q${x + 4} ${i === 6 ? 38 : 43} ${x + 4} 48`,
      )
      .join(""),
  fine:
    hatch(12, 54, 96, 8, 3) +
    hatch(10, 64, 100, 10, 5, 2) +
    hatch(84, 20, 7, 16, 2.4) +
    hatch(30, 20, 7, 16, 2.4),
  chalk: line(4, 6, 60, 32) + line(116, 6, 60, 32) + line(4, 76, 60, 32) + line(116, 76, 60, 32),
};

/** A young woman turns her head; the ermine in her arms does too. */
const ladyErmine: Drawing = {
  wash: rect(35, 4, 50, 76) + "M46 78Q52 56 70 52Q82 58 84 80H46Z",
  ink:
    frame(30, -1, 60, 86) +
    "M50 34Q48 20 58 17Q68 18 67 30Q66 40 58 42Q52 40 50 34Z" +
    "M58 17Q70 12 73 26Q74 36 68 42M67 30Q70 38 66 46M52 22Q58 26 66 22" +
    "M54 41Q54 50 46 54Q38 62 38 81M66 44Q68 50 76 54Q84 62 84 80" +
    "M44 72Q42 62 48 58Q46 52 52 52Q58 54 58 60Q70 60 78 70Q70 76 60 72Q52 76 44 72Z" +
    "M48 58l-2 -4M54 53l1 -4M50 60h1.6M46 62l-3 1" +
    "M60 72Q66 66 76 72Q72 78 62 80" +
    "M53 29h3.4M60 29h3M57 30L56 34h1.6M54.5 37.5Q57.5 39 60.5 37.4",
  fine:
    hatch(66, 56, 14, 12, 2.4) +
    hatch(40, 62, 6, 16, 2.4) +
    hatch(68, 20, 4, 18, 2) +
    hatch(74, 8, 10, 40, 3),
  chalk: "M34 20Q46 2 74 6" + line(70, 4, 75, 6, 72, 10),
};

/** A cave, a mother with wide arms, an angel, two children. */
const virginRocks: Drawing = {
  wash: "M35 80V24Q46 6 60 8Q76 6 85 24V80Z",
  ink:
    frame(30, -1, 60, 86) +
    "M34 26Q40 8 48 16Q52 4 60 10Q66 2 72 14Q80 8 86 26M34 44Q38 34 36 26M86 44Q82 34 84 26" +
    oval(60, 25, 5, 6) +
    "M54 26Q52 18 60 17Q68 18 66 27" +
    "M56 31Q46 36 44 52Q50 62 52 70H70Q74 58 78 50Q74 36 64 31" +
    "M45 50Q40 56 42 62M78 46Q84 46 82 52" +
    oval(43, 58, 3.4) +
    "M40 62Q36 70 40 78H50Q50 66 45 61" +
    oval(68, 64, 3.4) +
    "M65 67Q60 74 62 79H73Q75 72 70 67" +
    oval(78, 54, 3.8) +
    "M76 58Q72 66 76 79H85M81 57Q85 60 85.6 66",
  fine:
    hatch(36, 12, 14, 16, 2.2) +
    hatch(70, 12, 14, 16, 2.2) +
    hatch(48, 44, 10, 20, 2.4) +
    hatch(36, 74, 48, 6, 2.6),
  chalk: shape(60, 12, 36, 79, 85, 79),
};

export const PAINTINGS = {
  mona_lisa: monaLisa,
  last_supper: lastSupper,
  lady_ermine: ladyErmine,
  virgin_rocks: virginRocks,
};

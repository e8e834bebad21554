/** Machines that more than one game shows; each in a box of 120 by 84. */
import {
  arc,
  gear,
  hatch,
  line,
  oval,
  person,
  rays,
  rect,
  shape,
  smoke,
  waves,
  wheel,
  type Drawing,
} from "./pen";

/** The covered chariot: a dome of plates with guns all round. */
export const coveredChariot: Drawing = {
  wash: "M14 60Q60 -14 106 60Z",
  ink:
    "M12 60Q60 -16 108 60Z" +
    oval(60, 60, 48, 8) +
    rect(54, 14, 12, 8) +
    shape(51, 14, 60, 6, 69, 14) +
    line(60, 24, 60, 52) +
    "M46 26Q34 40 32 54M74 26Q86 40 88 54" +
    rect(2, 60, 13, 4) +
    rect(105, 60, 13, 4) +
    shape(32, 66, 24, 73, 28, 75, 38, 67) +
    shape(88, 66, 96, 73, 92, 75, 82, 67) +
    rect(56, 66, 8, 10),
  fine:
    "M26 48Q60 58 94 48M36 34Q60 42 84 34" +
    hatch(66, 32, 14, 16, 2.6) +
    hatch(82, 46, 13, 12, 2.4) +
    hatch(16, 78, 90, 4, 5, 2),
  chalk: rays(1, 62, 2, 8, 3, 0.42, 0.58) + rays(119, 62, 2, 8, 3, -0.08, 0.08),
};

/** Two mortars on one carriage, and the paths of their bombs. */
export const mortars: Drawing = {
  wash: shape(22, 48, 52, 22, 64, 34, 36, 62),
  ink:
    shape(20, 48, 46, 20, 54, 27, 29, 57) +
    shape(32, 58, 60, 28, 68, 35, 42, 66) +
    oval(50, 23.5, 5, 5) +
    oval(64, 31.5, 5, 5) +
    wheel(34, 64, 13, 8) +
    shape(34, 60, 92, 74, 90, 78, 32, 68) +
    oval(86, 16, 5) +
    oval(102, 40, 5) +
    line(86, 11, 88, 7) +
    line(102, 35, 104, 31) +
    line(4, 78, 116, 78),
  fine:
    hatch(34, 30, 14, 18, 2.2, 0.9) +
    hatch(46, 42, 14, 16, 2.2, 0.9) +
    hatch(84, 14, 6, 6, 1.8) +
    hatch(100, 38, 6, 6, 1.8) +
    hatch(6, 79, 108, 3, 5, 2),
  chalk: "M54 18Q68 4 81 13M70 28Q88 16 98 34" + rays(88, 6, 1.5, 5, 5, 0.5, 1.05) + smoke(104, 30, 0.5),
};

/** A barrel of a boat that crawls on the sea's floor and breathes through a reed. */
export const submarine: Drawing = {
  wash: oval(60, 50, 38, 17),
  ink:
    oval(60, 50, 40, 18) +
    "M36 36Q30 50 36 64M60 32V68M84 36Q90 50 84 64" +
    oval(60, 48, 6) +
    oval(60, 48, 3.4) +
    line(44, 33, 44, 8, 52, 8) +
    line(48, 32, 48, 12, 52, 12) +
    wheel(98, 52, 11, 8) +
    shape(20, 46, 6, 38, 6, 62, 20, 54) +
    wheel(44, 72, 6, 4) +
    wheel(76, 72, 6, 4) +
    waves(2, 20, 34) +
    waves(58, 20, 58),
  fine:
    hatch(62, 52, 24, 12, 2.6) +
    hatch(38, 54, 20, 10, 2.6) +
    waves(70, 27, 32) +
    waves(8, 27, 24) +
    hatch(8, 79, 100, 3, 5, 2),
  chalk: oval(90, 26, 1.6) + oval(94, 32, 1.1) + oval(88, 34, 0.9) + arc(98, 52, 15, -0.1, 0.15),
};

/** The great crossbow, seen from above, with its sight. */
export const crossbow: Drawing = {
  wash: "M54 14Q76 40 54 70L62 66Q80 42 62 18Z",
  ink:
    "M50 4Q86 42 50 80M54 4Q92 42 54 80" +
    line(50, 5, 22, 40, 50, 79) +
    rect(8, 38, 92, 7) +
    line(22, 41.5, 104, 41.5) +
    shape(104, 38, 114, 41.5, 104, 45) +
    line(22, 37, 14, 34) +
    line(22, 46, 14, 49) +
    rect(34, 34, 8, 4) +
    oval(38, 31, 3) +
    oval(84, 33, 2.4) +
    line(84, 35, 84, 38) +
    shape(10, 45, 4, 60, 10, 62, 18, 45),
  fine:
    hatch(44, 39, 54, 2, 4) +
    hatch(64, 20, 8, 16, 2.4, 0.3) +
    hatch(64, 48, 8, 18, 2.4, 0.3) +
    rays(38, 31, 4, 6, 6),
  chalk: line(38, 31, 118, 34) + arc(22, 41.5, 40, -0.13, -0.05) + line(22, 41.5, 22, 20),
};

/** Two wings on ribs, for a person who lies between them. */
export const flyingMachine: Drawing = {
  wash: "M56 38Q30 4 4 22Q12 30 14 42Q26 40 32 52Q42 46 56 48ZM64 38Q90 4 116 22Q108 30 106 42Q94 40 88 52Q78 46 64 48Z",
  ink:
    "M56 38Q30 4 4 22Q12 30 14 42Q26 40 32 52Q42 46 56 48" +
    "M64 38Q90 4 116 22Q108 30 106 42Q94 40 88 52Q78 46 64 48" +
    "M56 40Q34 18 14 42M56 42Q42 30 32 52M64 40Q86 18 106 42M64 42Q78 30 88 52" +
    "M60 26q5 3 4 14l-2 22h-4l-2 -22q-1 -11 4 -14Z" +
    oval(60, 22, 4) +
    shape(58, 62, 48, 78, 60, 74, 72, 78, 62, 62) +
    line(60, 62, 60, 75),
  fine: hatch(18, 24, 18, 14, 2.6) + hatch(84, 24, 18, 14, 2.6) + hatch(58, 34, 4, 24, 2.4),
  chalk:
    arc(60, 42, 56, 0.56, 0.68) +
    arc(60, 42, 56, 0.82, 0.94) +
    line(60, 2, 60, 14) +
    line(57, 6, 60, 1, 63, 6),
};

/** A pyramid of linen that lets a person down gently. */
export const parachute: Drawing = {
  wash: shape(60, 4, 94, 36, 60, 44, 26, 36),
  ink:
    shape(60, 4, 94, 36, 60, 44, 26, 36) +
    line(60, 4, 60, 44) +
    line(26, 36, 58, 62) +
    line(94, 36, 62, 62) +
    line(60, 44, 60, 60) +
    line(4, 50, 14, 50, 14, 58, 24, 58, 24, 66, 34, 66, 34, 74, 46, 74, 46, 80, 116, 80) +
    "M4 42L46 72",
  fine:
    hatch(62, 20, 15, 20, 2.8, 0.9) +
    hatch(5, 52, 8, 28, 3) +
    hatch(16, 60, 8, 20, 3) +
    hatch(26, 68, 8, 12, 3) +
    line(40, 24, 60, 28, 80, 24),
  chalk:
    person(60, 77, 16) +
    line(106, 24, 106, 62) +
    line(103, 57, 106, 63, 109, 57) +
    line(100, 36, 100, 50) +
    line(98, 47, 100, 51, 102, 47),
};

/** An organ of guns, spread like a fan. */
export const multiGun: Drawing = {
  wash: shape(52, 62, 14, 16, 106, 16, 68, 62),
  ink:
    [-4, -3, -2, -1, 0, 1, 2, 3, 4]
      .map(
        (i) =>
          line(60 + i * 2.4, 58, 60 + i * 10.6, 14) +
          line(62.6 + i * 2.4, 58, 63 + i * 10.6, 14) +
          oval(61.5 + i * 10.6, 13, 2, 1.4),
      )
      .join("") +
    rect(44, 56, 34, 9) +
    wheel(36, 70, 12, 8) +
    wheel(86, 70, 12, 8) +
    line(48, 70, 74, 70) +
    line(10, 82, 112, 82),
  fine: hatch(46, 57, 30, 7, 2.4) + "M30 38Q61 30 92 38" + hatch(14, 83, 92, 3, 5, 2),
  chalk: "M12 10Q61 -8 110 10" + rays(61, 6, 2, 6, 5, 0.55, 0.95),
};

/** A cart with scythes that turn as it rolls. */
export const battleWagon: Drawing = {
  wash: rect(44, 40, 34, 16),
  ink:
    wheel(50, 62, 17, 8) +
    wheel(82, 64, 12, 8) +
    shape(40, 38, 92, 40, 90, 52, 44, 52) +
    line(92, 46, 116, 42) +
    oval(20, 40, 4) +
    line(24, 40, 42, 44) +
    "M20 36Q8 32 6 18Q16 22 22 36M16 40Q2 46 2 60Q12 54 19 44M24 43Q34 52 30 66Q22 58 21 44M22 36Q30 24 40 22Q38 32 25 38" +
    gear(66, 40, 6, 8) +
    line(6, 80, 116, 80),
  fine: hatch(46, 42, 42, 9, 2.6) + hatch(54, 64, 10, 10, 2.2) + hatch(10, 81, 104, 3, 5, 2),
  chalk: arc(20, 40, 26, 0.6, 0.85) + line(36, 20, 38, 26, 32, 26) + "M104 34q6 -8 12 -4",
};

/** Upgrades of the airplane and of the tank; each in a box of 120 by 84. */
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
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

/** A top in three rings, which keeps its axis while all around it turns. */
const gyroscope: Drawing = {
  wash: oval(60, 42, 30, 9) + oval(60, 42, 8),
  ink:
    oval(60, 42, 34) +
    oval(60, 42, 31) +
    oval(60, 42, 30, 9) +
    oval(60, 42, 9, 30) +
    oval(60, 42, 7) +
    line(60, 2, 60, 82) +
    shape(57, 4, 60, 0, 63, 4) +
    line(26, 42, 94, 42) +
    rect(20, 38, 6, 8) +
    rect(94, 38, 6, 8) +
    line(23, 46, 14, 80, 106, 80, 97, 46),
  fine: hatch(62, 30, 24, 20, 2.6) + hatch(54, 38, 12, 10, 2) + hatch(18, 81, 84, 3, 5, 2),
  chalk: arc(60, 42, 39, 0.62, 0.88) + line(82, 6, 88, 10, 84, 15) + line(60, -4, 60, 88),
};

/** A bomb with fins, falling from the hook of a wing. */
const antiTankBomb: Drawing = {
  wash: oval(62, 48, 15, 19),
  ink:
    "M4 16Q40 2 60 14Q80 2 116 16Q84 14 60 22Q36 14 4 16Z" +
    "M60 22v6q0 5 4 4" +
    oval(62, 50, 15, 19) +
    shape(54, 34, 48, 24, 60, 31) +
    shape(70, 34, 76, 24, 64, 31) +
    "M47 50Q62 58 77 50" +
    line(62, 69, 62, 74) +
    oval(62, 50, 5),
  fine: hatch(63, 38, 12, 26, 2.2) + "M20 14Q40 8 54 16M66 16Q80 8 100 14" + hatch(56, 82, 14, 3, 3, 2),
  chalk:
    line(30, 30, 30, 60) +
    line(27, 56, 30, 61, 33, 56) +
    line(94, 34, 94, 64) +
    line(91, 60, 94, 65, 97, 60) +
    rays(62, 82, 6, 13, 7, 0.52, 0.98),
};

/** A long barrel on a fork, raised against the sky. */
const culverin: Drawing = {
  wash: shape(30, 58, 90, 10, 98, 20, 40, 68),
  ink:
    shape(28, 58, 88, 8, 98, 20, 38, 69) +
    oval(93, 14, 4, 7.6) +
    line(46, 43, 56, 55) +
    line(66, 27, 76, 39) +
    oval(30, 67, 4) +
    line(52, 50, 40, 80) +
    line(58, 48, 70, 80) +
    line(44, 70, 66, 70) +
    wheel(56, 74, 9, 6) +
    line(8, 82, 112, 82),
  fine: hatch(38, 40, 46, 22, 2.6, 1.2) + hatch(12, 83, 96, 3, 5, 2),
  chalk:
    "M98 8Q106 -2 114 2" +
    "M10 18q6 -9 12 0q6 -9 12 0" +
    "M20 34q4 -6 8 0q4 -6 8 0" +
    rays(100, 8, 2, 7, 5, 0.75, 1.05) +
    arc(30, 66, 52, -0.19, -0.08),
};

/** Two gears, a lantern pinion and a crank: the same force with one care less. */
const transmission: Drawing = {
  wash: oval(42, 46, 26) + oval(86, 34, 15),
  ink:
    gear(42, 46, 32, 16) +
    oval(42, 46, 23) +
    rays(42, 46, 10, 23, 6) +
    gear(86, 33, 19, 10) +
    oval(86, 33, 11) +
    line(86, 33, 108, 22, 108, 10) +
    rect(105, 4, 6, 7) +
    rect(36, 78, 12, 5) +
    line(6, 83, 114, 83) +
    line(86, 52, 82, 83) +
    line(90, 52, 94, 83),
  fine: hatch(48, 50, 20, 20, 2.4) + hatch(88, 36, 10, 9, 2) + hatch(10, 84, 100, 3, 5, 2),
  chalk: arc(42, 46, 37, 0.58, 0.78) + line(50, 6, 56, 10, 52, 16) + arc(86, 33, 23, 0.78, 0.95),
};

/** A wheel lock: a toothed wheel strikes sparks under the cock. */
const cannonLighter: Drawing = {
  wash: oval(50, 48, 20) + rect(8, 60, 100, 12),
  ink:
    shape(6, 60, 108, 56, 108, 70, 6, 76) +
    gear(50, 48, 22, 14) +
    oval(50, 48, 12) +
    oval(50, 48, 3) +
    line(50, 36, 50, 60) +
    "M74 56Q88 50 84 34Q82 24 72 24" +
    shape(72, 20, 62, 26, 66, 32, 76, 28) +
    line(62, 27, 54, 28) +
    oval(80, 52, 4) +
    "M24 74Q30 86 44 82L44 74",
  fine: hatch(10, 62, 96, 8, 3, 0.8) + hatch(52, 50, 12, 12, 2.2) + hatch(66, 22, 8, 8, 1.8),
  chalk: rays(54, 24, 3, 13, 9, 0.55, 1) + arc(50, 48, 27, 0.52, 0.64) + smoke(60, 12, 0.7),
};

/** Thirty-three barrels on a turning frame, a rank firing while a rank cools. */
const multiCannon: Drawing = {
  wash: shape(20, 46, 104, 18, 112, 28, 30, 60),
  ink:
    [0, 7, 14, 21]
      .map((d) =>
        shape(22 - d * 0.2, 44 + d, 102 + d * 0.3, 14 + d, 103 + d * 0.3, 19 + d, 24 - d * 0.2, 49 + d),
      )
      .join("") +
    [0, 7, 14, 21].map((d) => oval(102.6 + d * 0.3, 16.5 + d, 1.8, 2.6)).join("") +
    line(34, 38, 40, 66) +
    line(84, 20, 92, 46) +
    wheel(44, 66, 15, 8) +
    shape(44, 64, 8, 78, 6, 74, 40, 60) +
    line(4, 81, 112, 81),
  fine: hatch(26, 50, 60, 14, 3, 1.2) + hatch(8, 82, 100, 3, 5, 2),
  chalk:
    rays(106, 16, 3, 9, 4, 0.86, 1.04) +
    rays(111, 34, 3, 9, 4, 0.9, 1.08) +
    arc(64, 36, 30, 0.66, 0.8) +
    person(16, 80, 15),
};

export const MACHINE_ART: Record<string, Drawing> = {
  gyroscope,
  anti_tank_bomb: antiTankBomb,
  culverin,
  transmission,
  cannon_lighter: cannonLighter,
  multi_cannon: multiCannon,
};

import { parachute } from "../../../../look/art/machines";
import {
  arc,
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

/** 4: a house with the walls of a fortress. */
const fortifiedHouse: Drawing = {
  wash: shape(24, 76, 32, 28, 88, 28, 96, 76),
  ink:
    shape(22, 76, 32, 28, 88, 28, 98, 76) +
    battlements(30, 28, 60, 5, 6) +
    shape(38, 22, 60, 4, 82, 22) +
    arch(52, 76, 16, 24) +
    line(60, 54, 60, 76) +
    arch(38, 50, 7, 12) +
    arch(75, 50, 7, 12) +
    shape(6, 76, 8, 44, 24, 44, 22, 76) +
    battlements(7, 44, 18, 3, 4) +
    shape(98, 76, 96, 44, 112, 44, 114, 76) +
    battlements(95, 44, 18, 3, 4) +
    line(2, 76, 118, 76),
  fine:
    hatch(76, 52, 16, 23, 2.8) +
    hatch(14, 48, 8, 27, 2.8) +
    hatch(104, 48, 8, 27, 2.8) +
    bricks(34, 30, 50, 8, 4, 9) +
    hatch(60, 8, 14, 13, 2.8),
  chalk:
    line(60, 4, 60, -2) +
    "M60 -1l10 3l-10 3" +
    line(22, 80, 98, 80) +
    line(22, 78, 22, 82) +
    line(98, 78, 98, 82),
};

/** 9: a palace all of panes. */
const glassPalace: Drawing = {
  wash: rect(14, 40, 92, 36) + "M34 40Q34 8 60 8Q86 8 86 40Z",
  ink:
    rect(14, 40, 92, 36) +
    "M34 40Q34 8 60 8Q86 8 86 40M60 8V40M47 40Q46 18 60 8M73 40Q74 18 60 8M36 28H84M41 18H79" +
    [22, 38, 66, 82].map((x) => arch(x, 70, 14, 24)).join("") +
    arch(53, 76, 14, 30) +
    line(60, 46, 60, 76) +
    line(60, 8, 60, 2) +
    line(6, 76, 114, 76),
  fine:
    [22, 38, 66, 82]
      .map((x) => line(x + 7, 46, x + 7, 70) + line(x, 54, x + 14, 54) + line(x, 62, x + 14, 62))
      .join("") +
    hatch(74, 22, 10, 17, 2.6) +
    hatch(97, 42, 8, 33, 2.8) +
    hatch(8, 77, 104, 4, 5, 2),
  chalk: rays(100, 14, 5, 10, 10) + oval(100, 14, 4) + line(93, 20, 76, 34) + line(94, 24, 82, 40),
};

/** 19: a tower that winds its own floors up. */
const liftingTower: Drawing = {
  wash: shape(42, 76, 46, 14, 74, 14, 78, 76),
  ink:
    shape(40, 76, 46, 14, 74, 14, 80, 76) +
    battlements(43, 14, 34, 4, 5) +
    arch(55, 76, 10, 18) +
    arch(56, 34, 8, 12) +
    arch(55.5, 52, 9, 12) +
    line(74, 10, 106, 10) +
    line(76, 20, 100, 10) +
    oval(104, 14, 3.4) +
    line(107, 14, 107, 44) +
    line(101, 14, 96, 60) +
    shape(98, 44, 116, 44, 114, 50, 100, 50) +
    wheel(92, 66, 10, 6) +
    line(2, 76, 118, 76),
  fine:
    bricks(46, 17, 28, 58, 5, 9) +
    hatch(70, 20, 7, 55, 2.6, 0.3) +
    hatch(4, 77, 110, 4, 5, 2) +
    hatch(100, 45, 13, 4, 2.4),
  chalk:
    rect(103, 36, 8, 8) +
    person(22, 75, 17) +
    arc(92, 66, 13, 0.2, 0.42) +
    line(30, 14, 30, 76) +
    line(28, 14, 32, 14) +
    line(28, 76, 32, 76),
};

/** 24: a furnace that boils its own fire away as steam. */
const steamKiln: Drawing = {
  wash: "M20 76V52Q22 22 52 20Q82 22 84 52V76Z",
  ink:
    "M18 76V52Q20 20 52 18Q84 20 86 52V76Z" +
    rect(46, 8, 12, 11) +
    arch(40, 76, 24, 26) +
    arch(45, 76, 14, 18) +
    "M84 44H98V30M85 50H104V30" +
    rect(96, 22, 10, 8) +
    oval(101, 26, 2) +
    gear(104, 64, 9, 9) +
    line(86, 64, 95, 64) +
    line(4, 76, 116, 76),
  fine:
    bricks(22, 34, 18, 40, 5, 9) +
    bricks(66, 34, 18, 40, 5, 9) +
    hatch(68, 28, 14, 20, 2.8) +
    hatch(6, 77, 108, 4, 5, 2),
  chalk: "M48 76q-2 -8 4 -12q0 4 3 6q3 3 1 6" + smoke(52, 8, 0.8) + smoke(100, 20, 0.9) + smoke(106, 18, 0.6),
};

export const MASONRY = { 4: fortifiedHouse, 9: glassPalace, 14: parachute, 19: liftingTower, 24: steamKiln };

/** The other projects; each in a box of 120 by 84. */
import { battleWagon, multiGun } from "../../../../look/art/machines";
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
  waves,
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

/** A suit of armour with cables inside: it sits up and waves its arms. */
const automaton: Drawing = {
  wash: rect(48, 30, 24, 26) + oval(60, 17, 8, 9),
  ink:
    oval(60, 17, 8.5, 10) +
    line(52, 16, 68, 16) +
    line(60, 16, 60, 26) +
    shape(46, 30, 74, 30, 71, 56, 49, 56) +
    gear(60, 43, 8, 8) +
    line(46, 32, 34, 44, 24, 34) +
    line(48, 38, 36, 50, 22, 38) +
    line(74, 32, 86, 44, 96, 34) +
    line(72, 38, 84, 50, 98, 38) +
    oval(22, 34, 4) +
    oval(98, 34, 4) +
    line(51, 56, 46, 80) +
    line(58, 56, 56, 80) +
    line(62, 56, 64, 80) +
    line(69, 56, 74, 80) +
    line(40, 80, 80, 80),
  fine: hatch(62, 32, 9, 22, 2.2) + hatch(61, 18, 7, 8, 1.8) + hatch(30, 81, 60, 3, 5, 2),
  chalk: arc(28, 36, 16, 0.56, 0.8) + arc(92, 36, 16, 0.7, 0.94) + line(60, 0, 60, 84),
};

/** A monster of a barrel; the men beside it show its size. */
const greatCannon: Drawing = {
  wash: shape(14, 52, 96, 18, 108, 40, 26, 70),
  ink:
    shape(12, 50, 94, 16, 108, 42, 24, 72) +
    oval(101, 29, 7, 14) +
    oval(101, 29, 4.4, 10) +
    oval(18, 61, 6, 11) +
    line(34, 41, 46, 63) +
    line(40, 39, 52, 60) +
    line(70, 26, 83, 48) +
    wheel(56, 68, 13, 10) +
    shape(44, 66, 4, 80, 4, 84, 60, 74) +
    line(2, 84, 116, 84),
  fine: hatch(24, 46, 70, 18, 2.8, 1.4) + hatch(8, 85, 104, 3, 5, 2),
  chalk:
    person(88, 84, 18) +
    person(100, 84, 18) +
    line(108, 84, 108, 60) +
    rays(106, 22, 6, 14, 6, 0.8, 1.06) +
    smoke(112, 8, 0.8),
};

/** A ship under a shell of plates. */
const armouredShip: Drawing = {
  wash: "M12 56Q30 30 60 28Q92 30 106 56Z",
  ink:
    "M6 56Q60 62 114 54Q106 74 92 76H30Q14 74 6 56Z" +
    "M12 56Q28 30 60 28Q92 30 108 55" +
    "M60 28V58M40 32Q34 44 34 58M80 32Q86 44 86 57M22 44Q60 36 98 44" +
    line(58, 28, 58, 2) +
    line(61, 28, 61, 2) +
    "M61 4Q84 6 88 22Q74 18 61 22" +
    [26, 44, 62, 80].map((x) => rect(x, 61, 7, 5)).join("") +
    waves(0, 78, 120, 10),
  fine: hatch(62, 34, 22, 20, 2.6) + hatch(64, 68, 34, 6, 2.6) + waves(6, 84, 104, 10) + "M70 8Q76 12 76 18",
  chalk: "M44 22q-14 -2 -18 -14" + oval(24, 6, 2.4) + line(30, 8, 27, 9),
};

/** A bastion with sloping walls, as he drew them for Piombino. */
const walls: Drawing = {
  wash: shape(6, 74, 18, 34, 102, 34, 114, 74),
  ink:
    shape(4, 76, 18, 34, 102, 34, 116, 76) +
    battlements(16, 34, 88, 7, 6) +
    shape(34, 76, 40, 20, 80, 20, 86, 76) +
    battlements(38, 20, 44, 5, 6) +
    arch(52, 76, 16, 22) +
    line(60, 58, 60, 76) +
    "M56 38h8v8h-8Z" +
    line(1, 76, 119, 76),
  fine:
    bricks(22, 40, 14, 30, 5, 8) +
    bricks(86, 40, 14, 30, 5, 8) +
    hatch(66, 24, 14, 48, 2.8) +
    waves(4, 82, 112, 10),
  chalk:
    line(60, 20, 60, 4) +
    "M60 4l12 4l-12 4" +
    line(8, 84, 112, 84) +
    line(8, 82, 8, 86) +
    line(112, 82, 112, 86),
};

export const WORK_ART: Record<string, Drawing> = {
  automaton,
  multi_gun: multiGun,
  battle_wagon: battleWagon,
  great_cannon: greatCannon,
  armoured_ship: armouredShip,
  walls,
};

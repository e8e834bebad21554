import { coveredChariot, mortars } from "../../../../look/art/machines";
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
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

/** 1: a trip hammer, lifted by the cams of a wheel. */
const hammer: Drawing = {
  wash: shape(84, 26, 100, 30, 97, 46, 81, 42) + shape(76, 62, 108, 62, 102, 70, 102, 76, 82, 76, 82, 70),
  ink:
    wheel(26, 54, 18, 6) +
    rays(26, 54, 18, 23, 6, 0.04, 1.04) +
    shape(22, 34, 94, 24, 95, 29, 23, 39) +
    shape(84, 24, 101, 28, 97, 47, 80, 43) +
    shape(60, 31, 66, 31, 71, 76, 55, 76) +
    oval(63, 32, 2.4) +
    shape(76, 62, 108, 62, 102, 69, 100, 76, 84, 76, 82, 69) +
    line(4, 76, 116, 76),
  fine:
    hatch(83, 63, 20, 12, 2.6) +
    hatch(86, 27, 11, 17, 2.6, 0.3) +
    hatch(58, 44, 9, 30, 3) +
    hatch(6, 77, 108, 4, 5, 2),
  chalk: arc(63, 32, 34, 0.06, 0.2) + line(91, 50, 91, 60) + line(88, 57, 91, 61, 94, 57),
};

/** 11: a catapult whose stone is a person. */
const catapult: Drawing = {
  wash: shape(10, 62, 84, 62, 84, 68, 10, 68),
  ink:
    wheel(24, 68, 10, 6) +
    wheel(72, 68, 10, 6) +
    rect(10, 58, 76, 6) +
    shape(44, 58, 52, 58, 50, 30, 46, 30) +
    line(48, 32, 84, 58) +
    line(20, 58, 64, 20) +
    line(22, 60, 66, 22) +
    "M60 20q4 -8 12 -4q4 4 -4 8q-6 3 -8 -4Z" +
    oval(98, 15, 2.8) +
    line(96, 18, 90, 25) +
    line(91, 17, 95, 20, 102, 22) +
    line(84, 27, 90, 25, 88, 32) +
    line(2, 78, 110, 78),
  fine:
    hatch(46, 34, 5, 22, 2.6) +
    hatch(12, 59, 72, 4, 3.4) +
    hatch(64, 18, 8, 6, 2) +
    hatch(4, 79, 104, 3, 5, 2),
  chalk: "M70 14Q84 2 97 9M104 18Q114 26 116 42" + line(113, 39, 116, 43, 118, 38),
};

/** 21: a drill driven by a crank through two gears, its shaving curling away. */
const drill: Drawing = {
  wash: rect(24, 56, 72, 18),
  ink:
    gear(60, 22, 13, 12) +
    gear(84, 22, 11, 10) +
    line(95, 22, 108, 22, 108, 34) +
    oval(108, 36, 2.4) +
    rect(56, 34, 8, 12) +
    shape(55, 46, 65, 46, 60, 68) +
    "M55 49l10 -2M56 53l8 -2M57 57l6 -2M58 61l4 -2" +
    rect(24, 56, 31, 18) +
    rect(65, 56, 31, 18) +
    shape(34, 56, 38, 8, 42, 8, 44, 56) +
    line(38, 8, 98, 8) +
    line(40, 12, 98, 12) +
    line(98, 8, 98, 12) +
    line(10, 76, 112, 76),
  fine:
    hatch(25, 58, 29, 15, 3.4) +
    hatch(66, 58, 29, 15, 3.4) +
    hatch(37, 14, 5, 40, 3) +
    hatch(12, 77, 98, 4, 5, 2),
  chalk:
    arc(84, 22, 16, -0.12, 0.1) + "M66 55q8 -8 12 -2t-8 2" + arc(108, 28, 9, 0.1, 0.36) + person(16, 75, 16),
};

export const METALWORK = { 1: hammer, 6: coveredChariot, 11: catapult, 16: mortars, 21: drill };

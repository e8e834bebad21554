import { crossbow, flyingMachine } from "../../../../look/art/machines";
import {
  arc,
  arch,
  hatch,
  line,
  oval,
  person,
  rays,
  rect,
  waves,
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

/** 3: a sling drawn over the arc of its throw, with the measures written beside. */
const sling: Drawing = {
  wash: "M50 46q10 -12 24 -4q4 12 -10 16q-12 0 -14 -12Z",
  ink:
    "M16 8Q36 36 50 46M22 6Q46 22 74 42" +
    "M50 46q10 -12 24 -4q4 12 -10 16q-12 0 -14 -12Z" +
    oval(63, 46, 7) +
    oval(16, 8, 3) +
    "M22 6q-3 4 -5 5" +
    "M86 76Q96 60 112 56" +
    oval(108, 70, 5),
  fine:
    hatch(58, 42, 9, 9, 2) +
    hatch(105, 67, 6, 6, 1.8) +
    rays(16, 8, 62, 66, 15, 0.02, 0.24) +
    rays(16, 8, 30, 33, 9, 0.03, 0.23),
  chalk: arc(16, 8, 64, 0.01, 0.25) + arc(16, 8, 31, 0.02, 0.24) + line(16, 8, 96, 14) + line(16, 8, 20, 80),
};

/** 8: the machine that lifts an actor through the floor of a stage. */
const stageLift: Drawing = {
  wash: rect(36, 44, 48, 6) + "M8 8Q30 14 12 60L8 60ZM112 8Q90 14 108 60L112 60Z",
  ink:
    rect(8, 4, 104, 5) +
    "M8 9Q32 16 14 60M112 9Q88 16 106 60" +
    "M8 9V60M112 9V60M8 30Q20 28 19 40M112 30Q100 28 101 40" +
    oval(42, 13, 4) +
    oval(78, 13, 4) +
    line(38, 14, 38, 46) +
    line(82, 14, 82, 46) +
    line(46, 13, 74, 13) +
    rect(34, 46, 52, 5) +
    line(4, 60, 34, 60) +
    line(86, 60, 116, 60) +
    rect(34, 60, 3, 18) +
    rect(83, 60, 3, 18) +
    wheel(60, 68, 9, 6) +
    line(51, 68, 38, 51) +
    line(69, 68, 82, 51),
  fine:
    hatch(10, 12, 8, 46, 3) +
    hatch(102, 12, 8, 46, 3) +
    hatch(36, 47, 48, 3, 3) +
    hatch(6, 61, 26, 8, 3) +
    hatch(88, 61, 26, 8, 3),
  chalk: person(60, 45, 22) + rays(60, 24, 9, 14, 9, 0.5, 1) + line(60, 20, 60, 17),
};

/** 23: a paddle boat that is hardly there. */
const invisibleCraft: Drawing = {
  wash: "M64 52H108Q100 68 84 70H64Z",
  ink:
    "M62 52H110Q102 69 86 71H58" +
    wheel(72, 56, 13, 8) +
    "M96 52V16Q112 30 110 46H96" +
    waves(2, 74, 112, 10) +
    "M110 52l6 -4",
  fine: hatch(84, 55, 18, 12, 2.6) + hatch(98, 24, 9, 20, 2.6) + waves(12, 80, 92, 10),
  chalk:
    // The half that cannot be seen is only guessed at.
    "M58 52h-5M48 52h-5M38 52h-5M28 52h-5M18 52h-6M14 56l3 4M20 63l4 3M29 69l5 1M40 71h5M50 71h5" +
    "M30 50v-5M30 40v-5M30 30v-5M30 20v-4M26 18l-4 6M19 28l-2 6M17 39l1 6M22 47h5" +
    arch(40, 52, 8, 12),
};

export const ROPEWORK = { 3: sling, 8: stageLift, 13: crossbow, 18: flyingMachine, 23: invisibleCraft };

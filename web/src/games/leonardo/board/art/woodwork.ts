import { submarine } from "../../../../look/art/machines";
import {
  arc,
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
  waves,
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

/** 2: a pulley with a catch that keeps its load from falling. */
const pulley: Drawing = {
  wash: oval(58, 28, 15) + shape(70, 56, 88, 56, 92, 72, 66, 72),
  ink:
    rect(16, 4, 88, 6) +
    line(54, 10, 54, 22) +
    line(62, 10, 62, 22) +
    oval(58, 28, 17) +
    oval(58, 28, 13.5) +
    oval(58, 28, 3) +
    rays(58, 28, 3, 13.5, 5) +
    line(41, 28, 41, 62) +
    line(75, 28, 79, 50) +
    line(74, 56, 79, 48, 84, 56) +
    shape(70, 56, 88, 56, 92, 73, 66, 73) +
    shape(84, 20, 100, 12, 98, 17, 86, 25, 78, 27) +
    line(22, 10, 20, 76) +
    line(26, 10, 26, 76) +
    line(8, 76, 112, 76),
  fine:
    hatch(68, 57, 21, 15, 2.8) +
    hatch(46, 18, 10, 20, 2.6) +
    hatch(18, 5, 84, 4, 4, 1.2) +
    hatch(10, 77, 100, 4, 5, 2),
  chalk:
    person(41, 76, 17) +
    line(100, 30, 100, 66) +
    line(97, 34, 100, 29, 103, 34) +
    line(97, 62, 100, 67, 103, 62),
};

/** 12: two bellows worked in turn by one crank. */
const bellows: Drawing = {
  wash: shape(34, 20, 80, 36, 34, 40) + shape(34, 48, 80, 50, 34, 70),
  ink:
    shape(32, 16, 84, 36, 32, 42) +
    shape(32, 46, 84, 50, 32, 72) +
    "M40 19q3 10 0 22M48 22q3 9 0 18M56 25q2 8 0 14M64 29q2 6 0 9M40 47q3 11 0 22M48 47q3 9 0 18M56 48q2 8 0 14M64 48q2 6 0 9" +
    shape(84, 36, 108, 41, 108, 46, 84, 50) +
    wheel(16, 44, 13, 6) +
    line(16, 31, 32, 18) +
    line(16, 57, 32, 70) +
    line(12, 56, 8, 78) +
    line(20, 56, 24, 78) +
    line(2, 78, 112, 78),
  fine: hatch(34, 30, 38, 8, 2.4) + hatch(34, 58, 30, 9, 2.4) + hatch(4, 79, 106, 3, 5, 2),
  chalk: rays(106, 43.5, 4, 12, 5, -0.1, 0.1) + arc(16, 44, 17, 0.35, 0.62) + line(3, 37, 6, 33, 9, 37),
};

/** 17: a treading wheel that drives a chain of scoops into the ground. */
const digger: Drawing = {
  wash: oval(36, 38, 24),
  ink:
    wheel(36, 38, 27, 8) +
    line(24, 62, 16, 78) +
    line(48, 62, 56, 78) +
    line(58, 30, 104, 18) +
    line(60, 34, 104, 24) +
    oval(104, 21, 5) +
    line(99, 22, 82, 66) +
    line(109, 22, 92, 70) +
    shape(94, 30, 100, 28, 101, 34, 95, 35) +
    shape(90, 42, 96, 40, 97, 46, 91, 47) +
    shape(86, 54, 92, 52, 93, 58, 87, 59) +
    oval(87, 68, 5) +
    "M4 78H62Q72 60 80 76Q88 84 98 74Q104 66 116 78",
  fine:
    hatch(66, 68, 14, 10, 2.4) +
    hatch(98, 70, 14, 8, 2.4) +
    hatch(6, 79, 56, 3, 5, 2) +
    hatch(24, 52, 24, 8, 2.6),
  chalk: person(36, 60, 16) + arc(36, 38, 30, 0.55, 0.7) + line(15, 14, 21, 11, 21, 18),
};

/** 22: a wall in front of a palisade, in front of a ditch. */
const wall: Drawing = {
  wash: shape(8, 72, 14, 30, 106, 30, 112, 72),
  ink:
    shape(8, 72, 14, 30, 106, 30, 112, 72) +
    battlements(14, 30, 92, 6, 7) +
    [20, 34, 48, 62, 76, 90].map((x) => shape(x, 72, x, 52, x + 4, 45, x + 8, 52, x + 8, 72)).join("") +
    line(14, 60, 106, 60) +
    line(14, 64, 106, 64) +
    line(2, 72, 118, 72) +
    rect(26, 36, 3, 7) +
    rect(58, 36, 3, 7) +
    rect(90, 36, 3, 7),
  fine: bricks(15, 31, 90, 16, 5, 11) + hatch(22, 65, 80, 7, 3) + waves(6, 79, 108, 10),
  chalk: shape(94, 10, 116, 4, 110, 12) + line(70, 20, 94, 10) + gear(108, 18, 1, 4) + rays(64, 22, 2, 6, 6),
};

export const WOODWORK = { 2: pulley, 7: submarine, 12: bellows, 17: digger, 22: wall };

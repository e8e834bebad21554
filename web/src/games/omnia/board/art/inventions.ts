/** The inventions; each in a box of 120 by 84. */
import { battleWagon, crossbow, flyingMachine, multiGun, parachute } from "../../../../look/art/machines";
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
  waves,
  wheel,
  type Drawing,
} from "../../../../look/art/pen";

const ground = line(6, 80, 114, 80);

/** A car covered like a tortoise, guns all around. */
const armouredCar: Drawing = {
  wash: "M20 58Q34 24 60 20Q86 24 100 58Z",
  ink:
    "M14 60Q32 26 54 20V14L60 9L66 14V20Q88 26 106 60Q60 70 14 60Z" +
    "M54 20Q60 22 66 20M58 22Q44 40 42 64M62 22Q76 40 78 64M52 23Q34 38 26 62M68 23Q86 38 94 62" +
    [10, 34, 60, 86, 110].map((x) => rect(x - 3, 58 - (60 - Math.abs(60 - x)) / 12, 6, 4)).join("") +
    line(2, 58, 8, 58) +
    line(112, 58, 118, 58) +
    wheel(40, 72, 8, 6) +
    wheel(80, 72, 8, 6) +
    ground,
  fine: hatch(62, 30, 26, 30, 3) + hatch(12, 81, 100, 3, 5, 2),
  chalk: rays(6, 56, 4, 9, 5, 0.4, 0.7) + rays(114, 56, 4, 9, 5, 0.8, 1.1),
};

/** A screw of linen that bores into the air. */
const aerialScrew: Drawing = {
  wash: "M60 8Q82 12 84 22Q70 34 34 36Q22 42 20 50Q54 64 100 46Q100 34 84 22Q70 30 60 8Z",
  ink:
    line(58.8, 6, 58.8, 68) +
    line(61.2, 6, 61.2, 68) +
    "M60 8Q84 10 86 20Q76 30 44 32Q30 30 38 22Q52 16 60 8Z" +
    "M44 32Q24 36 18 50Q54 66 102 46Q104 32 86 20" +
    "M38 22Q32 24 34 32" +
    oval(60, 72, 30, 6) +
    line(34, 69, 24, 52) +
    line(86, 69, 96, 50) +
    line(46, 76, 54, 60) +
    line(74, 76, 66, 58) +
    line(60, 8, 60, 2),
  fine:
    line(60, 14, 44, 24) +
    line(60, 14, 76, 22) +
    line(60, 34, 26, 48) +
    line(60, 36, 46, 57) +
    line(60, 36, 74, 56) +
    line(60, 34, 96, 44) +
    hatch(62, 40, 34, 10, 3) +
    hatch(34, 70, 52, 5, 3),
  chalk: arc(60, 34, 50, -0.16, 0.1) + line(104, 60, 97, 63, 97, 55),
};

const glider: Drawing = {
  wash: "M60 26Q30 8 4 30Q14 36 20 44Q40 34 60 42Q80 34 100 44Q106 36 116 30Q90 8 60 26Z",
  ink:
    "M60 26Q30 8 4 30Q14 36 20 44Q30 38 38 46Q48 36 60 44Q72 36 82 46Q90 38 100 44Q106 36 116 30Q90 8 60 26Z" +
    line(60, 26, 60, 62) +
    line(60, 28, 20, 44) +
    line(60, 28, 38, 46) +
    line(60, 28, 82, 46) +
    line(60, 28, 100, 44) +
    person(60, 70, 20) +
    shape(52, 74, 68, 74, 60, 82),
  fine: hatch(14, 24, 34, 12, 3) + hatch(70, 24, 36, 12, 3),
  chalk: "M4 62Q30 50 40 66M80 66Q92 52 116 60M10 74Q24 66 34 76",
};

const divingSuit: Drawing = {
  wash: oval(56, 34, 14, 15) + "M36 84Q38 54 56 50Q74 54 78 84Z",
  ink:
    oval(56, 34, 14, 15) +
    oval(51, 33, 4) +
    oval(63, 33, 4) +
    rect(52, 42, 9, 5) +
    "M36 84Q38 56 50 49M62 49Q76 56 78 84M44 84V66M70 84V66" +
    "M58 47Q70 56 84 44Q96 30 90 16M61 45Q72 50 80 42Q90 30 86 16" +
    oval(88, 13, 13, 4) +
    waves(4, 12, 68) +
    waves(100, 12, 18),
  fine:
    hatch(58, 24, 10, 24, 2.4) +
    hatch(56, 60, 20, 22, 3) +
    [18, 24, 30, 36, 42].map((y) => line(86, y, 91, y)).join(""),
  chalk:
    oval(24, 30, 3) + oval(18, 42, 2) + oval(27, 50, 4) + oval(104, 48, 3) + "M100 66q8 -6 14 0q-6 6 -14 0Z",
};

const paddleBoat: Drawing = {
  wash: "M10 50Q60 58 108 46L96 68Q60 72 24 68Z",
  ink:
    "M6 48Q60 58 114 42L98 68Q60 74 24 68Z" +
    "M10 54Q60 63 108 50" +
    wheel(62, 54, 20, 10) +
    rays(62, 54, 20, 26, 10) +
    line(62, 34, 62, 20) +
    rect(54, 14, 16, 6) +
    person(34, 50, 20) +
    waves(2, 74, 114) +
    waves(8, 80, 104),
  fine: hatch(20, 58, 24, 10, 3) + hatch(80, 56, 24, 10, 3),
  chalk: arc(62, 54, 32, 0.6, 0.85) + line(72, 22, 76, 26, 70, 29),
};

const floatingShoes: Drawing = {
  wash: oval(44, 66, 15, 5) + oval(76, 66, 15, 5) + oval(60, 17, 7),
  ink:
    person(60, 64, 54) +
    "M54 26Q52 40 56 47M66 26Q68 40 64 47M52 34H68" +
    oval(44, 66, 15, 5) +
    oval(76, 66, 15, 5) +
    line(50, 18, 30, 72) +
    line(70, 18, 90, 72) +
    oval(29, 74, 5, 2) +
    oval(91, 74, 5, 2) +
    waves(2, 74, 118) +
    waves(6, 81, 108),
  fine: hatch(34, 63, 20, 6, 2.4) + hatch(66, 63, 20, 6, 2.4) + hatch(60, 28, 6, 18, 2),
  chalk: line(10, 60, 110, 60) + "M46 6Q60 -2 74 6",
};

const canalLock: Drawing = {
  wash: shape(12, 84, 36, 50, 84, 50, 108, 84),
  ink:
    shape(2, 30, 34, 44, 34, 70, 2, 84) +
    shape(118, 30, 86, 44, 86, 70, 118, 84) +
    shape(34, 44, 60, 36, 60, 66, 34, 72) +
    shape(86, 44, 60, 36, 60, 66, 86, 72) +
    rect(66, 52, 8, 8) +
    line(34, 44, 20, 30) +
    line(86, 44, 100, 30) +
    line(14, 34, 32, 26) +
    line(106, 34, 88, 26) +
    waves(38, 30, 44) +
    waves(42, 24, 36) +
    waves(30, 80, 60),
  fine:
    hatch(6, 40, 26, 34, 3.4) +
    hatch(90, 46, 26, 30, 3.4) +
    hatch(36, 46, 22, 20, 3, 0) +
    hatch(62, 44, 22, 24, 3, 0),
  chalk: "M70 62Q72 74 62 80M74 62Q78 74 84 80" + line(60, 8, 60, 34) + line(56, 28, 60, 34, 64, 28),
};

const selfPropelledCart: Drawing = {
  wash: shape(24, 44, 60, 30, 100, 44, 64, 60),
  ink:
    shape(20, 44, 60, 28, 104, 44, 64, 62) +
    gear(50, 43, 13, 14) +
    gear(76, 44, 13, 14) +
    wheel(28, 60, 14, 8) +
    wheel(94, 60, 14, 8) +
    wheel(64, 70, 9, 6) +
    "M38 34Q50 22 62 34M64 34Q76 22 90 36" +
    line(64, 62, 64, 70) +
    line(104, 44, 116, 38),
  fine: hatch(30, 44, 64, 12, 3) + hatch(8, 81, 104, 3, 5, 2),
  chalk: arc(50, 43, 18, 0.6, 0.9) + arc(76, 44, 18, 0.6, 0.9) + line(6, 80, 114, 80),
};

const mechanicalLion: Drawing = {
  wash: "M34 36Q60 28 88 40Q96 48 92 60H40Q32 50 34 36Z",
  ink:
    "M42 34Q66 30 86 38Q98 44 94 58L98 78H90L84 60Q66 64 52 60L54 78H45L40 58" +
    "M30 14Q16 12 14 26Q6 30 12 40Q8 50 18 54Q26 62 36 56Q48 54 46 42Q52 32 44 24Q42 14 30 14Z" +
    "M28 22Q20 24 20 34L17 39Q18 43 24 43Q30 46 35 40Q38 28 28 22ZM25 30L29 29.6M18 39L21 38.6M21 43L26 41.6" +
    "M94 44Q112 40 110 24Q106 20 108 14Q116 18 112 26" +
    gear(70, 47, 9, 9) +
    gear(56, 46, 5, 8) +
    "M88 58L76 78H70L78 60",
  fine:
    hatch(36, 22, 8, 30, 2.2) +
    hatch(12, 28, 6, 22, 2.2) +
    hatch(80, 42, 12, 16, 2.4) +
    hatch(40, 79, 62, 3, 5, 2),
  chalk: "M24 66q-4 -8 2 -12q2 6 6 2q2 8 -8 10Z" + line(26, 66, 24, 78) + ground,
};

const revolvingCrane: Drawing = {
  wash: shape(48, 78, 56, 24, 64, 24, 72, 78),
  ink:
    shape(46, 78, 56, 22, 64, 22, 74, 78) +
    line(51, 50, 69, 50) +
    line(49, 64, 72, 64) +
    line(54, 36, 67, 36) +
    line(60, 22, 108, 8) +
    line(60, 16, 16, 28) +
    line(60, 6, 60, 22) +
    line(60, 6, 108, 8) +
    line(60, 6, 16, 28) +
    line(107, 9, 107, 46) +
    rect(99, 46, 16, 12) +
    rect(8, 28, 14, 10) +
    oval(60, 78, 32, 4) +
    wheel(34, 62, 12, 8),
  fine:
    hatch(58, 38, 10, 38, 2.6) +
    hatch(100, 47, 14, 10, 2.4) +
    hatch(9, 29, 12, 8, 2.4) +
    line(34, 50, 60, 22),
  chalk: arc(60, 20, 50, 0.12, 0.26) + line(66, 66, 70, 70, 64, 72) + line(96, 62, 118, 62),
};

const odometer: Drawing = {
  wash: rect(48, 20, 28, 20),
  ink:
    wheel(44, 56, 24, 10) +
    gear(62, 30, 12, 14) +
    rect(48, 16, 30, 26) +
    line(78, 42, 114, 50) +
    line(76, 50, 114, 56) +
    shape(80, 20, 96, 20, 92, 34, 84, 34) +
    [84, 88, 92, 86, 90].map((x, i) => oval(x, i < 3 ? 24 : 29, 1.6)).join("") +
    line(78, 22, 80, 22) +
    person(108, 80, 30) +
    ground,
  fine: hatch(50, 18, 10, 22, 2.4) + hatch(46, 58, 16, 16, 2.4) + hatch(8, 81, 104, 3, 5, 2),
  chalk: line(10, 84, 34, 84) + rays(88, 26, 11, 14, 8) + arc(44, 56, 30, 0.55, 0.75),
};

export const INVENTION_ART: Record<string, Drawing> = {
  armoured_car: armouredCar,
  multiple_bombard: multiGun,
  giant_crossbow: crossbow,
  scythed_chariot: battleWagon,
  aerial_screw: aerialScrew,
  ornithopter: flyingMachine,
  parachute,
  glider,
  diving_suit: divingSuit,
  paddle_boat: paddleBoat,
  floating_shoes: floatingShoes,
  canal_lock: canalLock,
  self_propelled_cart: selfPropelledCart,
  mechanical_lion: mechanicalLion,
  revolving_crane: revolvingCrane,
  odometer,
};

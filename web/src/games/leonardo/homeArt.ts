/** Florence from across the Arno, and what Leonardo wanted to see fly. */
import {
  arch,
  battlements,
  bricks,
  hatch,
  line,
  oval,
  person,
  rect,
  shape,
  waves,
  type Drawing,
} from "../../look/art/pen";
import { each, type GameArt } from "../../pages/games/gameArt";

const DOME = "M132 150C132 104 160 84 180 76C200 84 228 104 228 150Z";
const LEFT_WING =
  "M250 62C226 26 184 12 138 30C153 40 160 51 160 64C177 57 192 64 198 77C212 68 228 70 236 80C242 73 247 71 252 73";
const RIGHT_WING =
  "M262 62C286 26 328 12 374 30C359 40 352 51 352 64C335 57 320 64 314 77C300 68 284 70 276 80C270 73 265 71 260 73";

const florence: Drawing = {
  wash:
    DOME +
    rect(126, 150, 108, 16) +
    rect(34, 146, 62, 56) +
    rect(57, 92, 16, 54) +
    rect(104, 96, 18, 106) +
    rect(230, 172, 94, 30),
  ink:
    // the cathedral: dome with its ribs, lantern, drum and nave
    DOME +
    "M180 76C168 96 156 118 154 150M180 76C192 96 204 118 206 150M180 76V150" +
    rect(174, 64, 12, 12) +
    shape(172, 64, 180, 53, 188, 64) +
    oval(180, 50, 2.6) +
    rect(126, 150, 108, 16) +
    each(143, 24.7, 4, (x) => oval(x, 158, 4.5)) +
    rect(130, 166, 100, 36) +
    "M130 178C138 166 152 166 160 178M200 178C208 166 222 166 230 178" +
    each(140, 30, 3, (x) => arch(x, 202, 11, 20)) +
    shape(230, 172, 240, 162, 318, 162, 324, 172) +
    rect(230, 172, 94, 30) +
    each(240, 17, 5, (x) => arch(x, 192, 7, 13)) +
    // the bell tower
    rect(104, 96, 18, 106) +
    rect(101, 90, 24, 6) +
    line(104, 118, 122, 118) +
    line(104, 142, 122, 142) +
    line(104, 168, 122, 168) +
    arch(109, 114, 8, 14) +
    arch(109, 138, 8, 14) +
    arch(110, 162, 6, 10) +
    // the palace
    rect(34, 152, 62, 50) +
    rect(31, 145, 68, 7) +
    battlements(31, 145, 68, 8, 5) +
    rect(58, 104, 14, 36) +
    rect(55, 98, 20, 6) +
    battlements(55, 98, 20, 4, 4) +
    shape(60, 94, 65, 82, 70, 94) +
    arch(60, 202, 10, 20) +
    each(41, 11.5, 5, (x) => arch(x, 172, 6, 10)) +
    // roofs of the town, cypresses, and the bank of the river
    shape(2, 202, 2, 184, 16, 174, 31, 184, 31, 202) +
    shape(326, 202, 326, 178, 342, 168, 358, 178, 358, 202) +
    shape(366, 202, 366, 188, 379, 180, 392, 188, 392, 202) +
    rect(336, 184, 7, 9) +
    rect(376, 191, 6, 7) +
    rect(10, 188, 7, 8) +
    "M362 202C357 190 359 176 362 168C365 176 367 190 362 202ZM397 202C393 193 394 182 397 176C400 182 401 193 397 202Z" +
    line(0, 202, 400, 202),
  fine:
    hatch(206, 112, 18, 38, 3) +
    hatch(84, 153, 11, 48, 2.6) +
    hatch(67, 105, 5, 34, 2.2, 0.4) +
    hatch(115, 97, 6, 104, 2.6, 0.4) +
    hatch(300, 174, 23, 27, 3) +
    hatch(346, 180, 11, 21, 2.6) +
    hatch(382, 190, 9, 11, 2.6) +
    hatch(20, 184, 10, 17, 2.6) +
    bricks(35, 188, 24, 14, 4.6, 9) +
    "M0 168C10 162 20 160 31 158M76 128C86 124 94 122 101 120M230 132C270 118 310 150 400 128M330 146C352 140 374 148 400 142" +
    waves(4, 212, 390, 13) +
    waves(26, 220, 340, 13) +
    waves(70, 228, 240, 13) +
    person(300, 202, 9) +
    person(306, 202, 8) +
    person(84, 202, 8),
  chalk: "M132 150H120M228 150H240M126 56V150M122 56H130M122 150H130M136 56H170",
};

const flyingMachine: Drawing = {
  wash: `${LEFT_WING}Z${RIGHT_WING}Z`,
  ink:
    LEFT_WING +
    RIGHT_WING +
    "M250 64C220 40 184 38 160 64M250 67C230 52 210 56 198 77M251 70C245 68 240 72 236 80" +
    "M262 64C292 40 328 38 352 64M262 67C282 52 302 56 314 77M261 70C267 68 272 72 276 80" +
    oval(256, 53, 4.2) +
    "M256 58C262 62 262 74 260 84L258 104H254L252 84C250 74 250 62 256 58Z" +
    shape(254, 104, 240, 124, 256, 118, 272, 124, 258, 104) +
    line(256, 104, 256, 119),
  fine: hatch(170, 34, 30, 16, 3) + hatch(312, 34, 30, 16, 3) + hatch(254, 64, 4, 34, 2.6),
  chalk:
    "M138 12H374M138 7V17M374 7V17M256 8V16M256 24V42M252 30L256 23L260 30" +
    "M130 40C124 54 128 68 138 76M131 73L138 76L136 69M382 40C388 54 384 68 374 76M381 73L374 76L376 69",
};

const ART: GameArt = { ground: florence, air: flyingMachine, airBox: "118 2 278 126" };

export default ART;

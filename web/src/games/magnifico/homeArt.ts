/** A fortress by the sea, Leonardo's covered tank before it, and his airscrew in elevation and plan. */
import {
  arch,
  arc,
  battlements,
  bricks,
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
} from "../../look/art/pen";
import { each, type GameArt } from "../../pages/games/gameArt";

const tower = (x: number, top: number, w: number, teeth: number) =>
  rect(x, top + 10, w, 192 - top) + rect(x - 4, top, w + 8, 10) + battlements(x - 4, top, w + 8, teeth, 6);

const wall = (x: number, w: number, teeth: number) => rect(x, 158, w, 44) + battlements(x, 158, w, teeth, 5);

// The tank: a cone of planks on a rim of guns. `u` goes along the rim from left to right.
const CONE = "M240 172C262 156 280 138 293 118Q304 122 315 118C328 138 346 156 368 172Q304 190 240 172Z";
const rim = (u: number) => [240 + 128 * u, 172 + 36 * u * (1 - u)] as const;
const plank = (u: number) => line(293 + 22 * u, 118 + 8 * u * (1 - u), ...rim(u));
const port = (u: number) => {
  const [x, y] = rim(u);
  return oval(x, y + 5.4, 3.4) + oval(x, y + 5.4, 1.5);
};

const siege: Drawing = {
  wash:
    rect(14, 120, 30, 82) +
    rect(84, 112, 48, 90) +
    rect(168, 132, 28, 70) +
    rect(99, 74, 18, 22) +
    CONE +
    "M370 155Q382 163 394 155L391 162H374Z",
  ink:
    // the fortress: three towers, two walls, a keep with its flag
    tower(14, 110, 30, 5) +
    wall(44, 40, 5) +
    tower(84, 102, 48, 7) +
    wall(132, 36, 4) +
    tower(168, 122, 28, 5) +
    line(99, 96, 99, 74, 117, 74, 117, 96) +
    battlements(97, 74, 22, 4, 4) +
    "M108 70V50C114 47 118 53 125 50V59C118 62 114 56 108 59" +
    arch(97, 202, 22, 32) +
    arch(25, 146, 8, 15) +
    arch(26, 176, 6, 11) +
    arch(92, 146, 8, 15) +
    arch(116, 146, 8, 15) +
    arch(104, 92, 8, 12) +
    arch(178, 158, 8, 14) +
    arch(179, 184, 6, 10) +
    // the tank
    CONE +
    "M293 118V107H315V118" +
    shape(288, 107, 304, 94, 320, 107) +
    oval(304, 91.4, 2.4) +
    rect(298, 110.5, 3.4, 4) +
    rect(306.6, 110.5, 3.4, 4) +
    "M240 172L244 183Q304 204 364 183L368 172" +
    [0.16, 0.33, 0.5, 0.67, 0.84].map(port).join("") +
    shape(241, 175, 223, 178, 223, 183, 243, 180.5) +
    shape(367, 175, 385, 178, 385, 183, 365, 180.5) +
    each(270, 34, 3, (x) => wheel(x, 200, 6, 4)) +
    // a ship, and the shore
    "M370 155Q382 163 394 155L391 162H374Z" +
    line(382, 158, 382, 136) +
    "M375 139Q387 141 384 153Q379 149 374 151Q379 145 375 139Z" +
    "M0 202H214C224 202 230 206 240 206H400",
  fine:
    hatch(34, 121, 9, 80, 2.6, 0.4) +
    hatch(118, 113, 13, 88, 2.8, 0.5) +
    hatch(188, 133, 7, 68, 2.4, 0.4) +
    hatch(111, 75, 5, 20, 2.2, 0.4) +
    bricks(45, 176, 38, 26, 5.2, 10) +
    bricks(133, 176, 34, 26, 5.2, 10) +
    line(102, 202, 102, 175) +
    line(108, 202, 108, 171) +
    line(114, 202, 114, 175) +
    line(98, 184, 118, 184) +
    line(98, 193, 118, 193) +
    [1, 2, 3, 4, 5, 6, 7].map((n) => plank(n / 8)).join("") +
    "M268 146Q304 157 340 146" +
    hatch(318, 148, 24, 26, 3) +
    smoke(220, 176, 1.2) +
    "M221 181C213 177 208 184 212 188C204 190 207 197 214 195" +
    rays(236, 96, 24, 50, 16) +
    line(200, 160, 246, 160) +
    line(356, 160, 371, 160) +
    line(393, 160, 400, 160) +
    person(392, 206, 13) +
    person(153, 158, 9) +
    person(64, 158, 9) +
    waves(4, 212, 230, 13) +
    waves(30, 220, 350, 13) +
    waves(80, 228, 240, 13),
  chalk:
    // the rose of a sea chart
    oval(236, 96, 13) +
    shape(236, 79, 239, 93, 253, 96, 239, 99, 236, 113, 233, 99, 219, 96, 233, 93) +
    rays(236, 96, 16, 22, 16) +
    // measures
    "M4 104V202M1 104H7M1 202H7M262 84H346M262 80V88M346 80V88M304 80V87",
};

// The airscrew: a sail that winds downwards around a mast, ever wider.
const TURNS = 2.3;
const MAST = 82;
const wound = (t: number) => {
  const [angle, r] = [t * TURNS * 2 * Math.PI + 2.6, 10 + 48 * t];
  const y = 14 + 62 * t;
  return [MAST + r * Math.cos(angle), y + r * 0.26 * Math.sin(angle)] as const;
};
const along = (from: number, to: number) =>
  line(...Array.from({ length: 61 }, (_, i) => wound(from + ((to - from) * i) / 60)).flat());
const rib = (t: number) => line(MAST, 14 + 62 * t - 2, ...wound(t));

// Seen from above: the same sail as a spiral.
const spiral = line(
  ...Array.from({ length: 91 }, (_, i) => {
    const [angle, r] = [(i / 90) * TURNS * 2 * Math.PI, 5 + (35 * i) / 90];
    return [208 + r * Math.cos(angle), 58 + r * Math.sin(angle)];
  }).flat(),
);

const airscrew: Drawing = {
  wash: along(0.55, 1) + `L${MAST} 74L${MAST} 46Z` + oval(MAST, 112, 36, 8),
  ink:
    along(0, 1) +
    rib(1) +
    line(MAST - 1.4, 6, MAST - 1.4, 108) +
    line(MAST + 1.4, 6, MAST + 1.4, 108) +
    oval(MAST, 112, 36, 8) +
    `M${MAST - 36} 112V117A36 8 0 0 0 ${MAST + 36} 117V112` +
    line(MAST - 26, 108, MAST, 88, MAST + 26, 108) +
    line(MAST - 18, 103, MAST + 18, 103),
  fine:
    Array.from({ length: 30 }, (_, i) => rib((i + 1) / 31)).join("") +
    person(MAST - 22, 112, 15) +
    person(MAST + 23, 112, 15) +
    hatch(MAST + 12, 113, 20, 9, 2.6),
  chalk:
    spiral +
    oval(208, 58, 40) +
    line(160, 58, 256, 58) +
    line(208, 10, 208, 106) +
    arc(208, 58, 46, 0.06, 0.2) +
    `M${MAST + 66} 40V14M${MAST + 62.5} 20L${MAST + 66} 13L${MAST + 69.5} 20` +
    "M168 114H248M168 110V118M248 110V118",
};

const ART: GameArt = { ground: siege, air: airscrew, airBox: "18 0 242 128" };

export default ART;

/** A painter's studio: a portrait begun, pots, a palette, a window; and how an eye sees what it will paint. */
import { arch, hatch, line, oval, rays, arc, rect, shape, type Drawing } from "../../look/art/pen";
import { each, type GameArt } from "../../pages/games/gameArt";

/** A pot with a belly, standing on its base line. */
const pot = (x: number, base: number, w: number, h: number) =>
  oval(x, base - h, w * 0.62, w * 0.2) +
  `M${x - w * 0.62} ${base - h}C${x - w * 0.7} ${base - h * 0.8} ${x - w * 1.1} ${base - h * 0.3} ${x - w * 0.6} ${base}` +
  `H${x + w * 0.6}C${x + w * 1.1} ${base - h * 0.3} ${x + w * 0.7} ${base - h * 0.8} ${x + w * 0.62} ${base - h}`;

/** A brush from the end of its handle to its tip. */
function brush(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [(x2 - x1) / Math.hypot(x2 - x1, y2 - y1), (y2 - y1) / Math.hypot(x2 - x1, y2 - y1)];
  const [x, y] = [x2 - 11 * dx, y2 - 11 * dy];
  const at = (along: number, aside: number) =>
    `${x + along * dx - aside * dy} ${y + along * dy + aside * dx}`;
  return (
    line(x1, y1, x - 4 * dx, y - 4 * dy) +
    `M${at(-4, 1)}L${at(0, 1.8)}C${at(5, 4)} ${at(8, 1.6)} ${at(11, 0)}C${at(8, -1.6)} ${at(5, -4)} ${at(0, -1.8)}L${at(-4, -1)}Z`
  );
}

const PALETTE =
  "M246 184C241 160 268 143 300 147C332 151 346 170 336 188C330 198 317 192 310 199C303 207 304 214 288 215C264 215 250 204 246 184Z";
const HAIR =
  "M171 79C156 79 151 92 153 106C154 117 149 125 147 135C158 130 160 122 160 114C154 104 158 90 171 86C183 89 187 103 182 114C182 122 185 130 194 134C192 125 187 117 188 106C190 92 186 79 171 79Z";
const DABS = [
  { tint: "var(--madder)", shape: oval(262, 176, 7.5, 6.5) },
  { tint: "var(--lapis)", shape: oval(275, 161, 7.5, 6) },
  { tint: "var(--glow)", shape: oval(294, 156, 8, 5.5) },
  { tint: "var(--verdigris)", shape: oval(313, 161, 7.5, 6) },
  { tint: "var(--umber)", shape: oval(325, 175, 6.5, 6.5) },
];

const studio: Drawing = {
  wash:
    HAIR +
    "M154 139C143 146 138 158 137 172H176Q160 160 154 139Z" +
    rect(120, 178, 100, 6) +
    rect(2, 184, 110, 6) +
    rect(236, 216, 164, 6) +
    PALETTE,
  ink:
    // the window, a cypress and a tower in its view
    arch(12, 138, 88, 90) +
    arch(18, 138, 76, 82) +
    rect(6, 138, 100, 7) +
    "M33 138C28 124 30 108 33 99C36 108 38 124 33 138ZM42 138C39 130 40 119 42 113C44 119 45 130 42 138Z" +
    line(72, 108, 72, 92, 79, 92, 79, 104) +
    shape(70.5, 92, 75.5, 86, 80.5, 92) +
    // the bench with its pots
    rect(2, 184, 110, 6) +
    line(10, 190, 7, 232) +
    line(17, 190, 14, 232) +
    line(97, 190, 100, 232) +
    line(104, 190, 107, 232) +
    line(14, 216, 99, 216) +
    pot(22, 184, 10, 20) +
    pot(47, 184, 8, 14) +
    "M62 172Q62 184 73 184Q84 184 84 172Z" +
    line(76, 172, 86, 157) +
    line(79, 172, 89, 158) +
    rect(92, 167, 13, 17) +
    // the easel and its panel
    line(166, 65, 167, 50, 174, 50, 175, 65) +
    rect(127, 65, 88, 111) +
    rect(131, 69, 80, 103) +
    rect(120, 178, 102, 6) +
    line(135, 184, 122, 232) +
    line(142, 184, 129, 232) +
    line(200, 184, 213, 232) +
    line(207, 184, 220, 232) +
    line(168, 184, 168, 206) +
    line(174, 184, 174, 206) +
    line(136, 206, 206, 206) +
    line(135, 211, 207, 211) +
    // the portrait, done on one side only
    HAIR +
    "M159 98C158 112 163 124 171 124.5C179 124.5 184 113 183 98" +
    "M161.5 102.5q3.4 -2.4 6.6 0M174 102.5q3.2 -2.4 6.4 0M162 104.6q2.8 1.9 5.6 0M174.4 104.6q2.8 1.9 5.4 0" +
    "M172 103L170.4 111.4q1.4 1.6 3.6 .2M167 117q4.2 2.4 8.4 -.6" +
    "M165 123C165 131 161 136 154 139C143 146 138 158 137 172M178 123C178 130 181 135 187 138" +
    "M154 139Q170 154 187 138" +
    "M150 172C150 164 158 160 166 162C174 164 178 168 176 172" +
    // the palette, its dabs and what goes through it
    PALETTE +
    oval(309, 181, 6, 5) +
    DABS.map(({ shape }) => shape).join("") +
    brush(309, 183, 352, 138) +
    brush(306, 182, 340, 132) +
    // the table under it
    rect(236, 216, 164, 6) +
    line(246, 222, 243, 234) +
    line(253, 222, 250, 234) +
    line(388, 222, 391, 234) +
    pot(366, 216, 12, 26) +
    pot(390, 216, 8, 16) +
    brush(362, 190, 356, 158) +
    brush(366, 190, 368, 150) +
    brush(370, 190, 380, 156) +
    // sheets pinned to the wall
    shape(238, 76, 284, 72, 287, 128, 241, 132) +
    shape(305, 74, 345, 78, 340, 128, 300, 124) +
    oval(261, 77, 1.4) +
    oval(324, 80, 1.4),
  fine:
    // the view: mountains, hills, a river; birds
    "M18 106C26 96 30 100 36 92L44 84L50 92C56 90 60 82 66 88L72 93M80 98C86 92 90 94 94 90" +
    "M18 120C34 110 44 116 56 110C68 104 80 110 94 104" +
    "M54 138C70 132 46 126 60 120C66 117 62 113 66 109M66 138C80 131 56 126 68 120C72 117 70 112 72 108" +
    "M50 68q4 -5 6 0q4 -5 7 0M68 76q3 -4 5 0q3 -4 5 0M38 78q2.4 -3 4 0q2.4 -3 4 0" +
    hatch(94.5, 96, 5, 41, 2.2, 0.3) +
    hatch(75, 93, 3.6, 11, 2, 0.3) +
    hatch(8, 141, 96, 4, 3.4) +
    // bench and pots
    hatch(4, 187, 106, 3, 3.4) +
    hatch(23, 168, 7, 14, 2.2) +
    hatch(48, 173, 7, 9, 2.2) +
    hatch(73, 173, 9, 9, 2.2) +
    hatch(98, 168, 6, 15, 2.2) +
    // brushes in the jar
    line(95, 167, 92, 149) +
    line(98, 167, 98, 147) +
    line(101, 167, 105, 150) +
    // easel and panel
    hatch(131, 166, 20, 6, 2.2) +
    hatch(207, 70, 4, 40, 2.6, 0.3) +
    hatch(122, 181, 98, 3, 3.4) +
    hatch(169, 185, 4.5, 20, 2.4) +
    // the portrait's shadows, from the left
    hatch(152, 88, 7, 40, 1.9) +
    hatch(140, 148, 18, 23, 2.1) +
    hatch(160, 104, 5, 16, 1.8) +
    hatch(164, 125, 7, 13, 1.8) +
    "M133 116C138 108 142 112 147 104M192 108C197 98 203 104 209 98M133 122H146M194 116H209" +
    hatch(270, 200, 26, 13, 2.6) +
    hatch(368, 196, 8, 18, 2.4) +
    hatch(390, 203, 5, 12, 2.2) +
    hatch(238, 219, 160, 3, 3.4) +
    "M324 90C317 90 314 96 315 101L311 107L314 108L313 112L315 114C315 118 319 119 322 118L324 124M324 90C331 91 334 98 332 106C331 112 333 118 335 122" +
    hatch(323, 94, 7, 22, 2),
  chalk:
    // the pyramid, the axis and the circles of the composition
    shape(171, 71, 134, 172, 208, 172) +
    line(171, 55, 171, 172) +
    line(134, 103, 208, 103) +
    oval(171, 102, 22, 28) +
    "M187 138C198 145 203 158 204 172" +
    line(127, 58, 215, 58) +
    line(127, 55, 127, 61) +
    line(215, 55, 215, 61) +
    // a rosette of circles
    oval(263, 103, 11) +
    rosette(263, 103, 11),
};

function rosette(x: number, y: number, r: number): string {
  return each(0, 1 / 6, 6, (turn) =>
    oval(x + r * Math.cos(turn * 2 * Math.PI), y + r * Math.sin(turn * 2 * Math.PI), r),
  );
}

// Sight as a pyramid: from the eye through a veil with a grid to a ball in the light.
const EYE = "M8 66Q42 28 84 62Q50 94 8 66Z";
const sight: Drawing = {
  wash:
    oval(47, 63, 15) +
    "M194 100C174 100 160 86 160 66C168 84 184 92 206 88C216 84 222 78 226 70C224 88 212 100 194 100Z" +
    oval(196, 106, 36, 6),
  ink:
    EYE +
    "M6 56Q42 14 90 54M2 40Q36 0 96 34" +
    oval(47, 63, 15) +
    oval(47, 63, 6.4) +
    oval(51, 58, 2.2) +
    shape(116, 30, 137, 22, 137, 106, 116, 98) +
    oval(127.5, 64.5, 6, 13) +
    oval(194, 66, 34) +
    line(112, 98, 141, 106),
  fine:
    rays(47, 63, 7.6, 14, 26) +
    "M4 42Q38 3 96 37M10 36Q42 8 88 30" +
    hatch(14, 78, 42, 7, 3) +
    [1, 2, 3, 4].map((n) => line(116, 30 + n * 13.6, 137, 22 + n * 16.8)).join("") +
    line(121.2, 28, 121.2, 100) +
    line(126.4, 26, 126.4, 102) +
    line(131.6, 24, 131.6, 104) +
    [32, 29.5, 27].map((r) => arc(194, 66, r, 0.02, 0.44)).join("") +
    [24.5, 22].map((r) => arc(194, 66, r, 0.06, 0.36)).join("") +
    [19.5, 17].map((r) => arc(194, 66, r, 0.1, 0.3)).join("") +
    hatch(166, 103, 60, 6, 3.2, 1.2),
  chalk:
    line(47, 63, 191, 32) +
    line(47, 63, 191, 100) +
    line(47, 63, 236, 66) +
    line(194, 20, 194, 112) +
    line(238, 18, 216, 40) +
    line(230, 14, 208, 36) +
    line(214, 34, 207, 37, 210, 30) +
    line(222, 38, 215, 41, 218, 34),
};

const ART: GameArt = { ground: studio, touches: DABS, air: sight, airBox: "-2 6 244 118" };

export default ART;

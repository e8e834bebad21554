/** The road through the cities, a codex and a bust beside it; and solids as Leonardo drew them for Pacioli. */
import {
  arc,
  arch,
  battlements,
  hatch,
  line,
  oval,
  person,
  rect,
  shape,
  wheel,
  type Drawing,
} from "../../look/art/pen";
import { each, type GameArt } from "../../pages/games/gameArt";

const roof = (x: number, y: number, w: number, h: number) => shape(x, y, x + w / 2, y - h, x + w, y);
const house = (x: number, base: number, w: number, h: number) =>
  rect(x, base - h, w, h) + roof(x - 1, base - h, w + 2, 5);
const tower = (x: number, base: number, w: number, h: number) =>
  rect(x, base - h, w, h) +
  battlements(x - 1.5, base - h, w + 3, 3, 3) +
  line(x - 1.5, base - h, x + w + 1.5, base - h);
const turret = (x: number, base: number, w: number, h: number) =>
  rect(x, base - h, w, h) +
  roof(x - 1.5, base - h, w + 3, w * 1.9) +
  line(x + w / 2, base - h - w * 1.9, x + w / 2, base - h - w * 1.9 - 4);
const cypress = (x: number, base: number, h: number) =>
  `M${x} ${base}V${base - 3}C${x - h / 5} ${base - h * 0.2} ${x - h / 8} ${base - h * 0.7} ${x} ${base - h}C${x + h / 8} ${base - h * 0.7} ${x + h / 5} ${base - h * 0.2} ${x} ${base - 3}`;

/** Lines of writing that nobody can read, because it runs from right to left. */
const script = (x: number, y: number, w: number, lift: number) =>
  `M${x} ${y}` +
  each(
    0,
    1,
    8,
    (n) => `q${w / 32} ${n % 3 ? -1.5 : -2.6} ${w / 16} ${lift / 16}q${w / 32} 1.3 ${w / 16} ${lift / 16}`,
  );

const LEFT_PAGE = "M84 174C66 160 36 160 8 168V219C36 211 66 212 84 225Z";
const RIGHT_PAGE = "M84 174C102 160 132 160 160 168V219C132 211 102 212 84 225Z";
const CAP = "M327 99C324 84 338 75 355 76C372 77 383 88 381 102C366 92 344 92 327 99Z";
const BEARD =
  "M325 127C317 138 321 156 334 171C347 166 358 151 359 132C353 128 347 120 346 111C342 116 343 122 340 126C336 122 329 122 325 127Z";

const journey: Drawing = {
  wash:
    LEFT_PAGE +
    RIGHT_PAGE +
    CAP +
    BEARD +
    "M0 142C30 118 62 110 96 124C112 130 122 136 132 142Z" +
    rect(330, 214, 46, 14),
  ink:
    // Vinci on its hill, Pisa with its tower, a castle on the Loire
    "M0 142C14 130 24 124 34 121M92 121C108 126 122 136 136 142" +
    rect(44, 100, 26, 22) +
    battlements(44, 100, 26, 5, 4) +
    tower(70, 122, 12, 44) +
    tower(34, 122, 8, 30) +
    house(84, 122, 12, 11) +
    house(20, 126, 12, 9) +
    arch(53, 122, 8, 11) +
    arch(74, 94, 4, 8) +
    shape(150, 132, 155, 92, 167, 93.6, 164, 132) +
    line(154.2, 99, 166.6, 100.4) +
    line(153.4, 106, 166, 107) +
    line(152.6, 113, 165.4, 113.8) +
    line(151.6, 121, 164.8, 121.4) +
    shape(156.6, 92, 157.4, 86, 165.4, 87, 165.2, 93.4) +
    rect(178, 116, 34, 16) +
    "M184 116C184 104 190 100 195 98C200 100 206 104 206 116" +
    line(195, 98, 195, 91) +
    each(181, 8, 4, (x) => arch(x, 132, 5, 9)) +
    rect(252, 112, 40, 22) +
    roof(250, 112, 44, 9) +
    turret(246, 134, 9, 32) +
    turret(288, 134, 9, 32) +
    turret(268, 112, 7, 12) +
    arch(267, 134, 9, 13) +
    "M136 142C146 138 152 134 160 132H218M228 132C238 134 244 134 250 134H300C306 135 312 138 318 142" +
    // the road, and who goes on it
    "M176 234C196 216 238 208 242 192C246 174 202 168 206 152C208 142 220 140 222 132" +
    "M226 234C246 220 270 208 268 190C265 172 218 168 220 153C221 144 229 140 228 132" +
    cypress(186, 172, 26) +
    cypress(194, 168, 18) +
    cypress(282, 176, 30) +
    cypress(272, 170, 20) +
    person(246, 214, 22) +
    line(255, 194, 253, 214) +
    arch(288, 216, 13, 18) +
    // the codex
    LEFT_PAGE +
    RIGHT_PAGE +
    "M8 219V225C36 217 66 218 84 231C102 218 132 217 160 225V219" +
    line(84, 225, 84, 231) +
    wheel(34, 180, 9, 6) +
    oval(135, 178.6, 2) +
    "M135 181V190M121 183.4L135 182.6L149 183.4M124 176.4L135 182.6L146 176.4M133.6 200V190H136.4V200M127.6 199L135 189.6L142.4 199" +
    // the bust on its foot
    CAP +
    BEARD +
    "M329 98C328.6 103 328 106 326.6 109C323.6 114 321 117.4 319.6 120C319.4 122.4 322 122.8 325 122.4V127" +
    "M328 107.4Q333 103.6 340 106.4M330 111.4q3.6 -2.2 7.2 -.4M331 113q2.8 1.4 5.6 -.2" +
    "M378 100C384 112 376 122 380 134C384 144 380 154 372 158M360 96C364 106 357 116 360 130C362 146 362 156 356 162" +
    "M372 158C386 164 394 176 396 194C384 202 370 206 362 207H344C334 206 320 202 310 194C311 182 318 173 328 168" +
    "M338 170C342 180 350 188 362 192" +
    rect(342, 207, 22, 7) +
    rect(330, 214, 46, 14) +
    rect(325, 228, 56, 5),
  fine:
    hatch(76, 80, 5, 41, 2.2, 0.4) +
    hatch(38.5, 94, 3.5, 27, 2.2, 0.4) +
    hatch(58, 102, 11, 10, 2.4) +
    hatch(160, 94, 4.5, 37, 2.2, 0.3) +
    hatch(196, 102, 8, 13, 2.2) +
    hatch(274, 114, 14, 19, 2.6) +
    hatch(293, 104, 3.5, 29, 2.2, 0.4) +
    "M6 150C30 142 60 138 96 148M40 154C70 148 100 150 128 156M130 152C148 146 166 148 186 146M238 146C258 140 284 144 308 152M230 156C246 152 262 154 276 152" +
    "M96 112C110 100 124 106 138 96C144 92 148 94 153 92M168 96C186 86 200 92 214 84C226 78 238 88 250 84M298 108C302 100 310 98 320 96" +
    hatch(290, 200, 9, 15, 2.2) +
    // writing on the left, and under the man on the right
    each(0, 1, 6, (n) => script(50, 175.5 + 6 * n, 28, 5.4)) +
    each(0, 1, 3, (n) => script(15, 197 + 6 * n, 28, -1.6)) +
    each(0, 1, 6, (n) => script(90, 180.5 + 6 * n, 22, -4.4)) +
    script(122, 209, 30, 2.4) +
    hatch(76, 180, 8, 42, 2.4) +
    "M12 222C38 214 66 215 84 228C102 215 130 214 156 222" +
    // the bust's shadows
    hatch(366, 106, 11, 50, 2.2) +
    hatch(362, 164, 22, 34, 2.6) +
    hatch(356, 208, 7, 6, 2) +
    hatch(356, 215, 19, 12, 2.4) +
    hatch(358, 80, 16, 12, 2.4) +
    "M326 132C322 144 326 154 333 163M332 130C328 144 332 152 338 160M338 130C335 142 339 150 344 154M344 128C343 138 346 144 350 148M349 128C349 134 351 138 354 140" +
    hatch(182, 224, 30, 8, 5, 1.6) +
    hatch(248, 178, 14, 10, 3.4, 1.4),
  chalk:
    oval(135, 187, 15) +
    rect(121, 174, 28, 27) +
    // measures of the head
    arc(347, 113, 44, 0.36, 0.9) +
    "M306 70V207M303 70H309M303 123H309M303 207H309",
};

// ---- solids

type Point = readonly [number, number, number];
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const SIGNS = [-1, 1] as const;
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const blend = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const middle = (points: readonly Point[]) =>
  points.reduce((mean, point, i) => blend(mean, point, 1 / (i + 1)));
/** (0, ±p, ±q) and its turns. */
const turned = (p: number, q: number): Point[] =>
  SIGNS.flatMap((a) =>
    SIGNS.flatMap((b): Point[] => [
      [0, a * p, b * q],
      [a * p, b * q, 0],
      [b * q, 0, a * p],
    ]),
  );
const ICOSAHEDRON = turned(GOLDEN, 1);
const DODECAHEDRON: Point[] = [
  ...turned(1 / GOLDEN, GOLDEN),
  ...SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Point => [x, y, z]))),
];

/** As it hangs: leaning to us and turned a little. */
function hung([x, y, z]: Point): Point {
  const [a, b] = [0.3, -0.4];
  const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), z1 * Math.cos(b) + y * Math.sin(b)];
}

/** The corners of the face that looks a given way, in their order around it. */
function face(corners: readonly Point[], way: Point): Point[] {
  const most = Math.max(...corners.map((corner) => dot(corner, way)));
  const own = corners.filter((corner) => dot(corner, way) > most - 0.01);
  const up = minus(own[0] ?? way, middle(own));
  const side: Point = [
    way[1] * up[2] - way[2] * up[1],
    way[2] * up[0] - way[0] * up[2],
    way[0] * up[1] - way[1] * up[0],
  ];
  const angle = (corner: Point) => Math.atan2(dot(corner, side) / Math.sqrt(dot(way, way)), dot(corner, up));
  return own.toSorted((a, b) => angle(a) - angle(b));
}

/** A solid of struts, empty within: what is in front in ink, what is seen through it in fine lines. */
function hollow(
  corners: readonly Point[],
  ways: readonly Point[],
  cx: number,
  cy: number,
  r: number,
): Drawing {
  const size = r / Math.sqrt(dot(corners[0] ?? [1, 0, 0], corners[0] ?? [1, 0, 0]));
  const drawn = (points: readonly Point[]) =>
    shape(...points.flatMap(([x, y]) => [cx + size * x, cy - size * y]));
  const faces = ways.map((way) => {
    const outer = face(corners, way).map(hung);
    const centre = middle(outer);
    return { front: hung(way)[2] > 0, outer, inner: outer.map((p) => blend(p, centre, 0.26)) };
  });
  const front = faces.filter((one) => one.front);
  const back = faces.filter((one) => !one.front);
  return {
    wash: front.map(({ outer, inner }) => drawn(outer) + drawn(inner.toReversed())).join(""),
    ink: front.map(({ outer, inner }) => drawn(outer) + drawn(inner)).join(""),
    fine: back.map(({ outer, inner }) => drawn(outer) + drawn(inner)).join(""),
  };
}

const large = hollow(DODECAHEDRON, ICOSAHEDRON, 76, 76, 48);
const small = hollow(ICOSAHEDRON, DODECAHEDRON, 192, 84, 33);

/** The cord, and the label on it. */
const hanging = (x: number, top: number, y: number) =>
  line(x, top, x, y) +
  oval(x, y, 2) +
  `M${x - 20} ${top + 6}q6 -3 10 0q10 -3 20 0q4 -3 10 0v8q-6 3 -10 0q-10 3 -20 0q-4 3 -10 0Z`;

const solids: Drawing = {
  wash: (large.wash ?? "") + (small.wash ?? ""),
  ink: large.ink + small.ink + hanging(76, 2, 26) + hanging(192, 22, 50),
  fine: (large.fine ?? "") + (small.fine ?? "") + script(62, 12, 28, 0) + script(178, 32, 28, 0),
  chalk:
    oval(76, 76, 52) +
    line(18, 76, 134, 76) +
    arc(192, 84, 38, 0.05, 0.45) +
    "M144 118H240M144 114V122M240 114V122M203.3 114V122",
};

const ART: GameArt = { ground: journey, air: solids, airBox: "0 0 248 128" };

export default ART;

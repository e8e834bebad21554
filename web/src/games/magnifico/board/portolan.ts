/** What a maker of sea charts draws besides the coasts: lines of the winds, the rose, peaks, a ship. */
import type { Chart, Point } from "./chart";

const TURN = 2 * Math.PI;
const at = (middle: Point, angle: number, far: number): Point => [
  middle[0] + far * Math.sin(angle),
  middle[1] - far * Math.cos(angle),
];
const tidy = (n: number) => String(Math.round(n * 10) / 10);
const spot = ([x, y]: Point) => `${tidy(x)} ${tidy(y)}`;
const line = (...points: Point[]) => "M" + points.map(spot).join("L");

/** Sixteen points on a hidden circle, each joined to all others: eight winds, their halves, their quarters. */
export interface Winds {
  whole: string;
  half: string;
  quarter: string;
}
export function winds(middle: Point, far: number): Winds {
  const lines: Record<keyof Winds, string[]> = { whole: [], half: [], quarter: [] };
  // A chord's direction is a multiple of a 32nd of a turn; it tells which wind it is.
  const kind = (direction: number): keyof Winds =>
    direction % 4 === 0 ? "whole" : direction % 2 === 0 ? "half" : "quarter";
  const knots = Array.from({ length: 16 }, (_, i) => at(middle, (i / 16) * TURN, far));
  for (let a = 0; a < 16; a++) {
    for (let b = a + 1; b < 16; b++) {
      lines[kind((a + b) % 32)].push(line(knots[a]!, knots[b]!));
    }
    lines[kind(a * 2)].push(line(middle, at(middle, (a / 16) * TURN, far * 2)));
    // Each knot also sends its eight winds outwards, beyond the circle.
    for (const out of [-1, 0, 1]) {
      const direction = (a / 16 + out / 8) * TURN;
      lines[out === 0 ? kind(a * 2) : "whole"].push(line(knots[a]!, at(knots[a]!, direction, far)));
    }
  }
  return { whole: lines.whole.join(""), half: lines.half.join(""), quarter: lines.quarter.join("") };
}

/** A rose of the winds: eight points, each half in ink; the north bears a lily, the east a cross. */
export interface Rose {
  dark: string;
  light: string;
  red: string;
  rings: string;
  lily: string;
}
export function rose([x, y]: Point, size: number): Rose {
  const middle: Point = [x, y];
  const point = (i: number, long: number) => {
    const angle = (i / 16) * TURN;
    const tip = at(middle, angle, long);
    const left = at(middle, angle - TURN / 16, long * 0.3);
    const right = at(middle, angle + TURN / 16, long * 0.3);
    return { dark: line(middle, tip, right) + "Z", light: line(middle, left, tip) + "Z" };
  };
  const rows = [
    [1, 3, 5, 7, 9, 11, 13, 15].map((i) => point(i, size * 0.5)),
    [2, 6, 10, 14].map((i) => point(i, size * 0.72)),
    [0, 4, 8, 12].map((i) => point(i, size)),
  ];
  const all = rows.flat();
  const circle = (far: number) =>
    `M${tidy(x - far)} ${tidy(y)}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0`;
  const [lx, ly] = at(middle, 0, size * 1.06);
  const s = size / 36;
  const p = (dx: number, dy: number) => `${tidy(lx + dx * s)} ${tidy(ly + dy * s)}`;
  return {
    dark: all.map((half) => half.dark).join(""),
    light: all.map((half) => half.light).join(""),
    red: rows[0]!.map((half) => half.dark).join(""),
    rings: circle(size * 0.58) + circle(size * 0.62) + circle(size * 0.16),
    lily:
      `M${p(0, -13)}C${p(5, -8)} ${p(3, -4)} ${p(0.9, -1.5)}C${p(4, -5)} ${p(8, -5)} ${p(7.4, 0)}` +
      `C${p(6, -2.6)} ${p(3, -1.6)} ${p(1.6, 0.8)}L${p(2.6, 0.8)}L${p(2.6, 2.4)}L${p(-2.6, 2.4)}L${p(-2.6, 0.8)}L${p(-1.6, 0.8)}` +
      `C${p(-3, -1.6)} ${p(-6, -2.6)} ${p(-7.4, 0)}C${p(-8, -5)} ${p(-4, -5)} ${p(-0.9, -1.5)}C${p(-3, -4)} ${p(-5, -8)} ${p(0, -13)}Z`,
  };
}

/** A mountain in ink: an outline, and strokes down the side away from the light. */
export interface Peak {
  body: string;
  ink: string;
  fine: string;
}
export function peak([x, y]: Point, size: number): Peak {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const outline = [p(-1, 0.62), p(-0.62, 0.1), p(-0.45, 0.02), p(-0.08, -0.78), p(0.06, -0.82), p(0.3, -0.3), p(0.42, -0.28), p(0.98, 0.62)]; // prettier-ignore
  const strokes = [
    [p(0.02, -0.72), p(-0.06, -0.2), p(0.06, 0.1)],
    [p(0.1, -0.62), p(0.14, -0.1), p(0.1, 0.5)],
    [p(0.2, -0.42), p(0.3, 0.1), p(0.3, 0.58)],
    [p(0.34, -0.2), p(0.5, 0.25), p(0.52, 0.6)],
    [p(0.48, -0.12), p(0.68, 0.36), p(0.74, 0.62)],
    [p(-0.5, 0.12), p(-0.55, 0.4)],
  ];
  return {
    body: line(...outline) + "Z",
    ink: line(...outline),
    fine: strokes.map((stroke) => line(...stroke)).join(""),
  };
}

/** Peaks that fill an outline, the far ones first. */
export function range(outline: Point[], step: number): Point[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + step * 0.6; y < Math.max(...ys); y += step * 0.78, row++) {
    for (let x = Math.min(...xs) + (row % 2 ? 0.5 : 0) * step; x < Math.max(...xs); x += step) {
      // Not quite in rank and file.
      const here: Point = [x + 0.2 * step * Math.sin(row * 7 + x), y + 0.12 * step * Math.cos(x * 3)];
      const foot: Point[] = [
        [here[0] - step * 0.42, here[1] + step * 0.26],
        [here[0] + step * 0.42, here[1] + step * 0.26],
        [here[0], here[1] - step * 0.34],
      ];
      if (foot.every((corner) => inside(outline, corner))) found.push(here);
    }
  }
  return found;
}

export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/**
 * Water along the shores: level strokes, every second one reaching further out. They run under the land as well, which
 * is painted over them. One path of strokes is drawn several times faster than a pattern.
 */
export function water(
  shores: readonly (readonly Point[])[],
  step: number,
  near: number,
  far: number,
): string {
  const rows = new Map<number, [from: number, to: number][]>();
  const soak = (x: number, y: number) => {
    for (let row = Math.ceil((y - far) / step); row <= (y + far) / step; row++) {
      const reach = row % 2 === 0 ? far : near;
      const half = reach ** 2 - (row * step - y) ** 2;
      if (half <= 0) continue;
      const uneven = 1 + 0.35 * Math.sin(row * 12.9 + Math.round(x / 9) * 4.1); // no two strokes end alike
      const parts = rows.get(row) ?? [];
      parts.push([x - Math.sqrt(half) * uneven, x + Math.sqrt(half) * uneven]);
      rows.set(row, parts);
    }
  };
  for (const shore of shores) {
    shore.slice(1).forEach(([bx, by], i) => {
      const [ax, ay] = shore[i]!;
      const parts = Math.ceil(Math.hypot(bx - ax, by - ay) / 2.5);
      for (let k = 0; k < parts; k++) soak(ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts);
    });
  }
  const strokes: string[] = [];
  for (const [row, parts] of rows) {
    parts.sort(([a], [b]) => a - b);
    let [from, to] = parts[0]!;
    for (const [start, end] of [...parts.slice(1), [Infinity, Infinity] as const]) {
      if (start > to + 1.5) {
        strokes.push(`M${tidy(from)} ${tidy(row * step)}H${tidy(to)}`);
        [from, to] = [start, end];
      } else to = Math.max(to, end);
    }
  }
  return strokes.join("");
}

/** A band of degrees around the frame, every second one black. */
export function degrees([x, y, width, height]: Chart["box"], out: number, count: number): string {
  const dashes: string[] = [];
  const step = width / count;
  for (let i = 0; i < count; i += 2) {
    const from = x + i * step;
    dashes.push(`M${tidy(from)} ${y - out}h${tidy(step)}M${tidy(from)} ${y + height + out}h${tidy(step)}`);
  }
  for (let i = 0; i * step < height; i += 2) {
    const from = y + i * step;
    const long = Math.min(step, y + height - from);
    dashes.push(`M${x - out} ${tidy(from)}v${tidy(long)}M${x + width + out} ${tidy(from)}v${tidy(long)}`);
  }
  return dashes.join("");
}

/** A bar of leagues between two scrolls, as charts have it where the land is empty. */
export interface Bar {
  ink: string;
  dark: string;
}
export function leagues([x, y]: Point, width: number, parts: number): Bar {
  const step = width / parts;
  const scroll = (end: number, way: number) =>
    `M${tidy(end)} ${y - 4}c${6 * way} -3 ${11 * way} 0 ${10 * way} 4c${-1 * way} 3 ${-5 * way} 2 ${-5 * way} -0.6` +
    `M${tidy(end)} ${y + 8}c${6 * way} 3 ${11 * way} 0 ${10 * way} -4`;
  const odd = Array.from({ length: Math.ceil(parts / 2) }, (_, i) => x + i * 2 * step);
  const even = Array.from({ length: Math.floor(parts / 2) }, (_, i) => x + (i * 2 + 1) * step);
  const block = (from: number, top: number) => `M${tidy(from)} ${top}h${tidy(step)}v2h${tidy(-step)}Z`;
  return {
    ink:
      `M${x} ${y}h${width}v4h${-width}ZM${x} ${y - 4}h${width}M${x} ${y + 8}h${width}` +
      scroll(x, -1) +
      scroll(x + width, 1),
    dark: odd.map((from) => block(from, y)).join("") + even.map((from) => block(from, y + 2)).join(""),
  };
}

/** A caravel under full sail, about 44 wide and as high; its water line runs through 0, 0. */
export const CARAVEL = {
  wash:
    "M-17 -3C-12 3 10 4 17 -4L19 -10L14 -9L13 -5L-10 -4L-12 -9L-20 -10Z" +
    "M-2 -30C6 -27 9 -20 6 -10C1 -13 -3 -13 -8 -11C-3 -17 -1 -23 -2 -30Z" +
    "M10 -26C15 -21 16 -15 14 -10C12 -12 9 -12 6 -11C9 -16 10 -21 10 -26Z" +
    "M-12 -25C-7 -21 -6 -15 -8 -11C-11 -12 -14 -12 -17 -10C-13 -15 -12 -20 -12 -25Z",
  ink:
    "M-20 -10C-18 -4 -15 1 -12 2C-4 4 8 4 12 2C16 -1 18 -5 19 -10L14 -9L13 -5L-10 -4L-12 -9Z" +
    "M-4 -4V-36M9 -5V-30M-13 -8V-29" +
    "M-2 -30C6 -27 9 -20 6 -10C1 -13 -3 -13 -8 -11C-3 -17 -1 -23 -2 -30Z" +
    "M10 -26C15 -21 16 -15 14 -10C12 -12 9 -12 6 -11C9 -16 10 -21 10 -26Z" +
    "M-12 -25C-7 -21 -6 -15 -8 -11C-11 -12 -14 -12 -17 -10C-13 -15 -12 -20 -12 -25Z" +
    "M-4 -36C-8 -38 -10 -35 -14 -36C-10 -33 -8 -35 -4 -33M9 -30C6 -32 4 -29 1 -30C4 -27 6 -29 9 -28" +
    "M19 -10L27 -15M20 -8L-4 -34",
  fine:
    "M-17 -6C-8 -2 9 -2 17 -7M-15 -3C-8 0 9 0 16 -4M-13 -1C-8 1.5 8 1.5 13 -1" +
    "M3 -26C5 -22 5 -16 3 -12M1 -28C3 -23 3 -16 0 -12.5M13 -21C13.5 -17 13 -14 12 -11.6M-10 -21C-9 -17 -9.5 -14 -11 -11.6" +
    "M-30 3C-26 1 -24 5 -20 3C-17 1.5 -15 4.5 -12 4M-4 6C0 4 3 8 7 6C10 4.5 12 7 15 5M20 3C23 1 26 5 30 3" +
    "M-22 8C-19 6 -17 10 -13 8M8 10C11 8 14 12 18 10",
};

/** Strokes for the drawings: each returns path data. Lengths are in units of the drawing's box. */

/** A drawing in four layers: a wash of diluted ink, firm lines, fine hatching, and red chalk. */
export interface Drawing {
  wash?: string;
  ink: string;
  fine?: string;
  chalk?: string;
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;
const FULL = 2 * Math.PI;

/** Straight from point to point: x, y, x, y ... */
export function line(...points: number[]): string {
  let path = "";
  for (let i = 0; i < points.length; i += 2)
    path += `${i ? "L" : "M"}${at(points[i] ?? 0, points[i + 1] ?? 0)}`;
  return path;
}

export const shape = (...points: number[]) => line(...points) + "Z";
export const rect = (x: number, y: number, w: number, h: number) => `M${at(x, y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${at(cx - rx, cy)}a${at(rx, ry)} 0 1 0 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 0 ${at(-2 * rx, 0)}Z`;
}

/** Part of a circle, from one angle to another in turns, clockwise from the right. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [a, b] = [from * FULL, to * FULL];
  const large = to - from > 0.5 ? 1 : 0;
  const start = at(cx + r * Math.cos(a), cy + r * Math.sin(a));
  return `M${start}A${at(r, r)} 0 ${large} 1 ${at(cx + r * Math.cos(b), cy + r * Math.sin(b))}`;
}

/** Lines from an inner to an outer radius. */
export function rays(
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  count: number,
  from = 0,
  to = 1,
): string {
  let path = "";
  const whole = to - from === 1;
  for (let i = 0; i < count; i++) {
    const a = (from + ((to - from) * i) / (whole ? count : count - 1)) * FULL;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    path += line(cx + r1 * x, cy + r1 * y, cx + r2 * x, cy + r2 * y);
  }
  return path;
}

/** A wheel with rim, hub and spokes. */
export function wheel(cx: number, cy: number, r: number, spokes = 6): string {
  return (
    oval(cx, cy, r) +
    oval(cx, cy, r * 0.84) +
    oval(cx, cy, r * 0.18) +
    rays(cx, cy, r * 0.18, r * 0.84, spokes)
  );
}

/** A toothed wheel. */
export function gear(cx: number, cy: number, r: number, teeth = 10): string {
  let path = "";
  for (let i = 0; i < teeth; i++)
    for (const [part, reach] of [
      [0, 0.82],
      [0.2, 1],
      [0.5, 1],
      [0.7, 0.82],
    ] as const) {
      const a = ((i + part) / teeth) * FULL;
      path += `${path ? "L" : "M"}${at(cx + r * reach * Math.cos(a), cy + r * reach * Math.sin(a))}`;
    }
  return `${path}Z${oval(cx, cy, r * 0.3)}`;
}

/** Slanting strokes that fill a box. */
export function hatch(x: number, y: number, w: number, h: number, gap = 3, slant = 0.6): string {
  let path = "";
  for (let o = gap; o < w + h * slant; o += gap) {
    const [top, bottom] = [Math.max(0, (o - w) / slant), Math.min(h, o / slant)];
    path += line(x + o - top * slant, y + top, x + o - bottom * slant, y + bottom);
  }
  return path;
}

/** Courses of brick in a box. */
export function bricks(x: number, y: number, w: number, h: number, course = 5, length = 10): string {
  let path = "";
  for (let row = 0; row * course < h; row++) {
    if (row) path += line(x, y + row * course, x + w, y + row * course);
    for (let o = row % 2 ? length / 2 : length; o < w; o += length)
      path += line(x + o, y + row * course, x + o, y + Math.min(h, (row + 1) * course));
  }
  return path;
}

/** A round-headed opening standing on its base line. */
export function arch(x: number, base: number, w: number, h: number): string {
  return `M${at(x, base)}V${n(base - h + w / 2)}a${at(w / 2, w / 2)} 0 0 1 ${at(w, 0)}V${n(base)}Z`;
}

/** Ripples along a line. */
export function waves(x: number, y: number, w: number, length = 8): string {
  let path = `M${at(x, y)}`;
  for (let o = 0; o + length <= w; o += length)
    path += `q${at(length / 4, -2.4)} ${at(length / 2, 0)}t${at(length / 2, 0)}`;
  return path;
}

/** Battlements along the top of a wall, from left to right. */
export function battlements(x: number, y: number, w: number, count: number, height = 4): string {
  const step = w / (2 * count - 1);
  let path = `M${at(x, y)}`;
  for (let i = 0; i < count; i++)
    path += `v${n(-height)}h${n(step)}v${n(height)}${i < count - 1 ? `h${n(step)}` : ""}`;
  return path;
}

/** A little person of the given height, standing at a point. */
export function person(x: number, base: number, h = 14): string {
  const u = h / 14;
  return (
    oval(x, base - 12 * u, 2 * u) +
    line(x, base - 10 * u, x, base - 4.5 * u) +
    line(x - 3.5 * u, base - 6.5 * u, x, base - 9 * u, x + 3.5 * u, base - 6.5 * u) +
    line(x - 2.6 * u, base, x, base - 4.5 * u, x + 2.6 * u, base)
  );
}

/** Smoke or steam that rises and curls. */
export function smoke(x: number, y: number, s = 1): string {
  return (
    `M${at(x, y)}c${at(-4 * s, -4 * s)} ${at(5 * s, -5 * s)} ${at(1 * s, -10 * s)}` +
    `c${at(-3 * s, -4 * s)} ${at(4 * s, -6 * s)} ${at(6 * s, -3 * s)}c${at(1 * s, 3 * s)} ${at(-4 * s, 3 * s)} ${at(-3 * s, 0)}`
  );
}

/**
 * The chart of Europe: a partition of its frame into 32 areas, the closed land, four seas and a bit of the Red Sea.
 * The file holds each line between two of them once; here they become outlines to fill and lines to stroke.
 */
import { isOneOf } from "../../../core/choices";
import { entriesOf } from "../../../core/records";
import file from "./chart.json";
import type { Territory } from "./types";

export type Point = readonly [x: number, y: number];
const SIDES = ["n", "e", "s", "w"] as const;
export type Side = (typeof SIDES)[number];

export interface Face {
  /** The outline, as the `d` of a path. */
  path: string;
}
export interface Area extends Face {
  /** The mark of the city, and on which side of it the name stands. */
  city: Point;
  side: Side;
  /** The middle of the place for pieces, and how far it is from there to the nearest border or name. */
  place: Point;
  room: number;
}
export interface Sea extends Face {
  /** The line along which the name is written. */
  name: string;
}
export interface Crossing {
  name: string;
  between: readonly [string, string];
  from: Point;
  to: Point;
}
/** Two areas that are no neighbours meet in this one point. */
export interface Pinch {
  at: Point;
  between: readonly [string, string];
}
export interface Chart<Name extends string = string> {
  box: readonly [x: number, y: number, width: number, height: number];
  areas: Record<Name, Area>;
  /** Land that may not be entered. */
  closed: Record<string, Face & { place: Point; corners: Point[] }>;
  seas: Record<string, Sea>;
  /** Water at the rim that belongs to no sea of the game. */
  outside: string;
  crossings: Crossing[];
  pinches: Pinch[];
  /** Between two lands; between land and water; between two seas. */
  borders: string;
  coasts: string;
  soundings: string;
  /** The coasts' corners. */
  shores: Point[][];
}

type Ring = number[];
/** The file as it lies in the repository. */
export interface ChartFile<Name extends string = string> {
  box: number[];
  arcs: string[];
  areas: Record<Name, { city: number[]; side: string; place: number[]; room: number; rings: Ring[] }>;
  closed: Record<string, { place: number[]; rings: Ring[] }>;
  seas: Record<string, { name: string; rings: Ring[] }>;
  outside: Ring[];
  crossings: { name: string; between: string[]; from: number[]; to: number[] }[];
  pinches: { at: number[]; between: string[] }[];
}

/** A line of the file: the first point, then steps, in tenths of a unit. */
export function points(arc: string): Point[] {
  const numbers = arc.split(" ").map(Number);
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    line.push([x / 10, y / 10]);
  }
  return line;
}

/** The points once around. `~n` is the line n walked backwards. */
export function ring(lines: readonly Point[][], numbers: Ring): Point[] {
  return numbers.flatMap((n) => (n >= 0 ? lines[n]! : lines[~n]!.toReversed()).slice(0, -1));
}

const tidy = (n: number) => +n.toFixed(2);
const written = ([x, y]: Point) => `${tidy(x)} ${tidy(y)}`;

/**
 * A line of the file as a pen would draw it: the corners between its ends are rounded, except those of the frame.
 * Backwards it is the same curve, so that both sides of a border are one.
 */
function curve(
  line: readonly Point[],
  [left, top, width, height]: Chart["box"],
): { start: string; steps: string } {
  const halfway = (i: number) => {
    const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!];
    return written([(ax + bx) / 2, (ay + by) / 2]);
  };
  const framed = ([x, y]: Point) => x === left || y === top || x === left + width || y === top + height;
  const bend = (i: number, after: number) =>
    `${framed(line[i]!) ? "L" : "Q"}${written(line[i]!)}${framed(line[i]!) ? "L" : " "}${halfway(after)}`;
  const last = line.length - 1;
  const bends = Array.from({ length: last - 1 }, (_, i) => bend(i + 1, i + 1)).join("");
  const around = written(line[0]!) === written(line[last]!);
  return around
    ? { start: halfway(0), steps: bends + bend(last, 0) }
    : { start: written(line[0]!), steps: `L${halfway(0)}${bends}L${written(line[last]!)}` };
}

// A file holds lists of numbers and words; these say how many there are.
const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
const pair = ([one = "", other = ""]: readonly string[]): readonly [string, string] => [one, other];
function sideOf(side: string): Side {
  if (!isOneOf(SIDES, side)) throw new RangeError(`${side} is no side of a city`);
  return side;
}

export function read<Name extends string>(source: ChartFile<Name>): Chart<Name> {
  const lines = source.arcs.map(points);
  const [left = 0, top = 0, width = 0, height = 0] = source.box;
  const box = [left, top, width, height] as const;
  const forth = lines.map((line) => curve(line, box));
  const back = lines.map((line) => curve(line.toReversed(), box));
  const outline = (rings: Ring[]) =>
    rings
      .map((numbers) => numbers.map((n) => (n >= 0 ? forth[n]! : back[~n]!)))
      .map((curves) => `M${curves[0]!.start}${curves.map(({ steps }) => steps).join("")}Z`)
      .join("");

  const sides = lines.map((): ("land" | "water")[] => []);
  const mark = (faces: { rings: Ring[] }[], kind: "land" | "water") =>
    faces.forEach(({ rings }) => rings.flat().forEach((n) => sides[n >= 0 ? n : ~n]!.push(kind)));
  mark([...entriesOf(source.areas).map(([, area]) => area), ...Object.values(source.closed)], "land");
  mark([...Object.values(source.seas), { rings: source.outside }], "water");
  const between = (a: string, b: string) =>
    lines.map((_, n) => n).filter((n) => sides[n]![0] === a && sides[n]![1] === b);
  const stroked = (numbers: number[]) => numbers.map((n) => `M${forth[n]!.start}${forth[n]!.steps}`).join("");
  const coasts = between("land", "water");

  return {
    box,
    areas: mapped(source.areas, ({ rings, city, side, place, room }) => ({
      city: point(city),
      side: sideOf(side),
      place: point(place),
      room,
      path: outline(rings),
    })),
    closed: mapped(source.closed, ({ rings, place }) => ({
      place: point(place),
      path: outline(rings),
      corners: ring(lines, rings[0]!),
    })),
    seas: mapped(source.seas, ({ rings, name }) => ({ name, path: outline(rings) })),
    outside: outline(source.outside),
    crossings: source.crossings.map(({ name, between, from, to }) => ({
      name,
      between: pair(between),
      from: point(from),
      to: point(to),
    })),
    pinches: source.pinches.map(({ at, between }) => ({ at: point(at), between: pair(between) })),
    borders: stroked(between("land", "land")),
    coasts: stroked(coasts),
    soundings: stroked(between("water", "water")),
    shores: coasts.map((n) => lines[n]!),
  };
}

function mapped<Name extends string, A, B>(
  record: Record<Name, A>,
  change: (value: A) => B,
): Record<Name, B> {
  // The keys are the same.
  return Object.fromEntries(entriesOf<Name, A>(record).map(([key, value]) => [key, change(value)])) as Record<
    Name,
    B
  >;
}

export const europe = read<Territory>(file);

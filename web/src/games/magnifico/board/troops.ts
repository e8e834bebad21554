/** How the pieces of a territory stand beside each other, around a middle; in the units of the drawings. */
import type { Territory, Troop, View } from "./types";

export type Item = { kind: "castle"; towers: number } | { kind: Troop; count: number };
export interface Placed {
  item: Item;
  /** Of the middle of its base line. */
  x: number;
  y: number;
  /** Where its number stands. */
  number: number;
}
export interface Group {
  placed: Placed[];
  /** From the middle to the farthest corner's side. */
  reach: number;
}

const NUMBER = 17; // the room of a number beside a figure
const GAP = 3;
const OVER = 5; // a machine's number stands over its wing
const BEFORE = 7; // soldiers stand a little in front of their castle
const TALL = 27;
const LOW = 19;

export function itemsOf(view: View, area: Territory): Item[] {
  const items: Item[] = [];
  if (view.castle[area]) items.push({ kind: "castle", towers: view.towers[area] });
  for (const kind of ["soldiers", "tanks", "airplanes"] as const) {
    const count = view[kind][area];
    if (count) items.push({ kind, count });
  }
  return items;
}

const figure = (item: Item) => {
  if (item.kind === "castle") return item.towers > 2 ? 41 : item.towers ? 30 : 20;
  return item.kind === "soldiers" ? 17 : item.kind === "tanks" ? 30 : 33;
};
/** A single machine needs no number. */
export const numbered = (item: Item) =>
  item.kind === "soldiers" || (item.kind !== "castle" && item.count > 1);
const numberWidth = (item: Item) => {
  if (item.kind === "castle" || !numbered(item)) return 0;
  return (item.count > 9 ? NUMBER : NUMBER - 7) - (item.kind === "soldiers" ? 0 : OVER);
};

/** In one row, or castle and soldiers in front and machines behind them: whichever takes less room. */
export function grouped(items: readonly Item[]): Group {
  const machines = items.filter(({ kind }) => kind === "tanks" || kind === "airplanes");
  const others = items.filter((item) => !machines.includes(item));
  const ways = [[items], [others, machines], [others, ...machines.map((machine) => [machine])]];
  const groups = ways.map((rows) => inRows(rows.filter((row) => row.length)));
  return groups.reduce((best, group) => (group.reach < best.reach ? group : best));
}

function inRows(rows: readonly (readonly Item[])[]): Group {
  const heights = rows.map((row) =>
    row.some(({ kind }) => kind === "castle" || kind === "soldiers") ? TALL : LOW,
  );
  const height = heights.reduce((sum, one) => sum + one, 0) + GAP * (rows.length - 1);
  let base = -height / 2;
  let reach = height / 2;
  const placed = rows.flatMap((row, i) => {
    base += heights[i]! + (i ? GAP : 0);
    const widths = row.map((item) => figure(item) + numberWidth(item));
    const gaps = row.map((item, j) => (j ? gap(row[j - 1]!, item) : 0));
    const width = [...widths, ...gaps].reduce((sum, one) => sum + one, 0);
    reach = Math.max(reach, width / 2);
    let left = -width / 2;
    return row.map((item, j) => {
      left += gaps[j]!;
      const x = left + figure(item) / 2;
      const number = left + figure(item) + (item.kind === "soldiers" ? 1 : -OVER);
      left += widths[j]!;
      return { item, x, y: base, number };
    });
  });
  return { placed, reach };
}
const gap = (left: Item, right: Item) =>
  left.kind === "castle" && right.kind === "soldiers" ? -BEFORE : GAP;

const LETTER = 15; // of a number beside a figure, in the drawing's units
const READABLE = 10.5; // pixels
const WISHED = 14;

/**
 * How large a group is drawn: its numbers keep a size on the screen, growing a little as one looks closer, and give way
 * where the territory is small, down to what can be read.
 */
export function scaleOf(group: Group, room: number, unit: number, zoom: number): number {
  const large = Math.max(1, 1.25 / (unit * zoom)) ** 0.8; // a chart that fills a large screen
  const wished = (WISHED * large * zoom ** 0.4 * unit) / LETTER;
  const least = (READABLE * unit) / LETTER;
  return Math.max(least, Math.min(wished, (room * 1.2) / group.reach));
}
/** Above this number of units per pixel only a number on an emblem is readable. */
export const TINY = 1.95;

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import expected from "../chart-source/borders.json";
import { type ChartFile, europe, type Point, points, read, ring } from "./chart";
import file from "./chart.json";
import { inside } from "./portolan";

const chart: ChartFile = file;
const lines = chart.arcs.map(points);
const faces: Record<string, number[][]> = {
  ...rings(chart.areas),
  ...rings(chart.closed),
  ...rings(chart.seas),
  outside: chart.outside,
};
function rings(record: Record<string, { rings: number[][] }>) {
  return Object.fromEntries(Object.entries(record).map(([name, face]) => [name, face.rings]));
}

const at = (point: Point) => point.join(" ");
const pair = (a: string, b: string) => [a, b].sort().join(" - ");
const [left, top, width, height] = chart.box as [number, number, number, number];
const framed = ([ax, ay]: Point, [bx, by]: Point) =>
  (ax === bx && (ax === left || ax === left + width)) || (ay === by && (ay === top || ay === top + height));

/** Every piece of a line between two points, with the faces on its sides. */
const edges = new Map<string, { ends: [Point, Point]; sides: string[] }>();
for (const [name, walks] of Object.entries(faces)) {
  for (const outline of walks.map((numbers) => ring(lines, numbers))) {
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const key = [at(a), at(b)].sort().join(" ");
      const edge = edges.get(key) ?? { ends: [a, b], sides: [] };
      edge.sides.push(name);
      edges.set(key, edge);
    });
  }
}
/** How long two faces run beside each other. */
const along = new Map<string, number>();
for (const { ends, sides } of edges.values()) {
  if (sides.length !== 2) continue;
  const key = pair(sides[0]!, sides[1]!);
  along.set(key, (along.get(key) ?? 0) + Math.hypot(ends[0][0] - ends[1][0], ends[0][1] - ends[1][1]));
}
const touching = (a: string, b: string) => along.has(pair(a, b));
const outlines = (area: string) => faces[area]!.map((numbers) => ring(lines, numbers));
const contains = (area: string, point: Point) =>
  outlines(area).filter((outline) => inside(outline, point)).length % 2 === 1;

test("the chart leaves no gap and no overlap: every edge has a face on both sides, or lies on the frame", () => {
  const odd = [...edges.values()].filter(
    ({ ends, sides }) =>
      !(sides.length === 2 && sides[0] !== sides[1]) && !(sides.length === 1 && framed(...ends)),
  );
  expect(odd).toEqual([]);
});

test("the faces together are as large as the frame", () => {
  const area = (outline: Point[]) =>
    outline.reduce((sum, [ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      return sum + (ax * by - bx * ay) / 2;
    }, 0);
  // Outer rings and holes run in opposite ways, so a face's rings add up by themselves.
  const sizes = Object.keys(faces).map((name) =>
    Math.abs(outlines(name).reduce((sum, o) => sum + area(o), 0)),
  );
  expect(sizes.reduce((a, b) => a + b)).toBeCloseTo(width * height, 3);
});

test("no two lines cross", () => {
  const all = [...edges.values()].map(({ ends }) => ends);
  const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  // Only edges in the same cell of a grid can meet.
  const cells = new Map<string, [Point, Point][]>();
  const step = 25;
  for (const edge of all) {
    const [xs, ys] = [0, 1].map((k) => edge.map((p) => Math.floor(p[k as 0 | 1] / step)));
    for (let i = Math.min(...xs!); i <= Math.max(...xs!); i++)
      for (let j = Math.min(...ys!); j <= Math.max(...ys!); j++)
        cells.set(`${i} ${j}`, [...(cells.get(`${i} ${j}`) ?? []), edge]);
  }
  const crossing = [...cells.values()].flatMap((near) =>
    near.flatMap(([a, b], i) =>
      near
        .slice(i + 1)
        .filter(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
        .map(([c, d]) => [a, b, c, d]),
    ),
  );
  expect(crossing).toEqual([]);
});

test("there are 32 areas, and exactly the land neighbours share a border that can be seen", () => {
  expect(Object.keys(chart.areas)).toEqual(expected.areas);
  expect(expected.areas).toHaveLength(32);
  const shared = [...along].filter(([key]) => key.split(" - ").every((name) => name in chart.areas));
  expect(shared.map(([key]) => key).sort()).toEqual(expected.land.map(([a, b]) => pair(a!, b!)).sort());
  expect(expected.land).toHaveLength(52);
  expect(shared.filter(([, length]) => length < 10)).toEqual([]);
});

test.each(Object.entries(expected.seas))("%s washes exactly the areas that face it", (sea, facing) => {
  const coasts = expected.areas.filter((area) => touching(area, sea));
  expect(coasts).toEqual(facing);
  expect(coasts.filter((area) => along.get(pair(area, sea))! < 10)).toEqual([]);
});

test("the closed land lies between its neighbours and has no coast", () => {
  for (const [land, around] of Object.entries(expected.closed)) {
    expect(around.filter((area) => !touching(land, area))).toEqual([]);
    expect(Object.keys(chart.seas).filter((sea) => touching(land, sea))).toEqual([]);
  }
});

test("the three crossings lead over water from coast to coast", () => {
  expect(chart.crossings.map(({ between }) => pair(...(between as [string, string]))).sort()).toEqual(
    expected.crossings.map(([a, b]) => pair(a!, b!)).sort(),
  );
  for (const { between, from, to } of europe.crossings) {
    const [a, b] = between;
    const beyond = (p: Point, q: Point, share: number): Point => [
      p[0] + (q[0] - p[0]) * share,
      p[1] + (q[1] - p[1]) * share,
    ];
    expect(touching(a, b)).toBe(false);
    expect([contains(a, beyond(from, to, -0.3)), contains(b, beyond(to, from, -0.3))]).toEqual([true, true]);
    const midway = beyond(from, to, 0.5);
    expect(Object.keys(chart.seas).some((sea) => contains(sea, midway))).toBe(true);
  }
});

test("where two areas that are no neighbours meet, it is in one point, and the chart says so", () => {
  const met = new Map<string, Set<string>>();
  for (const { ends, sides } of edges.values())
    for (const end of ends.map(at)) met.set(end, new Set([...(met.get(end) ?? []), ...sides]));
  const pinched = [...met].flatMap(([point, names]) => {
    const areas = [...names].filter((name) => name in chart.areas);
    return areas.flatMap((a, i) =>
      areas
        .slice(i + 1)
        .filter((b) => !touching(a, b))
        .map((b) => `${pair(a, b)} at ${point}`),
    );
  });
  expect(pinched.sort()).toEqual(
    europe.pinches.map(({ at: [x, y], between }) => `${pair(...between)} at ${x} ${y}`).sort(),
  );
});

test.each(Object.entries(europe.areas))("%s holds its city and its pieces", (area, { city, place, room }) => {
  expect(contains(area, city)).toBe(true);
  expect(contains(area, place)).toBe(true);
  expect(room).toBeGreaterThan(17); // a castle with a soldier on each side
  // The room is real: a circle of that size meets no border.
  const clear = Array.from({ length: 24 }, (_, i): Point => {
    const turn = (i / 24) * 2 * Math.PI;
    return [place[0] + room * 0.98 * Math.cos(turn), place[1] + room * 0.98 * Math.sin(turn)];
  });
  expect(clear.filter((point) => !contains(area, point))).toEqual([]);
});

test("the file is small enough to travel with the page", () => {
  const text = readFileSync(fileURLToPath(new URL("./chart.json", import.meta.url)));
  expect(text.length).toBeLessThan(60_000);
  expect(gzipSync(text).length).toBeLessThan(25_000);
});

test("an outline is drawn from the same curves as the lines on its rim", () => {
  const small = read({
    box: [0, 0, 10, 10],
    arcs: ["0 0 100 0 0 100", "100 100 -100 0 0 -100", "0 0 30 40 20 0 50 60"],
    areas: { north: { city: [8, 2], side: "n", place: [8, 2], room: 1, rings: [[0, ~2]] } },
    closed: {},
    seas: { south: { name: "", rings: [[1, 2]] } },
    outside: [],
    crossings: [],
    pinches: [],
  });
  expect(small.coasts).toBe("M0 0L1.5 2Q3 4 4 4Q5 4 7.5 7L10 10");
  expect(small.areas["north"].path).toBe("M0 0L5 0L10 0L10 5L10 10L7.5 7Q5 4 4 4Q3 4 1.5 2L0 0Z");
  expect([small.borders, small.soundings]).toEqual(["", ""]);
});

/** Names are ink; what they stand on is written in the component. */
test.each(["paper", "night"] as const)(
  "names keep 4.5:1 on seas and on owned areas in the theme %s",
  (theme) => {
    const sources = ["../../../look/tokens.css", "./Chart.svelte"].map((path) =>
      readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8"),
    );
    const colours = new Map(
      [...sources.join("").matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
        ([, name, light, dark]) => {
          const hex = theme === "paper" ? light! : dark!;
          return [name!, [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))];
        },
      ),
    );
    const share = Number(/--share: (\d+)%/.exec(sources[1]!)![1]) / 100;
    const over = (pigment: string) =>
      colours.get(pigment)!.map((c, i) => c * share + colours.get("land")![i]! * (1 - share));
    const luminance = (rgb: number[]) => {
      const [r, g, b] = rgb.map((c) =>
        c / 255 <= 0.04045 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const grounds = [
      ...Object.keys(chart.seas).map((sea) => [sea, colours.get(sea)!] as const),
      ...["lapis", "verdigris", "ochre", "madder", "umber"].map(
        (pigment) => [pigment, over(pigment)] as const,
      ),
      ["land", colours.get("land")!] as const,
    ];
    const ratios = grounds.map(([name, ground]) => {
      const [dark, light] = [luminance(colours.get("ink")!), luminance(ground)].sort((a, b) => a - b);
      return [name, (light! + 0.05) / (dark! + 0.05)] as const;
    });
    expect(ratios).toHaveLength(10);
    expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  },
);

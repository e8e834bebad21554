/** What the events tell besides the view: the rolls of a battle, the course of an auction, where points came from. */
import type { GameEvent } from "./types";

const ROLLS = [
  "infantry",
  "tank",
  "air",
  "automaton",
  "intercepted_tanks",
  "intercepted_airplanes",
  "paratrooper",
];
const ENDS = ["conquered", "repelled", "withdrew"];
const TOLD = [
  ...ROLLS,
  "landed",
  "towers_fell",
  "tank_lost",
  "tank_exploded",
  "declared_tanks",
  "declared_air",
];

const figure = (happening: GameEvent, name: string) => {
  const value = happening[name];
  return typeof value === "number" ? value : 0;
};

export type Face = "hit" | "miss" | "explosion";
export interface Roll {
  key: number;
  happening: GameEvent;
  who: number;
  faces: Face[];
}
export interface Battle {
  began: GameEvent;
  rolls: Roll[];
  end: GameEvent | null;
}

/** The faces of a roll. Of a tank only the explosions are told; the other dice do not matter. */
export function facesOf(happening: GameEvent): Face[] {
  const faces = (count: number, face: Face) => Array.from({ length: count }, () => face);
  if (happening.event === "paratrooper") {
    if (figure(happening, "hits")) return ["hit"];
    return [figure(happening, "explosions") ? "explosion" : "miss"];
  }
  return [
    ...faces(figure(happening, "hits"), "hit"),
    ...faces(figure(happening, "misses"), "miss"),
    ...faces(figure(happening, "explosions"), "explosion"),
  ];
}

/** The latest battle, roll by roll. Nothing if none is told of, or if the turn has ended since. */
export function latestBattle(events: readonly GameEvent[]): Battle | null {
  const start = events.findLastIndex(({ event }) => event === "attacked");
  if (start < 0) return null;
  const since = events.slice(start + 1);
  if (since.some(({ event }) => event === "ended" || event === "round")) return null;
  const last = since.findIndex(({ event }) => ENDS.includes(event));
  const fought = last < 0 ? since : since.slice(0, last);
  return {
    began: events[start]!,
    rolls: fought
      .map((happening, i) => ({ happening, key: start + 1 + i }))
      .filter(({ happening }) => TOLD.includes(happening.event))
      .map(({ happening, key }) => ({
        key,
        happening,
        who: figure(happening, "who"),
        faces: ROLLS.includes(happening.event) ? facesOf(happening) : [],
      })),
    end: last < 0 ? null : since[last]!,
  };
}

/** How many soldiers the attacker has lost: those who set out, less those who are left. */
export const attackersLost = ({ began }: Battle, left: number): number => figure(began, "soldiers") - left;

/** How many the defender has lost, by what was told of every roll; how many there were at first is not. */
export function defendersLost({ rolls }: Battle, seat: number): number {
  let sum = 0;
  for (const { happening, who } of rolls) {
    const { event } = happening;
    if (who !== seat && ["infantry", "tank", "air"].includes(event)) sum += figure(happening, "kills");
    if (who === seat && event === "infantry") sum += figure(happening, "losses");
    if (who === seat && event === "tank_exploded") sum += figure(happening, "soldiers");
  }
  return sum;
}

/** Whether nothing has happened since the latest battle ended but what follows from it. */
export function justEnded(events: readonly GameEvent[]): boolean {
  const last = events.findLastIndex(({ event }) => ENDS.includes(event));
  return last >= 0 && events.slice(last + 1).every(({ event }) => event === "won");
}

/** What became of each bidder in the auction that is on. */
export function deals(events: readonly GameEvent[]): Map<number, string | null> {
  const start = events.findLastIndex(({ event }) => event === "auction");
  const made = new Map<number, string | null>();
  for (const happening of events.slice(start + 1)) {
    if (happening.event === "bought") made.set(figure(happening, "who"), String(happening.card));
    if (happening.event === "passed") made.set(figure(happening, "who"), null);
  }
  return start < 0 ? new Map() : made;
}

export const LINES = ["leonardo", "workshop", "court", "crown", "cities", "wonders", "art"] as const;
export type Line = (typeof LINES)[number];
/** Each player's points by where they came from. */
export function scoreLines(events: readonly GameEvent[], players: number): Record<Line, number>[] {
  const sheet = Array.from(
    { length: players },
    () => Object.fromEntries(LINES.map((line) => [line, 0])) as Record<Line, number>,
  );
  for (const happening of events) {
    const row = sheet[figure(happening, "who")];
    if (!row) continue;
    if (happening.event === "wonder") row.wonders += figure(happening, "points");
    if (happening.event === "art") row.art += figure(happening, "points");
    if (happening.event === "scored")
      for (const line of ["leonardo", "workshop", "court", "crown", "cities"] as const)
        row[line] += figure(happening, line);
  }
  return sheet;
}

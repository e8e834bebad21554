/** What the events tell besides the view: the rolls of a battle, the course of an auction, where points came from. */
import { isOneOf } from "../../../core/choices";
import type { Card, GameEvent } from "./types";

type Named<Name extends GameEvent["event"]> = Extract<GameEvent, { event: Name }>;
const is =
  <Name extends GameEvent["event"]>(names: readonly Name[]) =>
  (one: GameEvent): one is Named<Name> =>
    isOneOf(names, one.event);

const ROLLS = [
  "infantry",
  "tank",
  "air",
  "automaton",
  "intercepted_tanks",
  "intercepted_airplanes",
  "paratrooper",
] as const;
const ENDS = ["conquered", "repelled", "withdrew"] as const;
const TOLD = [
  ...ROLLS,
  "landed",
  "towers_fell",
  "tank_lost",
  "tank_exploded",
  "declared_tanks",
  "declared_air",
] as const;
const isRoll = is(ROLLS);
const isEnd = is(ENDS);
const isTold = is(TOLD);

export type Face = "hit" | "miss" | "explosion";
export interface Roll {
  key: number;
  happening: Named<(typeof TOLD)[number]>;
  who: number;
  faces: Face[];
}
export interface Battle {
  began: Named<"attacked">;
  rolls: Roll[];
  end: Named<(typeof ENDS)[number]> | null;
}

/** The faces of a roll. Of a tank only the explosions are told; the other dice do not matter. */
export function facesOf(roll: Named<(typeof ROLLS)[number]>): Face[] {
  const faces = (count: number, face: Face) => Array.from({ length: count }, () => face);
  if (roll.event === "paratrooper") {
    if (roll.hits) return ["hit"];
    return [roll.explosions ? "explosion" : "miss"];
  }
  return [
    ...faces("hits" in roll ? roll.hits : 0, "hit"),
    ...faces("misses" in roll ? roll.misses : 0, "miss"),
    ...faces("explosions" in roll ? roll.explosions : 0, "explosion"),
  ];
}

/** The latest battle, roll by roll; null if no battle is told of, or if the turn has ended since. */
export function latestBattle(events: readonly GameEvent[]): Battle | null {
  const start = events.findLastIndex(({ event }) => event === "attacked");
  const began = events[start];
  if (began?.event !== "attacked") return null;
  const since = events.slice(start + 1);
  if (since.some(({ event }) => event === "ended" || event === "round")) return null;
  const end = since.find(isEnd) ?? null;
  const fought = end ? since.slice(0, since.indexOf(end)) : since;
  return {
    began,
    rolls: fought.flatMap((happening, i) =>
      isTold(happening)
        ? [
            {
              key: start + 1 + i,
              happening,
              who: "who" in happening ? happening.who : 0,
              faces: isRoll(happening) ? facesOf(happening) : [],
            },
          ]
        : [],
    ),
    end,
  };
}

/** How many soldiers the attacker has lost: those who set out, less those who are left. */
export const attackersLost = ({ began }: Battle, left: number): number => began.soldiers - left;

/** How many the defender has lost, by what was told of every roll; how many there were at first is not. */
export function defendersLost({ rolls }: Battle, seat: number): number {
  let sum = 0;
  for (const { happening, who } of rolls) {
    const { event } = happening;
    if (who !== seat && (event === "infantry" || event === "tank" || event === "air")) sum += happening.kills;
    if (who === seat && event === "infantry") sum += happening.losses;
    if (who === seat && event === "tank_exploded") sum += happening.soldiers;
  }
  return sum;
}

/** Whether nothing has happened since the latest battle ended but what follows from it. */
export function justEnded(events: readonly GameEvent[]): boolean {
  const last = events.findLastIndex(isEnd);
  return last >= 0 && events.slice(last + 1).every(({ event }) => event === "won");
}

/** What became of each bidder in the auction that is on. */
export function deals(events: readonly GameEvent[]): Map<number, Card | null> {
  const start = events.findLastIndex(({ event }) => event === "auction");
  const made = new Map<number, Card | null>();
  if (start < 0) return made;
  for (const happening of events.slice(start + 1)) {
    if (happening.event === "bought") made.set(happening.who, happening.card);
    if (happening.event === "passed") made.set(happening.who, null);
  }
  return made;
}

export const LINES = ["leonardo", "workshop", "court", "crown", "cities", "wonders", "art"] as const;
export type Line = (typeof LINES)[number];
/** Each player's points by where they came from. */
export function scoreLines(events: readonly GameEvent[], players: number): Record<Line, number>[] {
  const sheet = Array.from({ length: players }, () => ({
    leonardo: 0,
    workshop: 0,
    court: 0,
    crown: 0,
    cities: 0,
    wonders: 0,
    art: 0,
  }));
  for (const told of events) {
    const row = "who" in told ? sheet[told.who] : undefined;
    if (!row) continue;
    if (told.event === "wonder") row.wonders += told.points;
    if (told.event === "art") row.art += told.points;
    if (told.event === "scored")
      for (const line of ["leonardo", "workshop", "court", "crown", "cities"] as const)
        row[line] += told[line];
  }
  return sheet;
}

/** Identities for workers. The rules only count apprentices, but each needs a lasting key to travel on the board. */
import type { View } from "./types";

/** Workers' keys by `<seat> <post>`; a post is a place, "supply", or "pupils" for workers not hired yet. */
export type Crew = ReadonlyMap<string, readonly string[]>;

const PUPILS = "pupils"; // not the same as workers sent to the Academy
const post = (seat: number, where: string) => `${seat} ${where}`;
export const workersAt = (crew: Crew, seat: number, where: string) => crew.get(post(seat, where)) ?? [];
export const masterKey = (seat: number) => `master-${seat}`;

/** The same workers at the posts of a new view: workers that can stay do, the others fill the gaps. */
export function redeploy(before: Crew, view: View): Crew {
  const after = new Map<string, readonly string[]>();
  for (let seat = 0; seat < view.players; seat++) {
    const wanted: [string, number][] = [
      ["supply", view.supply[seat] ?? 0],
      [PUPILS, view.academy[seat] ?? 0],
      ...Object.entries(view.placed[seat] ?? {}),
    ];
    const free: string[] = [];
    for (const [where, count] of wanted) {
      const there = workersAt(before, seat, where);
      after.set(post(seat, where), there.slice(0, count));
      free.push(...there.slice(count));
    }
    let hired = [...before]
      .filter(([key]) => key.startsWith(`${seat} `))
      .reduce((n, [, keys]) => n + keys.length, 0);
    for (const [where, count] of wanted) {
      const there = [...workersAt(after, seat, where)];
      while (there.length < count) there.push(free.pop() ?? `worker-${seat}-${hired++}`);
      after.set(post(seat, where), there);
    }
  }
  return after;
}

/** The lines of the ladder: agents and levels of the house in one order, by rating. */
import type { Ladder, LadderLine } from "../../core/types";

export type LadderRow =
  | { level: string; points: number; uncertainty: number }
  | { level: null; agent: LadderLine; place: number | null };

/** Agents without a rating come last. A provisional rating has no place yet. */
export function ladderRows({ agents, levels }: Ladder): LadderRow[] {
  const rated = agents.filter(({ rating }) => rating !== null);
  const placed = rated.filter(({ rating }) => !rating?.provisional);
  const row = (agent: LadderLine): LadderRow => {
    const place = placed.indexOf(agent);
    return { level: null, agent, place: place < 0 ? null : place + 1 };
  };
  const points = (one: LadderRow) => (one.level !== null ? one.points : (one.agent.rating?.points ?? 0));
  const ordered = [...rated.map(row), ...levels].toSorted((a, b) => points(b) - points(a));
  return [...ordered, ...agents.filter(({ rating }) => rating === null).map(row)];
}

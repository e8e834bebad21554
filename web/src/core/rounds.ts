/** Games go in turns, in rounds, or in both: what a game counts, and where a view of it tells the number. */

export type Unit = "turn" | "round";

interface Counted {
  unit: Unit;
  field: string;
}

const COUNTED: Record<string, Counted> = {
  leonardo: { unit: "turn", field: "turn" },
  magnifico: { unit: "round", field: "round_number" },
  atelier: { unit: "round", field: "round_number" },
  omnia: { unit: "round", field: "this_round" },
};

/** What a game counts, as the words call it. */
export const unitOf = (game: string): Unit => COUNTED[game]?.unit ?? "turn";

/** In which of them a view is; 0 before the first. */
export function roundOf(game: string, view: Record<string, unknown>): number {
  const round = view[COUNTED[game]?.field ?? "turn"];
  return typeof round === "number" ? round : 0;
}

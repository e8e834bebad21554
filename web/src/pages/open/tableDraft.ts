/** The contents of the form that opens a table. */
import type { GameInfo, Level, TableRequest, Pace, SeatPlan } from "../../core/types";

export interface Draft extends Required<Omit<TableRequest, "game" | "options">> {
  options: Record<string, string>;
  variants: string[];
}

const PACES: Record<Pace["kind"], Pace> = {
  unhurried: { kind: "unhurried" },
  live: { kind: "live", bank: 600, increment: 20 },
  correspondence: { kind: "correspondence", hours: 24 },
};
export const PACE_KINDS = Object.keys(PACES) as Pace["kind"][];
export const paceOf = (kind: Pace["kind"]): Pace => ({ ...PACES[kind] });

/** With friends: one own seat and two open ones. On this device: two own seats. */
export function newDraft(game: GameInfo, { here = false, everybody = false } = {}): Draft {
  const wanted: SeatPlan[] = here ? [mine(), mine()] : [mine(), open(), open()];
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  while (wanted.length < least) wanted.push(here ? mine() : open());
  return {
    seats: wanted.slice(0, most),
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ""])),
    variants: [],
    public: everybody,
    pace: paceOf("unhurried"),
    patience: here ? null : 120, // nobody is away who shares a screen
    stand_in: "apprentice",
    on_time: "bot",
    friendly: true,
    hints: true,
    rated: false,
    broadcast: "turn",
  };
}

export const mine = (): SeatPlan => ({ kind: "mine" });
export const open = (): SeatPlan => ({ kind: "open" });
export const bot = (level: Level = "apprentice"): SeatPlan => ({ kind: "bot", level });

/** The request to the server, where variants are one of the game's options. A rated table has no hints. */
export function openingOf(game: string, { options, variants, ...rest }: Draft): TableRequest {
  const strict: Partial<Draft> = rest.rated ? { hints: false, on_time: "loss" } : {};
  return { ...rest, ...strict, game, options: variants.length ? { ...options, variants } : options };
}

/** What happens next with these seats, as part of a message key. */
export function outlook({ seats, public: everybody }: Draft): "begins" | "watch" | "link" | "lobby" {
  if (seats.some(({ kind }) => kind === "open")) return everybody ? "lobby" : "link";
  return seats.some(({ kind }) => kind === "mine") ? "begins" : "watch";
}

/** The values of an option in the order to show: numbers by size, others as the game lists them. */
export function inOrder(values: readonly string[]): readonly string[] {
  return values.every((value) => /^\d+$/.test(value))
    ? values.toSorted((a, b) => Number(a) - Number(b))
    : values;
}

/** Tables as shown in lists. */
import { Problem } from "./problem";
import type { Card, Level, Pace } from "./types";

export interface ListedSeat {
  /** Empty where nobody sits yet. */
  name: string;
  emblem: string;
  level: Level | null;
}

export interface Listed {
  id: string;
  game: string;
  status: Card["status"];
  /** In milliseconds since 1970. */
  created: number;
  /** Whether the game waits for the viewer. */
  awaited: boolean;
  options: Record<string, string | string[]>;
  pace: Pace;
  seats: ListedSeat[];
  winners: number[] | null;
}

/** The server stores this summary as JSON and does not type it. This is its shape. */
export function listed({ id, game, status, created, awaited, card }: Card): Listed {
  if (!Array.isArray(card.seats)) throw new Problem("broken", "A table came without seats.");
  return {
    ...(card as unknown as Pick<Listed, "options" | "pace" | "seats" | "winners">),
    id,
    game,
    status,
    created,
    awaited,
  };
}

/** Tables that wait for the viewer come first; otherwise the order stays. */
export const awaitedFirst = (tables: readonly Listed[]): Listed[] =>
  [...tables].sort((a, b) => Number(b.awaited) - Number(a.awaited));

export const isOpen = (seat: ListedSeat): boolean => seat.name === "" && seat.level === null;

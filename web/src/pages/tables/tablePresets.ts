/** Tables that are opened without a form. */
import type { Opponents } from "../../core/preferences";
import { assetsOf } from "../../games";
import type { GameInfo, TableRequest, SeatPlan } from "../../core/types";

/** One person against bots. `luck`, from 0 to 1, picks the person's seat; seats are not equal. */
export function againstBots(game: string, { count, level }: Opponents, luck: number): TableRequest {
  const seats = Array.from({ length: count }, (): SeatPlan => ({ kind: "bot", level }));
  seats.splice(Math.floor(luck * (count + 1)), 0, { kind: "mine" });
  return { game, seats };
}

/** The guided first game: as few players as possible, the weakest bots, the simplest options. */
export function firstLesson(
  { slug, players, options }: GameInfo,
  plainest = assetsOf(slug).firstGame,
): TableRequest {
  const bots = Array.from({ length: Math.min(...players) - 1 }, (): SeatPlan => ({
    kind: "bot",
    level: "garzone",
  }));
  const plain = options.map(({ name, values }) => [name, plainest?.[name] ?? values[0] ?? ""] as const);
  return { game: slug, seats: [{ kind: "mine" }, ...bots], options: Object.fromEntries(plain) };
}

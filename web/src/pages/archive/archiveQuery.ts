/** The address of the archive page names what is looked for, so that a search can be shared and found again. */
import type { ArchiveQuery } from "../../core/types";

/** The fields of the form, as texts. */
export interface Search {
  player: string;
  result: string;
  game: string;
  players: string;
  rated: string;
  /** Days, as 2026-05-17. */
  from: string;
  to: string;
  shortest: string;
  longest: string;
  /** Games of the ladder of agents: "only" or "with"; otherwise, without a player, they are left out. */
  agents: string;
}
const NOTHING: Search = {
  player: "",
  result: "",
  game: "",
  players: "",
  rated: "",
  from: "",
  to: "",
  shortest: "",
  longest: "",
  agents: "",
};
const FIELDS = Object.keys(NOTHING) as (keyof Search)[];

export const searchOf = (query: URLSearchParams): Search =>
  Object.fromEntries(FIELDS.map((name) => [name, query.get(name)?.trim() ?? ""])) as unknown as Search;

/** The address of a search, without what is left open. */
export function archiveAddress(search: Search): string {
  const said = FIELDS.map((name) => [name, search[name].trim()]).filter(([, value]) => value !== "");
  return said.length ? `/archive?${new URLSearchParams(said)}` : "/archive";
}

/** What the server is asked. Days are those of this browser's time zone, the last one included. */
export function archiveQuery(search: Search): ArchiveQuery {
  const { player, result, game, rated, agents } = search;
  const query: ArchiveQuery = {};
  if (agents === "only" || (agents === "" && !player)) query.agents = agents === "only";
  if (player) query.player = player;
  if (player && (result === "won" || result === "lost")) query.result = result;
  if (game) query.game = game;
  if (rated === "rated" || rated === "casual") query.rated = rated === "rated";
  for (const name of ["players", "shortest", "longest"] as const) {
    const value = Number(search[name]);
    if (search[name] !== "" && Number.isInteger(value) && value >= 0) query[name] = value;
  }
  const [since, until] = [midnight(search.from, 0), midnight(search.to, 1)];
  if (since !== null) query.since = since;
  if (until !== null) query.until = until;
  return query;
}

/** Midnight at the beginning of a day, or of one after it. */
function midnight(day: string, later: number): number | null {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return Math.max(0, new Date(year, month - 1, date + later).getTime());
}

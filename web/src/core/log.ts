/** The log of a table for one viewer. Its entries are numbered without gaps. */
import type { Snapshot, ShownEntry } from "./types";

export type Log = readonly ShownEntry[];

export function lastNumber(log: Log): number {
  return log.at(-1)?.number ?? 0;
}

/**
 * The log after a snapshot for the same viewer: new entries are added, known ones replaced, none appears twice.
 * A snapshot that starts over replaces what does not adjoin it. Null if it continues from entries we do not have.
 */
export function joined(log: Log, { since, told }: Pick<Snapshot, "since" | "told">): Log | null {
  const first = since === null ? (told[0]?.number ?? 1) : since + 1;
  const kept = log.filter((entry) => entry.number < first);
  if (lastNumber(kept) === first - 1) return [...marked(kept, told), ...told];
  return since === null ? told : null;
}

/** The log with one more entry. */
export function appended(log: Log, entry: ShownEntry): Log {
  return [...marked(log, [entry]), entry];
}

/** Moves that later entries take back stay in the log, marked. */
function marked(log: Log, later: Log): Log {
  const back = new Set(later.flatMap((entry) => entry.takes_back));
  return back.size === 0
    ? log
    : log.map((old) => (back.has(old.number) ? { ...old, taken_back: true } : old));
}

/**
 * The entries since a seat's last move, without those taken back. Empty for spectators. A move set in advance does not
 * count: its person was perhaps not there.
 */
export function sinceLastTurn(log: Log, seat: number | null): Log {
  if (seat === null) return [];
  const own = log.findLastIndex(
    (entry) =>
      entry.kind === "moved" && entry.seat === seat && !entry.by_bot && !entry.premove && !entry.taken_back,
  );
  return log.slice(own + 1).filter((entry) => !entry.taken_back);
}

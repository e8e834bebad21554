/**
 * Follows the broadcast of a table: one JSON object per line, over plain HTTP. It only reads. After a lost connection it
 * starts over: a snapshot and everything that may be shown come first.
 */
import { appended, type Log } from "../core/log";
import { Problem } from "../core/problem";
import type { About, BroadcastLine, BroadcastRow, ProblemAnswer, TableState } from "../core/types";

export type BroadcastStatus = "connecting" | "live" | "lost" | "over" | "refused";

export interface BroadcastState {
  readonly status: BroadcastStatus;
  /** Why there is no broadcast. */
  readonly problem: Problem | null;
  readonly about: About | null;
  readonly table: TableState | null;
  readonly log: Log;
  /** What the public may think of the positions, in order. */
  readonly rows: readonly BroadcastRow[];
  readonly delay: About["broadcast"];
  /** Positions that may be shown and are still being looked at. */
  readonly missing: number;
  readonly watchers: number;
}

const EMPTY: BroadcastState = {
  status: "connecting",
  problem: null,
  about: null,
  table: null,
  log: [],
  rows: [],
  delay: "off",
  missing: 0,
  watchers: 0,
};

/** In milliseconds. */
const [SHORTEST, LONGEST] = [1_000, 20_000];
/** Answers after which another attempt is useless. */
const FINAL = [400, 401, 403, 404, 409, 422];

/** Rows with newer ones in their places, in order. */
export function merged(
  rows: readonly BroadcastRow[],
  news: readonly BroadcastRow[],
): readonly BroadcastRow[] {
  const found = new Map([...rows, ...news].map((row) => [row.number, row]));
  return [...found.values()].toSorted((a, b) => a.number - b.number);
}

/** The state after a line. */
export function heard(now: BroadcastState, line: BroadcastLine): BroadcastState {
  switch (line.type) {
    case "snapshot":
      return { ...now, status: "live", about: line.about, table: line.table, log: line.told };
    case "told":
      return { ...now, table: line.table, log: appended(now.log, line.told) };
    case "broadcast":
      return { ...now, delay: line.delay, rows: line.rows };
    case "assessed":
      return { ...now, rows: merged(now.rows, line.rows), missing: line.missing };
    case "presence":
      return { ...now, watchers: line.watchers };
    default:
      return now;
  }
}

/** The lines of an answer, as they come. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter(Boolean);
  }
}

export class BroadcastClient {
  state: BroadcastState = EMPTY;
  readonly #subscribers = new Set<(state: BroadcastState) => void>();
  #stop: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Without `credentials` nobody is logged in: an embedded board uses none. */
  constructor(
    readonly id: string,
    private readonly credentials: RequestCredentials = "same-origin",
  ) {}

  subscribe(subscriber: (state: BroadcastState) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.state);
    return () => this.#subscribers.delete(subscriber);
  }

  connect(): void {
    this.disconnect();
    const stop = (this.#stop = new AbortController());
    void this.#follow(stop).catch(() => this.#lost(stop));
  }

  disconnect(): void {
    clearTimeout(this.#timer);
    this.#stop?.abort();
    this.#stop = null;
  }

  async #follow(stop: AbortController): Promise<void> {
    const address = `/api/tables/${encodeURIComponent(this.id)}/broadcast`;
    const response = await fetch(address, { credentials: this.credentials, signal: stop.signal });
    if (!response.ok || !response.body) return this.#refused(response, stop);
    for await (const line of linesOf(response.body)) {
      if (stop.signal.aborted) return;
      this.#failures = 0;
      this.#set(heard(this.state, JSON.parse(line) as BroadcastLine));
    }
    if (this.state.table && ["finished", "closed"].includes(this.state.table.status))
      this.#set({ ...this.state, status: "over" });
    else this.#lost(stop);
  }

  async #refused(response: Response, stop: AbortController): Promise<void> {
    if (!FINAL.includes(response.status)) return this.#lost(stop);
    const said = (await response.json().catch(() => null)) as Partial<ProblemAnswer> | null;
    const { error = "broken", message = `The server answered ${response.status}.` } = said ?? {};
    this.#set({ ...this.state, status: "refused", problem: new Problem(error, message) });
  }

  #lost(stop: AbortController): void {
    if (stop.signal.aborted) return;
    this.#set({ ...this.state, status: "lost" });
    this.#timer = setTimeout(() => this.connect(), Math.min(LONGEST, SHORTEST * 2 ** this.#failures++));
  }

  #set(state: BroadcastState): void {
    this.state = state;
    for (const subscriber of [...this.#subscribers]) subscriber(state);
  }
}

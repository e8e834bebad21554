/**
 * What the others did is played on the board, one step after the other, and earlier positions can be looked at again.
 *
 * Nothing waits for it: the client is always at the present, only the board may lag behind. The viewer's own moves, a
 * press on the board or a key bring it to the present at once.
 */
import { lastNumber, type Log } from "../core/log";
import { notices } from "../core/notices";
import type { ClientState, Position, TableClient } from "../core/tableClient";
import type { ShownEntry } from "../core/types";
import { beat } from "../look/motion";

/** Milliseconds in which any number of steps is played: the more there are, the faster they follow each other. */
const LONGEST = 10_000;

/** Whether an entry changed the position in a way that the log tells. */
export const isStep = ({ kind, events }: ShownEntry): boolean =>
  kind === "began" || kind === "undone" || (kind === "moved" && events.length > 0);

export class Playback {
  /** The entry whose position is on the board; null at the present. */
  at = $state.raw<number | null>(null);
  /** The position on the board; null at the present. */
  position = $state.raw<Position | null>(null);
  /** Whether it goes on by itself. */
  playing = $state(false);

  readonly #client: TableClient;
  #log: Log = [];
  #interval = 0; // milliseconds from one step to the next; it only shrinks while it plays
  #free = 0; // the time from which the next step may be shown
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // for positions; only the last answer counts

  constructor(client: TableClient) {
    this.#client = client;
    this.#log = client.state.log;
  }

  // ---- what the viewer does

  /** Shows the position that an entry made, until the viewer goes on. */
  async show(number: number): Promise<void> {
    this.#pause();
    await this.#turnTo(number);
  }

  /** One step on or back. */
  async step(by: 1 | -1): Promise<void> {
    this.#pause();
    const here = this.at ?? lastNumber(this.#log);
    const next = by > 0 ? this.#after(here)[0] : this.#steps.filter(({ number }) => number < here).at(-1);
    if (next && next.number !== this.#last) await this.#turnTo(next.number);
    else if (by > 0) this.now();
  }

  /** Plays everything again from an entry on; without motion it shows the first step and waits. */
  async playFrom(number: number): Promise<void> {
    if (!beat()) return this.show(number);
    this.#pause();
    this.playing = true;
    this.#interval = beat();
    await this.#turnTo(number);
    if (this.playing) this.#schedule(beat());
  }

  /** To the present. */
  now(): void {
    this.#pause();
    this.#asked += 1;
    this.at = this.position = null;
  }

  // ---- what happens at the table

  /** Called with every new state of the table. */
  follow({ log, seat, own, table }: ClientState, before: ClientState): void {
    const old = this.#log;
    this.#log = log;
    if (log === old) return;
    const shown = lastNumber(old);
    const news = log.filter(({ number }) => number > shown);
    const ours = news.some((entry) => entry.seat !== null && own.includes(entry.seat) && !entry.by_bot);
    const lost = seat !== before.seat || news.length === 0 || !this.#client.knownPosition(news[0]!.number);
    if (lost || ours || own.length > 1 || !table?.view || !beat()) {
      if (seat !== before.seat || ours || this.playing) this.now();
      return;
    }
    if (this.at !== null || !news.some(isStep)) return; // it is being played, or the viewer looks at the past
    const now = performance.now();
    const position = this.#client.knownPosition(shown);
    if (now >= this.#free || !position) {
      this.#free = now + beat();
      return;
    }
    [this.at, this.position, this.playing] = [shown, position, true];
    this.#interval = beat();
    this.#schedule(this.#free - now);
  }

  /** Ends all that is scheduled. */
  stop(): void {
    this.#pause();
  }

  get #steps(): ShownEntry[] {
    return this.#log.filter((entry) => isStep(entry) && !entry.taken_back);
  }
  get #last(): number {
    return this.#steps.at(-1)?.number ?? 0;
  }
  #after(number: number): ShownEntry[] {
    return this.#steps.filter((entry) => entry.number > number);
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(), Math.max(0, wait));
  }

  async #advance(): Promise<void> {
    const next = this.at === null ? undefined : this.#after(this.at)[0];
    this.#free = performance.now() + beat();
    if (!next || next.number === this.#last) return this.now();
    await this.#turnTo(next.number);
    this.#interval = Math.min(this.#interval, LONGEST / this.#after(next.number).length);
    if (this.playing) this.#schedule(this.#interval);
  }

  async #turnTo(number: number): Promise<void> {
    const asked = ++this.#asked;
    try {
      const position = this.#client.knownPosition(number) ?? (await this.#client.positionAfter(number));
      if (asked !== this.#asked) return; // the viewer went on meanwhile
      if (!position) return this.now();
      this.at = number;
      // Nothing is asked of anybody in the past.
      this.position = { ...position, view: { ...position.view, asked: false } };
    } catch (problem) {
      if (asked === this.#asked) this.now();
      notices.problem(problem);
    }
  }
}

/**
 * A game at a table at home. The server has the rules; this keeps everything in the browser before it is sent, sends one
 * entry after the other, and says what became of it.
 */
import * as api from "../../core/api";
import type { Language } from "../../core/messages";
import { Problem } from "../../core/problem";
import type { HomeEntry, HomeHint, HomeState, HomeVocabulary } from "../../core/types";
import { ended, handedTo, paused, resumed, shownAt, type KeptClocks } from "./clocks";
import { forgetGame, keepGame, keepWords, keptGame, keptWords, type Stop, type Unsent } from "./keptGame";
import { isTold, nextStep } from "./outbox";

type WhatHappened = HomeEntry["entry"];

/** Codes after which the same request can succeed later. */
const LATER = ["unreachable", "broken", "busy", "too_many", "internal"];

export class CompanionModel {
  state = $state.raw<HomeState>()!;
  unsent = $state.raw<readonly Unsent[]>([]);
  /** Why what waits is not sent, although the server can be reached. */
  stopped = $state.raw<Stop | null>(null);
  /** Why the last entry was refused. Nothing has changed. */
  refusal = $state.raw<Stop | null>(null);
  hint = $state.raw<HomeHint | null>(null);
  words = $state.raw<HomeVocabulary | null>(null);
  clocks = $state.raw<KeptClocks>()!;
  hints = $state(false);
  lost = $state(false);
  busy = $state(false);
  /** Whether the browser keeps the game. */
  kept = $state(true);
  /** The seat whose entries are made, if several are to act or nobody knows who is. */
  #chosen = $state<number | null>(null);
  #language: Language;
  #sending: Promise<void> | null = null;
  /** Nobody has to wait for the words: until they are there, only what is listed can be entered. */
  loadingWords: Promise<void> = Promise.resolve();

  private constructor(state: HomeState, language: Language) {
    this.#language = language;
    this.state = state;
    this.clocks = { spent: state.clocks, counting: state.waiting, at: Date.now() };
  }

  /** The game as this browser keeps it or, if it does not, from the server. Rejects with a Problem. */
  static async open(id: string, language: Language): Promise<CompanionModel> {
    const kept = keptGame(id);
    const model = new CompanionModel(kept?.state ?? (await api.homeGame(id, language)), language);
    if (kept) {
      const { unsent, stopped, clocks, hints } = kept;
      Object.assign(model, { unsent, stopped, clocks, hints });
      await model.refresh();
    }
    model.words = keptWords(id)?.words ?? null;
    model.#keep();
    model.loadingWords = model.#loadWords();
    return model;
  }

  get id(): string {
    return this.state.id;
  }

  /** Whether the lists of the server are for this moment: nothing waits, so nothing has happened since. */
  readonly current = $derived(this.unsent.length === 0);

  readonly actor: number = $derived.by(() => {
    const { waiting } = this.state;
    if (this.#chosen !== null && (!this.current || waiting.includes(this.#chosen))) return this.#chosen;
    return waiting[0] ?? this.clocks.counting[0] ?? 0;
  });

  choose(seat: number): void {
    this.#chosen = seat;
    if (!this.current) this.#count([seat]);
  }

  // ---- entering

  async enter(entry: WhatHappened, text: string): Promise<void> {
    this.refusal = null;
    this.hint = null;
    const id = crypto.randomUUID();
    const live = this.current || this.stopped !== null;
    const item: Unsent = { id, entry, text, version: this.current ? this.state.version : null };
    // While something has stopped the others, what is entered now comes before them.
    this.unsent = this.stopped && !this.lost ? [item, ...this.unsent] : [...this.unsent, item];
    this.#keep();
    await this.#send(live ? id : null);
  }

  /** Remembers something that is entered later, when there is a connection. */
  note(text: string): void {
    this.unsent = [...this.unsent, { id: crypto.randomUUID(), entry: null, text, version: null }];
    this.#keep();
  }

  drop(id: string): void {
    const first = this.unsent[0]?.id === id;
    this.unsent = this.unsent.filter((one) => one.id !== id);
    if (first || !this.unsent.length) this.stopped = null;
    this.#keep();
    void this.#send();
  }

  /** Sends what waits, also to a table that has changed meanwhile. */
  async goOn(): Promise<void> {
    this.stopped = null;
    this.unsent = this.unsent.map((one) => ({ ...one, version: null }));
    this.#keep();
    await this.#send();
  }

  /** Looks whether the server can be reached and another phone has entered something, and sends what waits. */
  async look(): Promise<void> {
    if (this.#sending) return;
    try {
      const version = await api.homeVersion(this.id);
      const back = this.lost;
      this.lost = false;
      if (version !== this.state.version && (this.current || this.stopped)) await this.refresh();
      else if (back || !this.current) await this.#send();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Asks for the state. */
  async refresh(language: Language = this.#language): Promise<void> {
    this.#language = language;
    try {
      this.#arrived(await api.homeGame(this.id, language), true);
      this.lost = false;
      await this.#loadWords();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** One after the other, until all are sent or one is refused. `live`: somebody waits for this one. */
  #send(live: string | null = null): Promise<void> {
    this.#sending ??= this.#sendAll(live).finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(live: string | null): Promise<void> {
    this.busy = true;
    try {
      for (let item = this.unsent[0]; item && (!this.stopped || item.id === live); item = this.unsent[0])
        if (!(await this.#sendOne(item, item.id === live))) break;
    } finally {
      this.busy = false;
    }
  }

  /** Returns whether the next can be sent. */
  async #sendOne(item: Unsent, live: boolean): Promise<boolean> {
    const step = live && item.entry ? sendNow(item, this.state) : nextStep(item, this.state);
    if (step.do === "stop") return this.#stop({ why: step.why });
    if (step.do === "skip" || item.entry === null) return this.#done(item);
    const clocks = shownAt(this.clocks, Date.now());
    const body = { id: item.id, version: step.version, entry: item.entry, clocks };
    try {
      const state = await api.enterAtHome(this.id, body, this.#language);
      this.lost = false;
      this.#arrived(state, false);
      return this.#done(item);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (LATER.includes(error.code)) return this.#failed(error);
      if (error.code === "changed") await this.refresh();
      else if (!live && item.entry.kind === "event" && isTold(item.entry.event, this.state.told))
        return this.#done(item); // it was known already, and the question is about something else
      const { clause = null } = error.more;
      const stop = { why: error.code, clause, sentence: error.sentence };
      if (!live) return this.#stop(stop);
      this.refusal = stop; // nothing has changed: the person chooses again
      return this.#done(item);
    }
  }

  #done(item: Unsent): boolean {
    this.unsent = this.unsent.filter(({ id }) => id !== item.id);
    if (!this.unsent.length) this.stopped = null;
    this.#keep();
    return true;
  }

  #stop(stop: Stop): false {
    this.stopped = stop;
    this.#keep();
    return false;
  }

  #failed(error: unknown): false {
    if (!(error instanceof Problem)) throw error;
    if (!LATER.includes(error.code)) {
      this.refusal = { why: error.code, clause: error.more.clause ?? null, sentence: error.sentence };
      return false;
    }
    this.lost = true;
    return false;
  }

  #arrived(state: HomeState, fromOthers: boolean): void {
    if (state.version < this.state.version) return; // an answer that was on its way for longer
    const others = fromOthers && state.version !== this.state.version;
    this.state = state;
    if (others) {
      const at = this.clocks.at === null ? null : Date.now(); // what this phone has counted meanwhile is not added
      this.clocks = { ...this.clocks, spent: state.clocks, at };
    }
    this.#chosen = null;
    if (state.over) this.clocks = ended(this.clocks, Date.now());
    else this.#count(state.waiting);
  }

  // ---- clocks, hints, words

  #count(seats: readonly number[]): void {
    this.clocks = handedTo(this.clocks, seats, Date.now());
    this.#keep();
  }

  pause(): void {
    const now = Date.now();
    this.clocks = this.clocks.at === null ? resumed(this.clocks, now) : paused(this.clocks, now);
    this.#keep();
  }

  wantHints(wanted: boolean): void {
    this.hints = wanted;
    this.hint = null;
    this.#keep();
  }

  async askHint(): Promise<void> {
    this.refusal = null;
    this.busy = true;
    try {
      this.hint = await api.homeHint(this.id, this.#language);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.busy = false;
    }
  }

  async #loadWords(): Promise<void> {
    const [language, kept] = [this.#language, keptWords(this.id)];
    if (kept?.language === language) return;
    try {
      const words = await api.homeVocabulary(this.id, language);
      keepWords(this.id, { language, words });
      this.words = words;
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // those of another language stay
    }
  }

  // ---- the end

  /** Puts the game into the archive, or takes it out. */
  async archive(wanted: boolean): Promise<void> {
    this.busy = true;
    try {
      await (wanted ? api.publishHomeGame(this.id) : api.withdrawHomeGame(this.id));
      await this.refresh();
    } catch (error) {
      this.#failed(error);
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    forgetGame(this.id);
    this.#forgotten = true;
  }
  #forgotten = false;

  #keep(): void {
    if (this.#forgotten) return;
    const { state, unsent, stopped, clocks, hints } = this;
    this.kept = keepGame({ state, unsent, stopped, clocks, hints, used: Date.now() });
  }
}

/** Somebody waits for this one: the server decides at once. */
const sendNow = (item: Unsent, state: HomeState) =>
  ({ do: "send", version: item.version ?? state.version }) as const;

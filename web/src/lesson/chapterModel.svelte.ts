/**
 * A chapter being played. The server says where the learner is after the moves so far; this shows it bit by bit: the
 * moves of others one after the other, the notes one by one, then the question.
 */
import * as api from "../core/api";
import { finishChapter, keepLessonPlace, lessonPlace } from "../core/preferences";
import { Problem } from "../core/problem";
import type { Choice, Prompt } from "../core/choices";
import type { LessonProgress, Thing } from "../core/types";
import { ThingsOfPosition } from "../table/things";

type Frame = LessonProgress["frames"][number];

/** What the learner is shown besides the board. */
export type Showing =
  | { kind: "moves" }
  | { kind: "note" | "question"; key: string; spotlight: readonly string[]; step: number }
  | { kind: "answer"; key: string | null; step: number }
  | { kind: "done" };

export class ChapterModel {
  now = $state.raw<LessonProgress>()!;
  moves = $state.raw<readonly number[]>([]);
  /** How many notes since the last move have been read. */
  read = $state(0);
  /** The index of the frame on the board. */
  index = $state(0);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly frame: Frame = $derived(this.now.frames[Math.min(this.index, this.now.frames.length - 1)]!);
  readonly prompt = $derived(this.frame.prompt as Prompt);
  /** Everything that has happened in the chapter. */
  readonly events = $derived([
    ...this.now.earlier,
    ...this.now.frames.slice(0, this.index + 1).flatMap(({ events }) => events),
  ]);
  /** The frame to stop at: that of the next note, or the last one. */
  readonly #stop = $derived(this.now.notes[this.read]?.frame ?? this.now.frames.length - 1);

  readonly showing: Showing = $derived.by(() => {
    const { notes, question, answer } = this.now;
    const note = notes[this.read];
    if (this.index < this.#stop) return { kind: "moves" };
    if (note) return { kind: "note", ...note };
    if (question) return { kind: "question", ...question };
    return answer ? { kind: "answer", ...answer } : { kind: "done" };
  });
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.showing.kind === "question" || this.showing.kind === "answer" ? this.now.choices : [],
  );
  /** The moves that are asked for. */
  readonly wanted: readonly number[] = $derived.by(() =>
    this.showing.kind === "question" ? (this.now.question?.moves ?? []) : [],
  );
  readonly canGoBack = $derived(this.read > 0 || this.moves.length > 0);

  private constructor(
    readonly game: string,
    readonly chapter: string,
    /** Milliseconds that a move of another player stays on the board before the next. */
    readonly pause: () => number,
  ) {}

  /** Begins a chapter, or goes on where it was left. */
  static async open(game: string, chapter: string, pause: () => number): Promise<ChapterModel> {
    const model = new ChapterModel(game, chapter, pause);
    const { moves, read } = lessonPlace(game, chapter) ?? { moves: [], read: 0 };
    try {
      model.#show(await api.lessonProgress(game, chapter, moves), moves, read, false);
    } catch (problem) {
      // The chapter has changed since, and these moves do not fit any more.
      if (!(problem instanceof Problem) || !moves.length || problem.code === "unreachable") throw problem;
      model.#show(await api.lessonProgress(game, chapter, []), [], 0, false);
    }
    return model;
  }

  #show(now: LessonProgress, moves: readonly number[], read: number, play: boolean): void {
    this.now = now;
    this.moves = moves;
    this.read = Math.min(read, now.notes.length);
    this.index = play ? 0 : this.#stop;
    this.#settle();
  }

  /** Keeps the place, and plays the moves of others up to the next text. */
  #settle(): void {
    clearTimeout(this.#timer);
    if (this.index < this.#stop) {
      this.#timer = setTimeout(() => {
        this.index += 1;
        this.#settle();
      }, this.pause());
      return;
    }
    if (this.showing.kind === "done") finishChapter(this.game, this.chapter);
    else keepLessonPlace(this.game, this.chapter, { moves: [...this.moves], read: this.read });
  }

  async #go(moves: readonly number[], read: number, play: boolean): Promise<void> {
    this.busy = true;
    try {
      this.#show(await api.lessonProgress(this.game, this.chapter, moves), moves, read, play);
    } finally {
      this.busy = false;
    }
  }

  play(move: number): Promise<void> {
    return this.#go([...this.moves, move], 0, true);
  }

  /** Shows the next text at once, or goes on after a note. */
  next(): void {
    if (this.showing.kind === "note") {
      this.read += 1;
      if (this.index < this.#stop) this.index += 1; // the note has told what this frame shows
    } else if (this.showing.kind === "moves") this.index = this.#stop;
    this.#settle();
  }

  /** To the text before this one: a note, or the question before the last move. */
  async back(): Promise<void> {
    if (this.read > 0 && this.showing.kind !== "answer") {
      this.read -= 1;
      this.index = this.#stop;
      this.#settle();
    } else if (this.moves.length) {
      await this.#go(this.moves.slice(0, -1), Infinity, false);
    }
  }

  again(): Promise<void> {
    return this.#go([], 0, false);
  }

  /** Why a move is illegal: the clause. */
  async why(move: string): Promise<string | undefined> {
    try {
      await api.lessonProgress(this.game, this.chapter, [...this.moves, move]);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return problem.more.clause ?? undefined;
    }
    return undefined;
  }

  readonly #things = new ThingsOfPosition();

  /** What everything on the board is. */
  things(): Promise<Record<string, Thing>> {
    const { moves } = this;
    return this.#things.at(moves, () => api.lessonThings(this.game, this.chapter, moves));
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

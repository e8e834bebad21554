/**
 * A puzzle being solved. The server says where the solver is after the moves so far; this plays the moves that follow
 * one after the other.
 */
import * as api from "../core/api";
import { Problem } from "../core/problem";
import type { Choice, Prompt } from "../core/choices";
import type { PuzzleInfo, PuzzleProgress, Thing } from "../core/types";
import { ThingsOfPosition } from "../table/things";

type Frame = PuzzleProgress["frames"][number];

export class PuzzleModel {
  now = $state.raw<PuzzleProgress>()!;
  moves = $state.raw<readonly number[]>([]);
  /** The index of the frame on the board. */
  index = $state(0);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly frame: Frame = $derived(this.now.frames[Math.min(this.index, this.now.frames.length - 1)]!);
  readonly prompt = $derived(this.frame.prompt as Prompt);
  readonly events = $derived(this.now.frames.slice(0, this.index + 1).flatMap(({ events }) => events));
  /** Whether moves are still being played on the board. */
  readonly moving = $derived(this.index < this.now.frames.length - 1);
  readonly asked = $derived(this.now.status === "asked" && !this.moving);
  readonly choices: readonly Choice[] = $derived(this.asked ? this.now.choices : []);

  private constructor(
    readonly info: PuzzleInfo,
    /** Milliseconds that a move stays on the board before the next. */
    readonly pause: () => number,
  ) {}

  static async open(game: string, id: string, pause: () => number): Promise<PuzzleModel> {
    const model = new PuzzleModel(await api.puzzle(game, id), pause);
    model.now = await api.puzzleProgress(game, id, []);
    model.index = model.now.frames.length - 1;
    return model;
  }

  #show(now: PuzzleProgress, moves: readonly number[], play: boolean): void {
    this.now = now;
    this.moves = moves;
    this.index = play ? 0 : now.frames.length - 1;
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (!this.moving) return;
    this.#timer = setTimeout(() => {
      this.index += 1;
      this.#settle();
    }, this.pause());
  }

  async #go(moves: readonly number[], play: boolean, giveUp = false): Promise<void> {
    this.busy = true;
    try {
      const { game, id } = this.info;
      this.#show(await api.puzzleProgress(game, id, moves, giveUp), moves, play);
    } finally {
      this.busy = false;
    }
  }

  play(move: number): Promise<void> {
    return this.#go([...this.moves, move], true);
  }

  /** Takes back a wrong move. */
  again(): Promise<void> {
    return this.#go(this.now.status === "wrong" ? this.moves.slice(0, -1) : [], false);
  }

  /** Plays the rest of the solution. */
  giveUp(): Promise<void> {
    return this.#go(this.now.status === "wrong" ? this.moves.slice(0, -1) : this.moves, true, true);
  }

  /** Why a move is illegal: the clause. */
  async why(move: string): Promise<string | undefined> {
    try {
      await api.puzzleThings(this.info.game, this.info.id, [...this.moves, move]);
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
    return this.#things.at(moves, () => api.puzzleThings(this.info.game, this.info.id, moves));
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

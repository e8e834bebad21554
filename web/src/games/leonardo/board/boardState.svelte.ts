import {
  getBoardState as stateOf,
  SpotBoardState,
  type Given,
  type Opener,
} from "../../../table/boardState.svelte";
import { redeploy, type Crew } from "./workers";
import { attempt, bySpot, type Spot } from "./spots";
import type { Choice, Game } from "./types";

/** Choices made by a single click if there is no other. */
const AT_ONCE: readonly Choice["name"][] = ["take", "hire", "collect", "look", "settle", "leonardo", "lift"];

export class BoardState extends SpotBoardState<Game> {
  /** The choice that is prepared there: shown as a preview, not yet sent. */
  picked = $state.raw<Choice | null>(null);
  crew = $state.raw<Crew>(new Map());

  constructor(given: () => Given<Game>) {
    super(given);
    this.crew = redeploy(this.crew, this.view);
  }

  readonly spots = $derived.by(() => bySpot(this.choices, this.facts));

  /** A click on a spot. A lab and an invention touched one after the other make one start. */
  touch(spot: Spot, element: Opener): void {
    const both = this.spot === null ? [] : this.at(this.spot).filter((c) => this.at(spot).includes(c));
    const [only] = spot !== this.spot && both.length === 1 ? both : [];
    const open = this.at(spot);
    if (this.spot === spot) this.close();
    else if (!only && open.length === 1 && AT_ONCE.includes(open[0]!.name)) this.play(open[0]!);
    else {
      this.open(spot, element);
      this.picked = only ?? this.#first(open);
      if (!open.length) void this.#ask(spot);
    }
  }

  /** Preselects a single choice, or the smallest number of apprentices. */
  #first(open: Choice[]): Choice | null {
    return open.find((choice) => choice.name === "send") ?? (open.length === 1 ? open[0]! : null);
  }

  async #ask(spot: Spot): Promise<void> {
    const { onwhy, view, facts } = this.given();
    const move = attempt(spot, view, facts);
    const text = move && (await onwhy?.(move.name, move.args));
    if (this.spot === spot && text) this.note = text;
  }

  /** One step back: the prepared choice first, where there were several, then the menu. */
  back(): void {
    if (this.picked && this.spot && this.at(this.spot).length > 1 && this.picked.name === "start")
      this.picked = null;
    else this.close();
  }

  protected override shut(): void {
    super.shut();
    this.picked = null;
  }

  override renew(): void {
    super.renew();
    this.crew = redeploy(this.crew, this.view);
  }
}

export const getBoardState = () => stateOf<BoardState>();

import {
  getBoardState as stateOf,
  SpotBoardState,
  type Given,
  type Opener,
} from "../../../table/boardState.svelte";
import type { BoardProps } from "../../../table/boardProps";
import { following, type Plan } from "./gesture";
import { inBattle, journey, type Journey } from "./selectors";
import { attempt, AT_ONCE, bySpot, isLand, marchesTo, type Spot } from "./spots";
import type { Choice, Game, Territory, View } from "./types";

const SAME_TOUCH = 400; // milliseconds between a finger that closes a menu and the click it ends in

interface Offered extends Given<Game> {
  onback: BoardProps["onback"] | undefined;
  forecast: BoardProps["forecast"] | undefined;
}

export class BoardState extends SpotBoardState<Game, Offered> {
  /** The territory under the pointer. */
  hovered = $state<Territory | null>(null);
  /** Whether the sheet that lies on the chart is put aside. */
  aside = $state(false);
  /** The last march over the chart. */
  trip = $state.raw<(Journey & { number: number }) | null>(null);
  /** The territory whose new troops have just marched in; others were built or hired. */
  arrived = $state.raw<Territory | null>(null);
  #before: View | null = null;
  #plan: Plan | null = null;
  #left: { spot: Spot; at: number } | null = null;

  get onback() {
    return this.given().onback;
  }
  get forecast() {
    return this.given().forecast;
  }
  readonly spots = $derived.by(() => bySpot(this.choices));
  /** Marches of which a spot could be the end. */
  towards(spot: Spot): Choice[] {
    return isLand(this.view, spot) ? marchesTo(spot, this.choices, this.view) : [];
  }

  touch(spot: Spot, element: Opener): void {
    const open = this.at(spot);
    const [only] = open;
    const left = this.#left?.spot === spot && Date.now() - this.#left.at < SAME_TOUCH;
    this.#left = null;
    if (this.spot === spot || left) this.close();
    else if (open.length === 1 && only && AT_ONCE.includes(only.name)) this.play(only);
    else {
      this.open(spot, element);
      if (!open.length && !this.towards(spot).length) void this.#ask(spot);
    }
  }

  async #ask(spot: Spot): Promise<void> {
    const { onwhy, view, facts } = this.given();
    const move = view.asked && !inBattle(view) ? attempt(spot, view, facts) : null;
    if (!move) return;
    const text = await onwhy?.(move.name, move.args);
    if (this.spot === spot && text) this.note = text;
  }

  /** Sends a choice; `plan` is what the viewer has said already of what will be asked next. */
  override play(choice: Choice, plan: Plan | null = null): void {
    this.#plan = plan;
    super.play(choice);
  }

  /** Somebody clicked beside the menu. */
  leave(): void {
    if (this.spot !== null) this.#left = { spot: this.spot, at: Date.now() };
    this.close();
  }

  override renew(): void {
    super.renew();
    const gone = this.#before && journey(this.#before, this.view);
    if (gone) this.trip = { ...gone, number: (this.trip?.number ?? 0) + 1 };
    this.arrived = gone ? gone.to : null;
    this.#before = this.view;
  }

  /** Goes on with what the viewer has said already. */
  override shown(): void {
    const next = this.#plan && following(this.#plan, this.given().choices);
    this.#plan = null;
    if (next) this.play(next.choice, next.rest);
  }
}

export const getBoardState = () => stateOf<BoardState>();

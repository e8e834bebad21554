import type { Choice, Prompt } from "../core/choices";
import type { FieldInfo } from "../core/types";
import type { Messages } from "../core/messages";
import type { Kinds } from "../core/translator";

/** An event with its facts. */
export type GameEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

/** The types of one game: `components["schemas"]` in its `types.gen.ts`, which `npm run types` makes. */
export interface GameTypes {
  View: object;
  Facts: object;
  Choice: Choice;
  Event: GameEvent;
  Prompt: Prompt;
}
/** What a board reads of `match.view(seat)`. A replay shows positions, which do not have the parts left out here. */
export type ViewOf<Game extends GameTypes> = Omit<Game["View"], "game" | "commitment" | "seed">;
/** What is printed on a game's pieces, as the server sends it. */
export type FactsOf<Game extends GameTypes> = Game["Facts"] & { kinds: Kinds };

/** The props of every board. */
export interface BoardProps<Game extends GameTypes = GameTypes> {
  view: ViewOf<Game>;
  facts: FactsOf<Game>;
  /** The legal moves of the viewer; none when somebody else is asked. Nothing else can be clicked. */
  choices: readonly Game["Choice"][];
  /** What the table asks now. */
  prompt: Game["Prompt"];
  /** What is known about the fields of the view. */
  fields?: readonly FieldInfo[];
  /** The seats that are asked now. */
  waiting?: readonly number[];
  /** The messages of the client and of the game. */
  messages: Messages;
  /** The names of the players by seat. */
  names: readonly string[];
  onmove: (move: number) => void;
  /** Asks why a move is illegal. The answer, as text, is shown where the viewer clicked. */
  onwhy?: (name: string, args: Choice["args"]) => Promise<string | undefined> | void;
  /** Shows a clause of the rulebook. */
  onrule?: (clause: string) => void;
  /** All events so far, without those taken back. */
  events?: readonly Game["Event"][];
  /** Takes back the viewer's last move; undefined if there is nothing to take back. */
  onback?: (() => void) | undefined;
  /** The likely result of a plan, as figures; undefined if it is unknown. */
  forecast?: (question: Record<string, string | number>) => Promise<Record<string, number> | undefined>;
}

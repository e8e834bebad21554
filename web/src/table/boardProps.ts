import type { Choice, Prompt } from "../core/choices";
import type { FieldInfo } from "../core/types";
import type { Messages } from "../core/messages";

/** An event with its facts. */
export type GameEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

/** The props of every board. `View` is `match.view(seat)`, `Facts` is what is printed on the game's pieces. */
export interface BoardProps<View = unknown, Facts = unknown> {
  view: View;
  facts: Facts;
  /** The legal moves of the viewer; none when somebody else is asked. Nothing else can be clicked. */
  choices: readonly Choice[];
  /** What the table asks now. */
  prompt: Prompt;
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
  events?: readonly GameEvent[];
  /** Takes back the viewer's last move; undefined if there is nothing to take back. */
  onback?: (() => void) | undefined;
  /** The likely result of a plan, as figures; undefined if it is unknown. */
  forecast?: (question: Record<string, string | number>) => Promise<Record<string, number> | undefined>;
}

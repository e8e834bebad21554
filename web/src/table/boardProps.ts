import type { Choice, Prompt } from "../core/choices";
import type { Messages } from "../core/messages";

/** An event with its facts. */
export type GameEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

/** What every board takes. `View` is `match.view(seat)`, `Facts` what is printed on the game's pieces. */
export interface BoardProps<View = unknown, Facts = unknown> {
  view: View;
  facts: Facts;
  /** The legal moves of the viewer; none when somebody else is asked. Nothing else can be clicked. */
  choices: readonly Choice[];
  /** What the table asks now. */
  prompt: Prompt;
  /** The words of the client and of the game. */
  messages: Messages;
  /** Who sits where. */
  names: readonly string[];
  onmove: (move: number) => void;
  /** Asks why a move is not possible; the answer in words is shown where the viewer clicked. */
  onwhy?: (name: string, args: Choice["args"]) => Promise<string | undefined> | void;
  /** Shows a clause of the rulebook. */
  onrule?: (clause: string) => void;
  /** What has happened so far, as the table tells it, each event with its facts; without what was taken back. */
  events?: readonly GameEvent[];
  /** Takes back the viewer's last move; not there when nothing can be taken back. */
  onback?: (() => void) | undefined;
  /** What will probably come of a plan, in figures; nothing where it cannot be told. */
  forecast?: (question: Record<string, string | number>) => Promise<Record<string, number> | undefined>;
}

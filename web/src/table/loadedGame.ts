/** Everything to show a game: its board, its messages, and what is printed on its pieces. */
import { loadBoard, loadThings, type AnyBoard, type ThingsOf } from "../games";
import * as api from "../core/api";
import { rememberCounter } from "../core/rounds";
import type { Kinds } from "../core/translator";
import type { FieldInfo, GameInfo } from "../core/types";
import { loadMessages, type Language, type Messages } from "../core/messages";

export interface LoadedGame {
  readonly slug: string;
  /** The game's own board; null if it has none. */
  readonly Board: AnyBoard | null;
  /** The things on its board that a move is about. */
  readonly thingsOf: ThingsOf;
  readonly fields: readonly FieldInfo[];
  /** The moves that can be set in advance, by name. */
  readonly premoves: readonly string[];
  readonly facts: { kinds: Kinds };
  readonly messages: Messages;
}

/** The fields of a view without those that hold the options of the game. */
function shownFields({ fields, options, variants }: GameInfo): readonly FieldInfo[] {
  const settings = ["players", ...options.map(({ name }) => name), ...variants];
  return fields.filter(({ name }) => !settings.includes(name));
}

/** `files` are the messages of the page that shows it. */
export async function loadGame(
  slug: string,
  options: Record<string, unknown>,
  language: Language,
  ...files: string[]
): Promise<LoadedGame> {
  // Variants do not change what is printed.
  const printed = Object.entries(options).filter(
    (option): option is [string, string] => option[0] !== "variants" && typeof option[1] === "string",
  );
  const [Board, thingsOf, info, facts, messages] = await Promise.all([
    loadBoard(slug),
    loadThings(slug),
    api.game(slug),
    api.facts<LoadedGame["facts"]>(slug, Object.fromEntries(printed)),
    loadMessages(language, slug, ...files),
  ]);
  rememberCounter(info);
  return { slug, Board, thingsOf, fields: shownFields(info), premoves: info.premoves, facts, messages };
}

/** What a game needs to be shown: its board, its words, and what is printed on its pieces. */
import { loadBoard, type AnyBoard } from "../games";
import * as api from "../core/api";
import { counts } from "../core/rounds";
import type { Kinds } from "../core/speech";
import { loadWords, type Language, type Words } from "../core/words";

export interface Kit {
  readonly game: string;
  readonly Board: AnyBoard;
  readonly facts: { kinds: Kinds };
  readonly words: Words;
}

/** `files` are the words of the page that shows it. */
export async function loadKit(
  game: string,
  options: Record<string, unknown>,
  language: Language,
  ...files: string[]
): Promise<Kit> {
  // Variants change the play, not the print.
  const printed = Object.entries(options).filter(
    (option): option is [string, string] => option[0] !== "variants" && typeof option[1] === "string",
  );
  const [Board, info, facts, words] = await Promise.all([
    loadBoard(game),
    api.game(game),
    api.facts<Kit["facts"]>(game, Object.fromEntries(printed)),
    loadWords(language, game, ...files),
  ]);
  counts(info);
  return { game, Board, facts, words };
}

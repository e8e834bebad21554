/** What moves and sources of points are called in a game. */
import * as api from "../../core/api";
import { humanised, loadLessonMessages, loadMessages, type Language } from "../../core/messages";
import { Translator, type Kinds } from "../../core/translator";
import type { GameRecord } from "../../core/types";

type Opening = Pick<GameRecord["openings"][number], "name" | "args">;

export interface GameWords {
  move: (opening: Opening) => string;
  source: (name: string) => string;
}

export async function loadGameWords(game: string, language: Language): Promise<GameWords> {
  const [facts, messages, lesson] = await Promise.all([
    api.facts<{ kinds: Kinds }>(game),
    loadMessages(language, game),
    loadLessonMessages(language, game), // it compares the points of a first game
  ]);
  const translator = new Translator(messages, facts.kinds);
  return {
    move: (opening) => {
      try {
        return translator.move(opening);
      } catch {
        return humanised(opening.name); // a move of older rules
      }
    },
    source: (name) => (lesson.has(`points-${name}`) ? lesson.say(`points-${name}`) : humanised(name)),
  };
}

/** Before the words are there, and without a connection. */
export const PLAIN_WORDS: GameWords = { move: ({ name }) => humanised(name), source: humanised };

/** Preferences kept in this browser. Unreadable or invalid values count as not chosen. */
import { LEVELS } from "./levels";
import type { Level } from "./types";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

// ---- opponents of "play now"

export interface Opponents {
  count: number;
  level: Level;
}

/** The opponents chosen last for a game; by default three apprentices, or as many as fit. */
export function chosenOpponents(game: string, players: readonly number[]): Opponents {
  const kept = read(`opponents-${game}`) as Partial<Opponents> | null;
  const [least, most] = [Math.min(...players) - 1, Math.max(...players) - 1];
  const count = typeof kept?.count === "number" ? kept.count : 3;
  return {
    count: Math.min(most, Math.max(least, count)),
    level: LEVELS.find((level) => level === kept?.level) ?? "apprentice",
  };
}

export const chooseOpponents = (game: string, opponents: Opponents): void =>
  localStorage.setItem(`opponents-${game}`, JSON.stringify(opponents));

// ---- the last game

/** The game whose table was opened last, if it is among these; otherwise the first. */
export function lastGame(games: readonly string[]): string | undefined {
  const kept = read("game");
  return games.find((game) => game === kept) ?? games[0];
}

export const keepLastGame = (game: string): void => localStorage.setItem("game", JSON.stringify(game));

// ---- the lesson

/** The names of the tips that have been read in a game's lesson. */
export function seenTips(game: string): string[] {
  const kept = read(`lesson-${game}`);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

export const keepSeenTips = (game: string, names: readonly string[]): void =>
  localStorage.setItem(`lesson-${game}`, JSON.stringify(names));

export const forgetTips = (game: string): void => localStorage.removeItem(`lesson-${game}`);

/** Where the learner is in a chapter: the moves so far, and how many notes have been read since the last one. */
export interface LessonPlace {
  moves: number[];
  read: number;
}
interface LessonRecord {
  /** The chapters that were played to their end. */
  done: string[];
  places: Record<string, LessonPlace>;
}

function lessonRecord(game: string): LessonRecord {
  const kept = read(`chapters-${game}`) as Partial<LessonRecord> | null;
  const done = Array.isArray(kept?.done) ? kept.done.filter((name) => typeof name === "string") : [];
  return { done, places: typeof kept?.places === "object" ? (kept.places ?? {}) : {} };
}
const keepLessonRecord = (game: string, record: LessonRecord): void =>
  localStorage.setItem(`chapters-${game}`, JSON.stringify(record));

export const doneChapters = (game: string): string[] => lessonRecord(game).done;

/** Where a chapter was left; null if it has not been begun or has been finished. */
export function lessonPlace(game: string, chapter: string): LessonPlace | null {
  const kept = lessonRecord(game).places[chapter] as Partial<LessonPlace> | undefined;
  if (!Array.isArray(kept?.moves) || !kept.moves.every(Number.isInteger)) return null;
  return { moves: kept.moves, read: Number.isInteger(kept.read) ? Number(kept.read) : 0 };
}

export function keepLessonPlace(game: string, chapter: string, place: LessonPlace): void {
  const record = lessonRecord(game);
  keepLessonRecord(game, { ...record, places: { ...record.places, [chapter]: place } });
}

/** The chapter was played to its end. */
export function finishChapter(game: string, chapter: string): void {
  const { done, places } = lessonRecord(game);
  const left = Object.entries(places).filter(([name]) => name !== chapter);
  keepLessonRecord(game, {
    done: done.includes(chapter) ? done : [...done, chapter],
    places: Object.fromEntries(left),
  });
}

// ---- the general board

/** Whether the viewer prefers the general board to the boards of the games. */
export const prefersPlainBoard = (): boolean => read("plain-board") === true;

export const choosePlainBoard = (chosen: boolean): void =>
  localStorage.setItem("plain-board", JSON.stringify(chosen));

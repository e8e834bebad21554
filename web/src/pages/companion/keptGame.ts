/**
 * Games of the table at home that this browser keeps: the last known state, and what has not been sent yet. Everything
 * is written at once, so neither a reload nor a lost connection loses an entry.
 */
import type { HomeEntry, HomeState, HomeVocabulary } from "../../core/types";
import type { KeptClocks } from "./clocks";

/** What a person has entered and the server has not accepted yet. */
export interface Unsent {
  readonly id: string;
  /** Null for a note, which somebody has to enter later. */
  readonly entry: HomeEntry["entry"] | null;
  readonly text: string;
  /** The version of the table for which it is meant; null if it follows others that are not sent either. */
  readonly version: number | null;
}

/** Why sending has stopped: a key of messages, and the clause or the server's sentence if there is one. */
export interface Stop {
  readonly why: string;
  readonly clause?: string | null;
  readonly sentence?: string;
}

export interface KeptGame {
  readonly state: HomeState;
  readonly unsent: readonly Unsent[];
  readonly stopped: Stop | null;
  readonly clocks: KeptClocks;
  /** Whether the table wants hints. */
  readonly hints: boolean;
  /** When it was used last. */
  readonly used: number;
}

const GAME = "companion-game-";
const WORDS = "companion-words-";

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keptGame(id: string): KeptGame | null {
  const kept = read<Partial<KeptGame>>(GAME + id);
  return kept?.state && Array.isArray(kept.unsent) && kept.clocks ? (kept as KeptGame) : null;
}

/** Returns whether there was room for it. */
export function keepGame(kept: KeptGame): boolean {
  return write(GAME + kept.state.id, kept);
}

/** The games of this browser, the last used first. */
export function keptGames(): KeptGame[] {
  return keys(GAME)
    .map((key) => keptGame(key.slice(GAME.length)))
    .filter((kept) => kept !== null)
    .sort((a, b) => b.used - a.used);
}

export function forgetGame(id: string): void {
  localStorage.removeItem(GAME + id);
  localStorage.removeItem(WORDS + id);
}

interface KeptWords {
  readonly language: string;
  readonly words: HomeVocabulary;
}

/** What can be entered, for when there is no connection; in the language in which it was loaded last. */
export const keptWords = (id: string): KeptWords | null => read<KeptWords>(WORDS + id);

export const keepWords = (id: string, kept: KeptWords): boolean => write(WORDS + id, kept);

function write(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  for (;;) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      // It is full. What can be loaded again goes first; entries never do.
      const spare = keys(WORDS).find((other) => other !== key);
      if (spare === undefined) return false;
      localStorage.removeItem(spare);
    }
  }
}

const keys = (start: string): string[] =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "").filter((key) =>
    key.startsWith(start),
  );

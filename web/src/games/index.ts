/**
 * The client's assets of each game, found by looking: a folder here with an `index.ts` belongs to the game with that
 * slug. A game may lack any of them, or have no folder at all.
 */
import type { Component } from "svelte";
import type { Tip } from "../lesson/tips";
import type { GameArt } from "../pages/games/gameArt";
import type { Panel } from "../pages/explain/panels";
import type { RulePictures } from "../pages/rules/rulePictures";
import type { BoardProps, FactsOf, GameTypes, ViewOf } from "../table/boardProps";

/** A board of some game. Each takes the view and the facts of its own game: the slug decides which, not the type. */
export type AnyBoard = Component<BoardProps>;
/** What a board is to code that does not know the game. */
type SomeBoard = Component<BoardProps<never>>;
type Lazy<T> = () => Promise<{ default: T }>;

/** The things that a move is about. */
export type ThingsOf<Game extends GameTypes = GameTypes> = (
  choice: Game["Choice"],
  view: ViewOf<Game>,
  facts: FactsOf<Game>,
) => string[];

/** Who made a game, for the page about this site. */
export interface Credits {
  title: string;
  year: number;
  authors: string;
  publisher: string;
}

/** The default export of a game's `index.ts`. Large parts are loaded on demand. */
export interface GameAssets {
  board: Lazy<SomeBoard>;
  /** The tips of the guided first game. */
  lesson?: Lazy<readonly Tip[]>;
  /** The things on its board that a move is about, by the names of their `data-thing`. */
  things?: Lazy<ThingsOf<never>>;
  /** The drawing of its card on the home page. */
  homeArt?: Lazy<GameArt>;
  /** Pictures beside the sections of its rulebook. */
  rulePictures?: Lazy<RulePictures>;
  /** The game in a few pictures with texts. */
  explain?: Lazy<readonly Panel[]>;
  /** Options of the guided first game, where the first value is not the simplest. */
  firstGame?: Readonly<Record<string, string>>;
  credits?: Credits;
}

const FOUND = import.meta.glob<GameAssets>("./*/index.ts", { eager: true, import: "default" });
const GAMES = new Map(Object.entries(FOUND).map(([path, assets]) => [path.split("/")[1] ?? "", assets]));

/** The games that have a folder here. */
export const SLUGS: readonly string[] = [...GAMES.keys()];

export const assetsOf = (slug: string): Partial<GameAssets> => GAMES.get(slug) ?? {};

/** A game's own board; null if it has none and is played on the general one. */
export const loadBoard = async (slug: string): Promise<AnyBoard | null> =>
  ((await assetsOf(slug).board?.())?.default as AnyBoard | undefined) ?? null;

export const loadThings = async (slug: string): Promise<ThingsOf> =>
  ((await assetsOf(slug).things?.())?.default as ThingsOf | undefined) ?? (() => []);

export const loadLesson = async (slug: string): Promise<readonly Tip[]> =>
  (await assetsOf(slug).lesson?.())?.default ?? [];

export const loadHomeArt = async (slug: string): Promise<GameArt | undefined> =>
  (await assetsOf(slug).homeArt?.())?.default;

export const loadRulePictures = async (slug: string): Promise<RulePictures> =>
  (await assetsOf(slug).rulePictures?.())?.default ?? {};

export const loadPanels = async (slug: string): Promise<readonly Panel[]> =>
  (await assetsOf(slug).explain?.())?.default ?? [];

/** Games by year, oldest first. Games without a known year come last, in the given order. */
export function byYear<Game extends { slug: string }>(games: readonly Game[]): Game[] {
  const year = ({ slug }: Game) => assetsOf(slug).credits?.year ?? Infinity;
  return games.toSorted((a, b) => year(a) - year(b) || 0);
}

/** Who made the games, oldest first. */
export const credits = (): (Credits & { slug: string })[] =>
  byYear([...GAMES].flatMap(([slug, { credits }]) => (credits ? [{ slug, ...credits }] : [])));

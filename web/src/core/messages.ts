/**
 * Messages by key (Project Fluent), from the same files and by the same rules as the engine's `messages.py`.
 *
 * A named value among the arguments of a message, such as `{kind: "place", value: "council"}`, is looked up itself as
 * `place-council`; its attributes come along, so that a translation can say `{ $place-to }`.
 */
import * as api from "./api";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value with its own message, `<kind>-<value>`. The kind "seat" stands for the name of the player there. */
export interface Word {
  kind: string;
  value: string | number;
}
/** A message with its arguments, as part of another. */
export interface Phrase {
  key: string;
  args: Args;
}
export type Arg = string | number | Word | Phrase | readonly Arg[];
export interface Args {
  [name: string]: Arg;
}

type Loader = () => Promise<string>;
const OWN = import.meta.glob<string>("../locale/*/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/locale/*/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/bottega/games/*/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const SEVERAL = "+"; // a kind that ends with it has values such as "1+2", which are named one by one
const RULEBOOK = "clauses.ftl"; // long, so it is loaded on demand
const THINGS = "explain.ftl"; // so are the explanations of things on the board
const PANELS = "explain.ftl"; // of the client: a game explained in pictures
const FALLBACK = "fallback.ftl"; // for games that are not part of the client's bundle
const INTRO = "intro.ftl"; // the title, a line about the game, its options

/** The games whose messages are part of the client's bundle. */
export const GAMES_WITH_MESSAGES: readonly string[] = [
  ...new Set(Object.keys(GAMES).map((path) => /games\/(\w+)\/locale/.exec(path)?.[1] ?? "")),
];

function found(files: Record<string, Loader>, folder: string, which: (file: string) => boolean): Loader[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(folder) && which(path.slice(path.lastIndexOf("/") + 1)))
    .map(([, load]) => load);
}

const loadAll = (loaders: Loader[]) => Promise.all(loaders.map((load) => load()));

/** Files of the client's own messages, by name. */
function own(language: Language, files: readonly string[]): Loader[] {
  const wanted = ["client", ...files].map((name) => `${name}.ftl`);
  return found(OWN, `/locale/${language}/`, (file) => wanted.includes(file));
}

/** The client's messages in a language. With a game: also those of the game and of its board. `files`: further files. */
export async function loadMessages(language: Language, game?: string, ...files: string[]): Promise<Messages> {
  const loaders = own(language, files);
  if (game === undefined) return new Messages(language, await loadAll(loaders));
  if (!GAMES_WITH_MESSAGES.includes(game)) {
    const [ours, theirs] = await Promise.all([loadAll(loaders), loadFromServer(language, game)]);
    return new Messages(language, [...ours, ...theirs]);
  }
  loaders.push(...found(BOARDS, `/${game}/locale/${language}/`, (file) => file === "board.ftl"));
  loaders.push(
    ...found(GAMES, `/${game}/locale/${language}/`, (file) => file !== RULEBOOK && file !== THINGS),
  );
  return new Messages(language, await loadAll(loaders));
}

/** The messages of a game with the explanations of the things on its board. */
export async function loadExplanations(messages: Messages, game: string): Promise<Messages> {
  const loaders = found(GAMES, `/${game}/locale/${messages.language}/`, (file) => file === THINGS);
  return messages.with(await loadAll(loaders));
}

const fromServer = new Map<string, Promise<string[]>>();

/** The messages of a game that is not part of the client's bundle, with defaults for what it does not say itself. */
function loadFromServer(language: Language, game: string): Promise<string[]> {
  const key = `${game} ${language}`;
  const loading =
    fromServer.get(key) ??
    Promise.all([
      api.gameMessages(game, language),
      loadAll(found(OWN, `/locale/${language}/`, (file) => file === FALLBACK)),
    ]).then(([sources, fallback]) => [...Object.values(sources), ...fallback, `title = ${humanised(game)}`]);
  fromServer.set(key, loading);
  loading.catch(() => fromServer.delete(key)); // the next call tries again
  return loading;
}

/** The introductions of games that are not part of the client's bundle, by slug. */
export async function loadIntrosFromServer(language: Language): Promise<Map<string, Messages>> {
  const outside = (await api.games()).filter(({ slug }) => !GAMES_WITH_MESSAGES.includes(slug));
  const load = async ({ slug }: { slug: string }): Promise<[string, Messages]> => [
    slug,
    new Messages(language, await loadFromServer(language, slug)),
  ];
  return new Map(await Promise.all(outside.map(load)));
}

/** A name from a key: "deck_left" is "Deck left". */
export const humanised = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

/** The client's messages for a page that lists games, with the introduction of each game. */
export async function loadPageMessages(language: Language, ...files: string[]): Promise<Messages> {
  const loadIntro = async (slug: string): Promise<[string, Messages]> => [
    slug,
    new Messages(
      language,
      await loadAll(found(GAMES, `/${slug}/locale/${language}/`, (file) => file === INTRO)),
    ),
  ];
  const [sources, intros] = await Promise.all([
    loadAll(own(language, files)),
    Promise.all(GAMES_WITH_MESSAGES.map(loadIntro)),
  ]);
  return new Messages(language, sources, new Map(intros));
}

/** The client's messages with the tips of a game's guided first game. */
export async function loadLessonMessages(language: Language, game: string): Promise<Messages> {
  const tips = found(BOARDS, `/${game}/locale/${language}/`, (file) => file === "lesson.ftl");
  return new Messages(language, await loadAll([...own(language, ["lesson"]), ...tips]));
}

/** The texts of a game's panels, for the page that explains it in pictures. */
export async function loadPanelMessages(language: Language, game: string): Promise<Messages> {
  const loaders = found(BOARDS, `/${game}/locale/${language}/`, (file) => file === PANELS);
  return new Messages(language, await loadAll(loaders));
}

/** The clauses of a game's rulebook, as messages. */
export async function loadRules(language: Language, game: string): Promise<Messages> {
  if (!GAMES_WITH_MESSAGES.includes(game))
    return new Messages(language, await loadFromServer(language, game));
  const loaders = found(GAMES, `/${game}/locale/${language}/`, (file) => file === RULEBOOK);
  return new Messages(language, await loadAll(loaders));
}

/** Messages of one language. If two have the same key, the first wins. */
export class Messages {
  readonly #bundle: FluentBundle;
  readonly #keys: string[] = [];
  readonly #sources: string[];

  constructor(
    readonly language: Language,
    sources: string[],
    readonly intros: ReadonlyMap<string, Messages> = new Map(),
  ) {
    this.#sources = sources;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource);
      this.#keys.push(...resource.body.map(({ id }) => id));
    }
  }

  /** The same messages with the introductions of further games. */
  withIntros(intros: ReadonlyMap<string, Messages>): Messages {
    return new Messages(this.language, this.#sources, new Map([...this.intros, ...intros]));
  }

  /** The same messages with those of further files. */
  with(sources: readonly string[]): Messages {
    return new Messages(this.language, [...this.#sources, ...sources], this.intros);
  }

  /** The keys with this prefix, without it, in the order of the files. */
  keys(prefix: string): string[] {
    return this.#keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  /** The title of a game. */
  title(slug: string): string {
    return this.ofGame(slug, "title") || humanised(slug);
  }

  /** A message of a game's introduction; empty if there is none. */
  ofGame(slug: string, key: string): string {
    const intro = this.intros.get(slug);
    return intro?.has(key) ? intro.say(key) : "";
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a message, or of one of its attributes (`key.attribute`). Seats are called by `names`, or by their pigments. Throws if a message is missing. */
  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const full: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg !== "object" || !("kind" in arg) || arg.kind === "seat") {
        full[name] = this.part(arg, names);
      } else if (arg.kind.endsWith(SEVERAL)) {
        full[name] = this.part(arg, names);
        full[`${name}-is`] = arg.value;
      } else {
        const word = `${arg.kind}-${arg.value}`;
        full[name] = this.#text(word);
        full[`${name}-is`] = arg.value; // for selectors and numbers
        for (const attribute of Object.keys(this.#message(word).attributes))
          full[`${name}-${attribute}`] = this.attribute(word, attribute);
      }
    }
    return this.#text(key, full);
  }

  /** A part of a message: a seat's name, a named value, a phrase, or a list of such. */
  part(arg: Arg, names: readonly string[] = []): string | number {
    if (typeof arg !== "object") return arg;
    if ("key" in arg) return this.say(arg.key, arg.args, names);
    if (!("kind" in arg)) return arg.map((one) => this.part(one, names)).join(", ");
    if (arg.kind.endsWith(SEVERAL)) {
      const kind = arg.kind.slice(0, -SEVERAL.length);
      return this.part(
        String(arg.value)
          .split(SEVERAL)
          .map((value) => ({ kind, value })),
        names,
      );
    }
    const called = arg.kind === "seat" ? names[Number(arg.value)] : undefined;
    return called ?? this.#text(`${arg.kind}-${arg.value}`);
  }

  /** The names of the attributes of a message. */
  attributes(key: string): string[] {
    return Object.keys(this.#message(key).attributes);
  }

  hasAttribute(key: string, name: string): boolean {
    return this.#bundle.getMessage(key)?.attributes[name] !== undefined;
  }

  /** An attribute of a message, such as the clause behind a prompt. */
  attribute(key: string, name: string): string {
    const pattern = this.#message(key).attributes[name];
    if (pattern === undefined) throw new Error(`${key} has no attribute ${name}`);
    return this.#bundle.formatPattern(pattern);
  }

  #message(key: string) {
    const message = this.#bundle.getMessage(key);
    if (!message) throw new Error(`There is no message ${key} in ${this.language}`);
    return message;
  }

  #text(key: string, args?: Record<string, FluentVariable>): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#message(name);
    const value = attribute === undefined ? message.value : message.attributes[attribute];
    if (value === null || value === undefined) throw new Error(`${key} has no text`);
    return this.#bundle.formatPattern(value, args); // without a list for errors it throws the first one
  }
}

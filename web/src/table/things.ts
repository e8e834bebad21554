/** Explanations of the things on a board: what each is, what it is worth to the viewer now, and the clause behind it. */
import { getContext, setContext } from "svelte";
import { loadExplanations, type Args, type Arg } from "../core/messages";
import { Problem } from "../core/problem";
import { Translator } from "../core/translator";
import type { Thing } from "../core/types";
import type { LoadedGame } from "./loadedGame";
import { ruleAddress } from "./rule";

export interface Explanation {
  name: string;
  what: string[];
  now: string[];
  clause: string;
  /** The address of the clause in the rulebook. */
  rule: string;
}
/** The explanation of a thing by its name on the board; null if there is none. */
export type Explain = (thing: string) => Promise<Explanation | null>;

const KEY = Symbol("explain");
type Given = () => Explain | undefined;
export const provideExplain = (explain: Given) => setContext<Given>(KEY, explain);
export const getExplain = (): Given => getContext<Given | undefined>(KEY) ?? (() => undefined);

/** A thing as the server sends it, as text. */
export function explained(
  thing: Thing,
  translator: Translator,
  ruleAt: (clause: string) => string,
): Explanation {
  const line = ({ key, args }: { key: string; args: Args }) => translator.say(key, args);
  return {
    name: capital(translator.part(thing.name as unknown as Arg), translator.messages.language),
    what: thing.what.map((one) => line(one as { key: string; args: Args })),
    now: thing.now.map((one) => line(one as { key: string; args: Args })),
    clause: thing.clause,
    rule: ruleAt(thing.clause),
  };
}

/** The things of the position that was asked for last. They are loaded once; after a failure the next call tries again. */
export class ThingsOfPosition {
  #last: { of: string | object | null; found: Promise<Record<string, Thing>> } | null = null;

  async at(
    of: string | object | null,
    load: () => Promise<Record<string, Thing>>,
  ): Promise<Record<string, Thing>> {
    if (this.#last?.of !== of) this.#last = { of, found: load() };
    const asked = this.#last;
    try {
      return await asked.found;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.#last === asked) this.#last = null;
      return {};
    }
  }
}

/** What a thing among those of a position is, as text. The texts of explanations are loaded with the first one. */
export async function explanationOf(
  name: string,
  found: Promise<Record<string, Thing>>,
  { messages, slug, facts }: Pick<LoadedGame, "messages" | "slug" | "facts">,
  names: readonly string[],
): Promise<Explanation | null> {
  const [things, texts] = await Promise.all([found, loadExplanations(messages, slug)]);
  const thing = things[name];
  const translator = new Translator(texts, facts.kinds, names);
  return thing ? explained(thing, translator, (clause) => ruleAddress(slug, clause)) : null;
}

const capital = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The thing under a point: the smallest one drawn there, also where a button lies over the drawing. */
export function thingAt(target: Element, x: number, y: number): Element | null {
  const found = target.closest("[data-thing]");
  if (!found) return null;
  const around = found.matches("button.spot") ? found.parentElement! : found;
  const inside = [...around.querySelectorAll("[data-thing]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return smallest([found, ...inside]);
}

function smallest(elements: Element[]): Element | null {
  const area = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  return elements.reduce<Element | null>(
    (least, one) => (least && area(least) <= area(one) ? least : one),
    null,
  );
}

/** All things that are shown, in the order of the page, each once. */
export function thingsIn(root: Element): Element[] {
  const seen = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) => {
    const name = nameOf(one);
    const box = one.getBoundingClientRect();
    if (seen.has(name) || !box.width || !box.height || one.closest("[inert]")) return false;
    seen.add(name);
    return true;
  });
}

export const nameOf = (element: Element) => element.getAttribute("data-thing") ?? "";

import type { Choice, Move, Prompt } from "./choices";
import type { Arg, Args, Messages } from "./messages";

/** The kind of each argument's names, by move and by event. Part of a game's facts. */
export interface Kinds {
  move: Record<string, Record<string, string>>;
  event: Record<string, Record<string, string>>;
}

/** An event as the server sends it. `own` is true if it includes what only this seat may know. */
export type News = { event: string; own: boolean } & Record<string, string | number | boolean>;

const MAY = "may-"; // starts the name of a prompt's attribute with the words for a move

/** Sentences for one table: the messages of its game with the names of its players. */
export class Translator {
  constructor(
    readonly messages: Messages,
    readonly kinds: Kinds,
    readonly names: readonly string[] = [],
  ) {}

  say(key: string, args: Args = {}): string {
    return this.messages.say(key, args, this.names);
  }

  /** The same with a capital first letter. */
  title(key: string, args: Args = {}): string {
    const text = this.say(key, args);
    return text.charAt(0).toLocaleUpperCase(this.messages.language) + text.slice(1);
  }

  /** A name, a phrase or a list of such, as text. */
  part(arg: Arg): string {
    return String(this.messages.part(arg, this.names));
  }

  name(kind: string, value: string | number): string {
    return this.say(`${kind}-${value}`);
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.name("seat", seat);
  }

  /** `unseen`: as the others see it, where that is less than its player knows. */
  move(choice: Move, { unseen = false } = {}): string {
    const key = `move-${choice.name}`;
    const kinds = this.kinds.move[choice.name];
    // People read the names of cards where files have their numbers, or their positions. What a move is about besides
    // its arguments comes with them only if the reader may know it.
    const known = Object.keys(kinds ?? {}).every((name) => name in choice.args);
    if (unseen && this.messages.hasAttribute(key, "unseen"))
      return this.title(`${key}.unseen`, worded(choice.args, kinds));
    const form = ["about", "named"].find(
      (one) => this.messages.hasAttribute(key, one) && (one !== "about" || known),
    );
    return this.title(form ? `${key}.${form}` : key, worded(choice.args, kinds));
  }

  /** A move as the others see it: without the arguments that they do not see. */
  seenMove({ name, args, unseen }: Move & { unseen: boolean }): string {
    if (!unseen) return this.move({ name, args });
    return this.title(`move-${name}.unseen`, worded(args, this.kinds.move[name]));
  }

  /**
   * What the viewer is asked, with those of its options that are among the viewer's choices. An attribute
   * `may-<move>` of the prompt, or `may-<move>-<move>`, has the words for an option; the prompt shows their list as
   * `$options`. Without such attributes it is a question with one kind of answer. Without choices, as while the viewer
   * reads a note of a lesson, it names none.
   */
  prompt({ key, args }: Prompt, choices: readonly Choice[]): string {
    const options = this.messages.attributes(key).filter((name) => name.startsWith(MAY));
    if (!options.length) return this.say(key, args);
    if (!choices.length) return this.say("options-none");
    const legal = new Set(choices.map(({ name }) => name));
    const words = options
      .filter((name) => name.split("-").some((move) => legal.has(move)))
      .map((name) => this.say(`${key}.${name}`, args));
    const last = words.pop() ?? "";
    const may = words.length ? `${words.join(", ")} ${this.say("options-or")} ${last}` : last;
    const list = this.say(words.length ? "options-may" : "options-only", { may });
    return this.title(key, { ...args, options: list });
  }

  event(news: News): string {
    const { event, own, ...facts } = news;
    return this.say(own ? `event-${event}-own` : `event-${event}`, worded(facts, this.kinds.event[event]));
  }
}

function worded(args: Record<string, string | number | boolean>, kinds: Record<string, string> = {}): Args {
  const said = Object.entries(args).map(([name, value]): [string, Arg] => {
    const kind = kinds[name];
    const plain = value as string | number;
    return [name, kind ? { kind, value: plain } : plain];
  });
  return Object.fromEntries(said);
}

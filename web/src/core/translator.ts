import type { Move } from "./choices";
import type { Arg, Args, Messages } from "./messages";

/** The kind of each argument's names, by move and by event. Part of a game's facts. */
export interface Kinds {
  move: Record<string, Record<string, string>>;
  event: Record<string, Record<string, string>>;
}

/** An event as the server sends it. `own` is true if it includes what only this seat may know. */
export type News = { event: string; own: boolean } & Record<string, string | number | boolean>;

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

  move(choice: Move): string {
    const key = `move-${choice.name}`;
    // People read the names of cards where files have their numbers.
    const said = this.messages.hasAttribute(key, "named") ? `${key}.named` : key;
    return this.title(said, worded(choice.args, this.kinds.move[choice.name]));
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

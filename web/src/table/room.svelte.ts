/** A table as its page shows it: how things stand, in the words of the reader. */
import { forecast } from "../core/api";
import { notices } from "../core/notices";
import { person } from "../core/person";
import { Problem } from "../core/problem";
import { Speech } from "../core/speech";
import type { TableClient, TableNow } from "../core/table";
import type { Choice, Prompt } from "../core/choices";
import type { Args } from "../core/words";
import type { Kit } from "./kit";
import { ruleText } from "./rule";
import { seatNames } from "./seating";

export class Room {
  now = $state.raw<TableNow>()!;
  kit = $state.raw<Kit>()!;

  readonly table = $derived(this.now.table!);
  readonly about = $derived(this.now.about!);
  readonly running = $derived(this.table.status === "running");
  readonly seat = $derived(this.now.seat);
  /** Whether the viewer is to choose now. */
  readonly asked = $derived(this.running && this.table.view?.asked === true);
  /** The seats of whoever looks, several where a screen is shared. */
  readonly own = $derived(this.now.own);
  readonly shared = $derived(this.own.length > 1);
  /** What is asked of the table now. */
  readonly prompt = $derived(this.table.prompt as Prompt | null);
  readonly names = $derived(seatNames(this.table.seats, this.kit.words, this.own));
  readonly speech = $derived(new Speech(this.kit.words, this.kit.facts.kinds, this.names));
  readonly standIn = $derived(this.seat === null ? null : (this.table.seats[this.seat]?.stand_in ?? null));
  readonly live = $derived(this.now.connection.status === "live");

  constructor(
    readonly client: TableClient,
    kit: Kit,
  ) {
    this.now = client.now;
    this.kit = kit;
  }

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    return this.client.subscribe((now) => (this.now = now));
  }

  say(key: string, args: Args = {}): string {
    return this.speech.say(key, args);
  }

  isPending(type: string): boolean {
    return this.now.pending.some((asked) => asked.type === type);
  }

  /** Does what needs a name; whoever has none becomes a guest first. */
  async asSomebody(act: () => void): Promise<void> {
    try {
      if ((await person.known()) === null) {
        await person.somebody();
        this.client.connect(); // the server knows us from the next connection on
      }
      act();
    } catch (problem) {
      notices.problem(problem);
    }
  }

  /** Why a move is not possible, with the rule. */
  async why(name: string, args: Choice["args"]): Promise<string | undefined> {
    if (this.seat === null) return this.say("why-watching");
    if (!this.asked) return this.say("why-not-asked");
    try {
      const { clause } = await this.client.why([name, ...Object.values(args)].join(" "));
      if (!clause) return this.say("why-not-now");
      const text = await ruleText(this.kit.words.language, this.kit.game, clause);
      return [text ?? this.say("why-not-now"), this.say("rule", { clause })].join(" ");
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return this.say(problem.word === "unreachable" ? "why-lost" : "why-not-now");
    }
  }

  /** What will probably come of a plan; nothing where it cannot be told. */
  async forecast(question: Record<string, string | number>): Promise<Record<string, number> | undefined> {
    try {
      return await forecast(this.client.id, question);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return undefined;
    }
  }

  /** A refusal in words: ours where we have them, else as the server says it. */
  refusal(error: string, message: string): string {
    const key = `refused-${error.replaceAll("_", "-")}`;
    return this.kit.words.has(key) ? this.say(key) : message;
  }
}

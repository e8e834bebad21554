/** The view model of a table's page: the state of the table, with its texts. */
import { untrack } from "svelte";
import { changeMe, forecast, things } from "../core/api";
import { notices } from "../core/notices";
import { currentUser } from "../core/currentUser";
import { Problem } from "../core/problem";
import { Translator } from "../core/translator";
import type { TableClient, ClientState } from "../core/tableClient";
import type { Choice, Prompt } from "../core/choices";
import type { Args } from "../core/messages";
import type { LoadedGame } from "./loadedGame";
import { Playback } from "./playback.svelte";
import { ruleText } from "./rule";
import { explanationOf, ThingsOfPosition, type Explanation } from "./things";
import { seatNames } from "./seatNames";

export class TableModel {
  state = $state.raw<ClientState>()!;
  game = $state.raw<LoadedGame>()!;

  readonly table = $derived(this.state.table!);
  readonly about = $derived(this.state.about!);
  readonly running = $derived(this.table.status === "running");
  readonly seat = $derived(this.state.seat);
  /** Whether the viewer is asked now. */
  readonly asked = $derived(this.running && this.table.view?.asked === true);
  /** A hint that the viewer has closed. */
  closedHint = $state.raw<unknown>(null);
  /** The hint to show. */
  readonly hint = $derived(this.state.hint === this.closedHint ? null : this.state.hint);
  /** The move that the hint recommends. */
  readonly hinted = $derived(
    this.table.choices.find(({ move }) => move === this.hint?.thoughts?.[0]?.move) ?? null,
  );
  /** The viewer's seats; several if a screen is shared. */
  readonly own = $derived(this.state.own);
  readonly shared = $derived(this.own.length > 1);
  /** What is asked of the table now. */
  readonly prompt = $derived(this.table.prompt as Prompt | null);
  readonly names = $derived(seatNames(this.table.seats, this.game.messages, this.own));
  readonly translator = $derived(new Translator(this.game.messages, this.game.facts.kinds, this.names));
  readonly standIn = $derived(this.seat === null ? null : (this.table.seats[this.seat]?.stand_in ?? null));
  readonly live = $derived(this.state.connection.status === "live");

  readonly playback: Playback;

  constructor(
    readonly client: TableClient,
    game: LoadedGame,
  ) {
    this.playback = new Playback(client);
    this.state = client.state;
    this.game = game;
  }

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    const unsubscribe = this.client.subscribe((now) => {
      untrack(() => this.playback.follow(now, this.state)); // called at once, in the effect of the page
      this.state = now;
    });
    return () => {
      this.playback.stop();
      unsubscribe();
    };
  }

  say(key: string, args: Args = {}): string {
    return this.translator.say(key, args);
  }

  isPending(type: string): boolean {
    return this.state.pending.some((asked) => asked.type === type);
  }

  /** Does something that needs a user; an unknown visitor becomes a guest first. */
  async asSomebody(act: () => void): Promise<void> {
    try {
      if ((await currentUser.load()) === null) {
        await currentUser.orGuest();
        this.client.connect(); // the server knows the new user from the next connection on
      }
      act();
    } catch (problem) {
      notices.problem(problem);
    }
  }

  /** Sits down, under a name that is kept for later. The server reads it at the next connection. */
  async sit(seat: number, name: string): Promise<void> {
    try {
      const known = (await currentUser.load()) !== null;
      const { name: old } = await currentUser.orGuest();
      const renamed = name !== "" && name !== old;
      if (renamed) currentUser.set(await changeMe({ name }));
      if (renamed || !known) this.client.connect();
      this.client.sit(seat);
    } catch (problem) {
      notices.problem(problem);
    }
  }

  /** Why a move is illegal, with the clause. */
  async why(name: string, args: Choice["args"]): Promise<string | undefined> {
    if (this.seat === null) return this.say("why-watching");
    if (!this.asked) return this.say("why-not-asked");
    try {
      const { clause } = await this.client.why([name, ...Object.values(args)].join(" "));
      if (!clause) return this.say("why-not-now");
      const text = await ruleText(this.game.messages.language, this.game.slug, clause);
      return [text ?? this.say("why-not-now"), this.say("rule", { clause })].join(" ");
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return this.say(problem.code === "unreachable" ? "why-lost" : "why-not-now");
    }
  }

  /** The likely result of a plan; undefined if it is unknown. */
  async forecast(question: Record<string, string | number>): Promise<Record<string, number> | undefined> {
    try {
      return await forecast(this.client.id, question);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return undefined;
    }
  }

  readonly #things = new ThingsOfPosition();

  /** What a thing on the board is. All things of a position are loaded with the first one. */
  explain(name: string): Promise<Explanation | null> {
    const load = () => things(this.client.id, this.seat ?? undefined);
    return explanationOf(name, this.#things.at(this.table.view, load), this.game, this.names);
  }

  /** The text of a refusal: a message of the client, else the server's. */
  refusal(error: string, message: string): string {
    const key = `refused-${error.replaceAll("_", "-")}`;
    return this.game.messages.has(key) ? this.say(key) : message;
  }
}

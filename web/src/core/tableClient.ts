/**
 * A table as its client knows it. The server says how the table stands and nothing is guessed: a move is `pending` until
 * the server has told it. Connections break and come back; what was asked and not answered is asked again, under the
 * same id, so that it is done once.
 */
import { serverTime, timeLeft, type ServerTime } from "./serverTime";
import { browserWakeSignal, ReconnectingSocket, type Socket, type WakeSignal } from "./reconnectingSocket";
import { appended, joined, lastNumber, sinceLastTurn, type Log } from "./log";
import { Problem, unreachable } from "./problem";
import type {
  About,
  Asked,
  Because,
  Choice,
  FromServer,
  Hello,
  Hint,
  Level,
  News,
  No,
  Presence,
  Snapshot,
  TableState,
} from "./types";

export type Connection =
  | { status: "connecting" }
  | { status: "live" }
  /** It comes back by itself; `since` is our own time. */
  | { status: "lost"; since: number }
  /** It does not, until `connect` is called again. */
  | { status: "refused"; why: "no_table" | "old_rules" | "not_allowed"; code: number; reason: string };

/** A request that the server refused; it changed nothing. */
export interface Refusal {
  /** What was asked; nothing if it was to look from a seat. */
  asked: Asked | null;
  error: string;
  message: string;
  clause: string | null;
}

/** What the strong bot would do: how far it has come, and in the end its thoughts, the best first. */
export type HintNow = Pick<Hint, "question" | "progress" | "thoughts" | "continuation">;

/** All there is to show. A new object for every change, and of its parts those that changed are new. */
export interface ClientState {
  readonly connection: Connection;
  readonly about: About | null;
  /** From which the table is seen; nothing for who watches. */
  readonly seat: number | null;
  /** All seats of whoever looks from one: several where people share a screen. */
  readonly own: readonly number[];
  readonly table: TableState | null;
  readonly log: Log;
  readonly presence: Pick<Presence, "seats" | "watchers">;
  /** Asked and not answered yet, in order. */
  readonly pending: readonly Asked[];
  /** The last one, until it is dismissed or something else is asked. */
  readonly refusal: Refusal | null;
  /** For the question that is open now. */
  readonly hint: HintNow | null;
}

export interface TableOptions {
  open?: (id: string) => Socket;
  wakeSignal?: WakeSignal;
  time?: ServerTime;
}

interface Wondering {
  resolve: (because: Because) => void;
  reject: (problem: Problem) => void;
}

type Asking = Asked extends infer A ? (A extends Asked ? Omit<A, "id"> : never) : never;

const REFUSED = { 4404: "no_table", 4410: "old_rules" } as const;

function openSocket(id: string): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

/** Not `crypto.randomUUID`, which is missing on pages that come over plain HTTP from another machine. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join(
    "",
  );
}

export class TableClient {
  #state: ClientState = {
    connection: { status: "connecting" },
    about: null,
    seat: null,
    own: [],
    table: null,
    log: [],
    presence: { seats: [], watchers: 0 },
    pending: [],
    refusal: null,
    hint: null,
  };
  readonly #subscribers = new Set<(now: ClientState) => void>();
  readonly #socket: ReconnectingSocket;
  readonly #time: ServerTime;
  readonly #whys = new Map<string, Wondering>();
  #view: Pick<Hello, "seat" | "watch"> = {}; // where to look from; the server chooses if it is not said
  #hellos = 0; // not answered yet, on this connection
  #sent: string[] = []; // ids not answered yet, on this connection, in the order in which they will be

  constructor(
    readonly id: string,
    { open = openSocket, wakeSignal = browserWakeSignal, time = serverTime }: TableOptions = {},
  ) {
    this.#time = time;
    this.#socket = new ReconnectingSocket(
      () => open(id),
      {
        opened: () => this.#hello(lastNumber(this.#state.log)),
        heard: (message) => this.#heard(message),
        lost: () => this.#lost(),
        refused: (code, reason) => this.#refusedForGood(code, reason),
      },
      wakeSignal,
    );
  }

  // ---- watching it

  get state(): ClientState {
    return this.#state;
  }

  /** Calls with how things stand, at once and after every change: a store, as Svelte understands it. */
  subscribe(subscriber: (now: ClientState) => void): () => void {
    const own = (now: ClientState) => subscriber(now); // who subscribes twice is called twice
    this.#subscribers.add(own);
    subscriber(this.#state);
    return () => this.#subscribers.delete(own);
  }

  /** What has happened since the viewer's own last move. */
  sinceLastTurn(): Log {
    return sinceLastTurn(this.#state.log, this.#state.seat);
  }

  /** The milliseconds each seat has left just now; nothing at a table without clocks. */
  timeLeft(): number[] | null {
    const clocks = this.#state.table?.clocks;
    return clocks ? timeLeft(clocks, this.#time.now()) : null;
  }

  // ---- being connected

  /** Connects; or again, as after becoming somebody else. */
  connect(): void {
    this.#cutOff();
    this.#change({ connection: { status: "connecting" } });
    this.#socket.start();
  }

  /** Ends the connection for good. Nobody is told any more. */
  disconnect(): void {
    this.#subscribers.clear();
    this.#socket.stop();
    this.#cutOff();
  }

  // ---- looking

  /** Looks from a seat of one's own; without one, from that of them which is asked now. */
  lookFrom(seat?: number): void {
    this.#lookAnew(seat === undefined ? {} : { seat });
  }

  /** Looks on as somebody who does not sit here. */
  watch(): void {
    this.#lookAnew({ watch: true });
  }

  /** Which clause forbids a move, or none. Rejects with a Problem, as when the connection is lost. */
  why(move: number | string): Promise<Because> {
    if (this.#state.connection.status !== "live") return Promise.reject(unreachable());
    const id = newId();
    this.#sent.push(id);
    this.#socket.send({ type: "why", id, move, seat: this.#state.seat });
    return new Promise((resolve, reject) => this.#whys.set(id, { resolve, reject }));
  }

  dismissRefusal(): void {
    this.#change({ refusal: null });
  }

  // ---- asking. All return the id under which the request is pending.

  /** Plays one of the choices. While an answer to the same question is on its way, it stays with that one. */
  move(choice: Pick<Choice, "move"> | number | string): string {
    const { seat, table, pending } = this.#state;
    const question = table?.question ?? null;
    const before = pending.find((a) => a.type === "move" && a.question === question && a.seat === seat);
    const move = typeof choice === "object" ? choice.move : choice;
    return before?.id ?? this.#ask({ type: "move", move, question, seat });
  }

  /** Takes back one's last move, or all of one's turn. */
  undo(what: "step" | "turn" = "step"): string {
    return this.#ask({ type: "undo", what, seat: this.#state.seat });
  }

  /** Asks the others to let one take back one's last move and what came after it. */
  askUndo(): string {
    return this.#ask({ type: "ask_undo", seat: this.#state.seat });
  }

  answer(yes: boolean): string {
    return this.#ask({ type: "answer", yes, seat: this.#state.seat });
  }

  say(text: string): string {
    return this.#ask({ type: "say", text });
  }

  /** Takes a seat that is open; without one, any. */
  sit(seat?: number): string {
    return this.#ask({ type: "sit", seat: seat ?? null });
  }

  leave(): string {
    return this.#ask({ type: "leave" });
  }

  /** Takes one's seat back from a bot. */
  return(): string {
    return this.#ask({ type: "return" });
  }

  /** The host gives the open seats to bots. */
  fill(level: Level): string {
    return this.#ask({ type: "fill", level });
  }

  /** The host dissolves a table that has not begun. */
  close(): string {
    return this.#ask({ type: "close" });
  }

  /** Asks what the strong bot would do; it comes as `hint`. One at a time. */
  hint(): string {
    const before = this.#state.pending.find((asked) => asked.type === "hint");
    if (before) return before.id;
    this.#change({ hint: { question: this.#state.table?.question ?? 0, progress: 0 } });
    return this.#ask({ type: "hint", seat: this.#state.seat });
  }

  // ---- to the server

  #ask(asking: Asking): string {
    const asked = { ...asking, id: newId() } as Asked;
    this.#change({ pending: [...this.#state.pending, asked], refusal: null });
    if (this.#state.connection.status === "live") this.#send(asked);
    return asked.id;
  }

  #send(asked: Asked): void {
    if (asked.type !== "hint") this.#sent.push(asked.id); // hints are answered out of turn
    this.#socket.send(asked);
  }

  #lookAnew(view: Pick<Hello, "seat" | "watch">): void {
    this.#view = view;
    if (this.#state.connection.status === "live") this.#hello();
  }

  /** Each viewer is told under numbers of their own, so `last` is said only to go on as the same one. */
  #hello(last = 0): void {
    const { seat, about } = this.#state;
    const same = about !== null && (this.#view.seat ?? null) === seat;
    this.#hellos += 1;
    this.#socket.send({ type: "hello", ...this.#view, ...(same && last > 0 ? { last } : {}) });
  }

  // ---- from the server

  #heard(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#hellos -= 1;
        this.#look(message);
        break;
      case "told":
        this.#told(message);
        break;
      case "ack":
        this.#done(message.id);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "because":
        this.#answered(message.id)?.resolve(message);
        break;
      case "hint":
        this.#hinted(message);
        break;
      case "presence":
        this.#change({ presence: { seats: message.seats, watchers: message.watchers } });
        break;
      case "pong":
        this.#time.heard(message.at);
        break;
      default:
        message satisfies never;
    }
  }

  #look({ seat, own, about, table, ...rest }: Snapshot): void {
    const known = seat === this.#state.seat ? this.#state.log : [];
    const log = joined(known, rest);
    if (log === null) return this.#hello();
    this.#time.heard(log.at(-1)?.at ?? 0);
    if (this.#hellos === 0 && !this.#view.watch) this.#view = seat === null ? {} : { seat };
    const back = this.#state.connection.status !== "live";
    this.#change({ connection: { status: "live" }, seat, own, about, table, log });
    if (back) this.#state.pending.forEach((asked) => this.#send(asked));
  }

  #told({ told, table }: News): void {
    this.#time.heard(told.at);
    const { log } = this.#state;
    const next = lastNumber(log) + 1;
    if (told.number > next) {
      if (this.#hellos === 0) this.#hello(lastNumber(log));
    } else if (told.number === next) {
      this.#change({ log: appended(log, told), table });
    }
  }

  #done(id: string | null): void {
    const asked = this.#settle(id);
    if (asked?.type === "sit" || asked?.type === "leave") this.#lookAnew({});
  }

  #refused({ id, error, message, clause = null, snapshot }: No): void {
    if (error === "unavailable" && this.#state.pending.some((asked) => asked.id === id)) {
      this.#socket.reconnect(); // and it is asked again when we are back
      return;
    }
    if (snapshot) this.#look(snapshot);
    const ours = id ?? (error === "malformed" ? this.#sent[0] : undefined);
    const asked = this.#settle(ours ?? null);
    this.#answered(ours ?? null)?.reject(new Problem(error, message, { clause }));
    if (asked?.type === "hint") this.#change({ hint: null });
    if (asked) this.#change({ refusal: { asked, error, message, clause } });
    else if (error === "not_yours" && id === null) this.#notOurSeat({ asked: null, error, message, clause });
  }

  /** The seat we wanted to look from is not ours, or no longer. */
  #notOurSeat(refusal: Refusal): void {
    this.#hellos -= 1;
    const { connection, seat } = this.#state;
    if (connection.status === "live") {
      this.#view = seat === null ? {} : { seat };
      this.#change({ refusal });
    } else {
      this.#view = {};
      this.#hello();
    }
  }

  #hinted({ id, question, progress, thoughts, continuation }: Hint): void {
    if (!this.#state.pending.some((asked) => asked.id === id)) return;
    this.#change({
      hint: { question, progress, thoughts: thoughts ?? null, continuation: continuation ?? null },
    });
    if (thoughts) this.#settle(id);
  }

  #settle(id: string | null): Asked | undefined {
    const asked = this.#state.pending.find((one) => one.id === id);
    this.#sent = this.#sent.filter((one) => one !== id);
    if (asked) this.#change({ pending: this.#state.pending.filter((one) => one !== asked) });
    return asked;
  }

  #answered(id: string | null): Wondering | undefined {
    const wondering = this.#whys.get(id ?? "");
    this.#whys.delete(id ?? "");
    this.#sent = this.#sent.filter((one) => one !== id);
    return wondering;
  }

  #lost(): void {
    this.#cutOff();
    if (this.#state.connection.status !== "lost")
      this.#change({ connection: { status: "lost", since: Date.now() } });
  }

  #refusedForGood(code: number, reason: string): void {
    this.#cutOff();
    const why = REFUSED[code as keyof typeof REFUSED] ?? "not_allowed";
    this.#change({ connection: { status: "refused", why, code, reason }, pending: [], hint: null });
  }

  /** Nothing more comes over this connection. */
  #cutOff(): void {
    this.#hellos = 0;
    this.#sent = [];
    for (const { reject } of this.#whys.values()) reject(unreachable());
    this.#whys.clear();
  }

  #change(changes: Partial<ClientState>): void {
    const before = this.#state;
    this.#state = { ...before, ...changes };
    const { seat, table, hint, pending } = this.#state;
    if (hint && (seat !== before.seat || (table && hint.question !== table.question))) {
      // It is for a question that has passed, and so is an answer that may still come.
      this.#state = { ...this.#state, hint: null, pending: pending.filter((asked) => asked.type !== "hint") };
    }
    for (const subscriber of [...this.#subscribers]) subscriber(this.#state);
  }
}

/**
 * The client of one table. The server decides how the table stands; nothing is guessed, and a move is `pending` until
 * the server confirms it. After a lost connection, unanswered requests are sent again under the same id, so that each is
 * done once.
 */
import { serverTime, timeLeft, type ServerTime } from "./serverTime";
import { browserWakeSignal, ReconnectingSocket, type Socket, type WakeSignal } from "./reconnectingSocket";
import { appended, joined, lastNumber, sinceLastTurn, type Log } from "./log";
import { positions } from "./api";
import { Problem, unreachable } from "./problem";
import type {
  About,
  BotsMessage,
  PendingRequest,
  WhyAnswer,
  Choice,
  FromServer,
  Hello,
  Hint,
  Level,
  EntryMessage,
  PastPosition,
  RefusalMessage,
  Premove,
  Presence,
  Snapshot,
  TableState,
} from "./types";

export type Connection =
  | { status: "connecting" }
  | { status: "live" }
  /** It reconnects automatically. `since` is the client's time. */
  | { status: "lost"; since: number }
  /** It does not reconnect until `connect` is called. */
  | {
      status: "refused";
      why: "no_table" | "old_rules" | "damaged" | "not_allowed";
      code: number;
      reason: string;
    };

/** A request that the server refused. Nothing changed. */
export interface Refusal {
  /** The request; null if it was a change of the seat to look from. */
  asked: PendingRequest | null;
  error: string;
  message: string;
  clause: string | null;
}

/** A hint of the strong bot: its progress, and at the end its thoughts, best first. */
export type HintNow = Pick<
  Hint,
  "question" | "progress" | "thoughts" | "continuation" | "compared" | "reasons"
>;

/** Everything there is to show. Each change makes a new object; unchanged parts stay the same objects. */
export interface ClientState {
  readonly connection: Connection;
  readonly about: About | null;
  /** The seat the table is seen from; null for spectators. */
  readonly seat: number | null;
  /** All seats of the viewer: several if people share a screen. */
  readonly own: readonly number[];
  readonly table: TableState | null;
  readonly log: Log;
  readonly presence: Pick<Presence, "seats" | "watchers">;
  /** How the bots think now, and the seats of those that this concerns. */
  readonly bots: Pick<BotsMessage, "thinking" | "seats">;
  /** Requests without an answer, in order. */
  readonly pending: readonly PendingRequest[];
  /** The last refusal, until it is dismissed or something else is requested. */
  readonly refusal: Refusal | null;
  /** The hint for the current question. */
  readonly hint: HintNow | null;
}

/** What the board shows: the table after an entry of the log, as the viewer saw it. */
export type Position = Omit<PastPosition, "number">;

export interface TableOptions {
  open?: (id: string) => Socket;
  wakeSignal?: WakeSignal;
  time?: ServerTime;
  /** Asks the server for earlier positions. */
  past?: typeof positions;
}

interface Wondering {
  resolve: (because: WhyAnswer) => void;
  reject: (problem: Problem) => void;
}

type Asking = PendingRequest extends infer A ? (A extends PendingRequest ? Omit<A, "id"> : never) : never;

const AS_USUAL: ClientState["bots"] = { thinking: "full", seats: [] };
const POSITIONS_AT_ONCE = 12;
const MOST_POSITIONS = 300;
const REFUSED = { 4404: "no_table", 4410: "old_rules", 4411: "damaged" } as const;

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
    bots: AS_USUAL,
    pending: [],
    refusal: null,
    hint: null,
  };
  readonly #subscribers = new Set<(now: ClientState) => void>();
  readonly #socket: ReconnectingSocket;
  readonly #time: ServerTime;
  readonly #past: typeof positions;
  readonly #positions = new Map<number, Position>(); // by the numbers of the log
  readonly #whys = new Map<string, Wondering>();
  #view: Pick<Hello, "seat" | "watch"> = {}; // where to look from; by default the server chooses
  #hellos = 0; // without an answer, on this connection
  #sent: string[] = []; // ids without an answer on this connection, in the order of the answers

  constructor(
    readonly id: string,
    {
      open = openSocket,
      wakeSignal = browserWakeSignal,
      time = serverTime,
      past = positions,
    }: TableOptions = {},
  ) {
    this.#time = time;
    this.#past = past;
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

  // ---- state

  get state(): ClientState {
    return this.#state;
  }

  /** A Svelte store: calls with the state at once and after every change. */
  subscribe(subscriber: (now: ClientState) => void): () => void {
    const own = (now: ClientState) => subscriber(now); // a function that subscribes twice is called twice
    this.#subscribers.add(own);
    subscriber(this.#state);
    return () => this.#subscribers.delete(own);
  }

  /** The log entries since the viewer's last move. */
  sinceLastTurn(): Log {
    return sinceLastTurn(this.#state.log, this.#state.seat);
  }

  /** The position after an entry, if we have seen it. */
  knownPosition(number: number): Position | undefined {
    return this.#positions.get(number);
  }

  /** The position after an entry; unknown ones come from the server, with some that follow. Rejects with a Problem. */
  async positionAfter(number: number): Promise<Position | undefined> {
    const { seat, log } = this.#state;
    if (!this.#positions.has(number)) {
      const last = Math.min(number + POSITIONS_AT_ONCE - 1, Math.max(number, lastNumber(log)));
      const found = await this.#past(this.id, number, last, seat);
      if (seat !== this.#state.seat) return undefined; // another seat has other numbers
      for (const { number: at, ...position } of found) this.#keep(at, position);
    }
    return this.#positions.get(number);
  }

  #keep(
    number: number,
    { view, prompt, waiting }: { [Part in keyof Position]: Position[Part] | null },
  ): void {
    if (view && prompt) this.#positions.set(number, { view, prompt, waiting: waiting ?? [] });
    if (this.#positions.size > MOST_POSITIONS)
      this.#positions.delete(this.#positions.keys().next().value ?? 0);
  }

  /** The milliseconds each seat has left; null at a table without clocks. */
  timeLeft(): number[] | null {
    const table = this.#state.table;
    return table?.clocks ? timeLeft(table.clocks, this.#time.now(), table.seats) : null;
  }

  // ---- connection

  /** Connects, or connects again, for example as another user. */
  connect(): void {
    this.#cutOff();
    this.#change({ connection: { status: "connecting" } });
    this.#socket.start();
  }

  /** Ends the connection for good and removes all subscribers. */
  disconnect(): void {
    this.#subscribers.clear();
    this.#socket.stop();
    this.#cutOff();
  }

  // ---- viewing

  /** Looks from one of the viewer's seats. Without one: from the seat to move. */
  lookFrom(seat?: number): void {
    this.#lookAgain(seat === undefined ? {} : { seat });
  }

  /** Looks as a spectator. */
  watch(): void {
    this.#lookAgain({ watch: true });
  }

  /** The clause that forbids a move, or none. Rejects with a Problem, for example if the connection is lost. */
  why(move: number | string): Promise<WhyAnswer> {
    if (this.#state.connection.status !== "live") return Promise.reject(unreachable());
    const id = newId();
    this.#sent.push(id);
    this.#socket.send({ type: "why", id, move, seat: this.#state.seat });
    return new Promise((resolve, reject) => this.#whys.set(id, { resolve, reject }));
  }

  dismissRefusal(): void {
    this.#change({ refusal: null });
  }

  // ---- requests. All return the id of the pending request.

  /** Plays one of the choices. While a move for the same question is pending, that one stays. */
  move(choice: Pick<Choice, "move"> | number | string): string {
    const { seat, table, pending } = this.#state;
    const question = table?.question ?? null;
    const before = pending.find((a) => a.type === "move" && a.question === question && a.seat === seat);
    const move = typeof choice === "object" ? choice.move : choice;
    return before?.id ?? this.#ask({ type: "move", move, question, seat });
  }

  /** Takes back the viewer's last move, or the whole turn. */
  undo(what: "step" | "turn" = "step"): string {
    return this.#ask({ type: "undo", what, seat: this.#state.seat });
  }

  /** Asks the others to agree to take back the viewer's last move and everything after it. */
  askUndo(): string {
    return this.#ask({ type: "ask_undo", seat: this.#state.seat });
  }

  /** Asks the others to agree that the game changes no ratings. */
  askCasual(): string {
    return this.#ask({ type: "ask_casual", seat: this.#state.seat });
  }

  answer(yes: boolean): string {
    return this.#ask({ type: "answer", yes, seat: this.#state.seat });
  }

  /** Sets the viewer's moves in advance, instead of those before. */
  setPremoves(premoves: Premove[]): string {
    return this.#ask({ type: "premoves", premoves, seat: this.#state.seat });
  }

  say(text: string): string {
    return this.#ask({ type: "say", text });
  }

  /** Takes an open seat; without a number, any. */
  sit(seat?: number): string {
    return this.#ask({ type: "sit", seat: seat ?? null });
  }

  leave(): string {
    return this.#ask({ type: "leave" });
  }

  /** Takes the viewer's seat back from a bot. */
  return(): string {
    return this.#ask({ type: "return" });
  }

  /** The host gives the open seats to bots. */
  fill(level: Level): string {
    return this.#ask({ type: "fill", level });
  }

  /** The host closes a table that has not begun. */
  close(): string {
    return this.#ask({ type: "close" });
  }

  /** Asks what the strong bot would do. The answer appears as `hint`. One at a time. */
  hint(): string {
    const before = this.#state.pending.find((asked) => asked.type === "hint");
    if (before) return before.id;
    this.#change({ hint: { question: this.#state.table?.question ?? 0, progress: 0 } });
    return this.#ask({ type: "hint", seat: this.#state.seat });
  }

  // ---- to the server

  #ask(asking: Asking): string {
    const asked: PendingRequest = { ...asking, id: newId() };
    this.#change({ pending: [...this.#state.pending, asked], refusal: null });
    if (this.#state.connection.status === "live") this.#send(asked);
    return asked.id;
  }

  #send(asked: PendingRequest): void {
    if (asked.type !== "hint") this.#sent.push(asked.id); // hints are answered out of order
    this.#socket.send(asked);
  }

  #lookAgain(view: Pick<Hello, "seat" | "watch">): void {
    this.#view = view;
    if (this.#state.connection.status === "live") this.#hello();
  }

  /** Each viewer has its own entry numbers, so `last` is sent only if the viewer stays the same. */
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
      case "bots":
        this.#change({ bots: { thinking: message.thinking, seats: message.seats } });
        break;
      case "hidden":
        this.#change({
          log: this.#state.log.map((entry) =>
            entry.number === message.number ? { ...entry, text: "", hidden: true } : entry,
          ),
        });
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
    if (seat !== this.#state.seat) this.#positions.clear();
    const log = joined(known, rest);
    if (log === null) return this.#hello();
    this.#time.heard(log.at(-1)?.at ?? 0);
    this.#keep(lastNumber(log), table);
    if (this.#hellos === 0 && !this.#view.watch) this.#view = seat === null ? {} : { seat };
    const back = this.#state.connection.status !== "live";
    this.#change({ connection: { status: "live" }, seat, own, about, table, log });
    if (back) {
      this.#change({ bots: AS_USUAL }); // if they do not, the server says so
      this.#state.pending.forEach((asked) => this.#send(asked));
    }
  }

  #told({ told, table }: EntryMessage): void {
    this.#time.heard(told.at);
    const { log } = this.#state;
    const next = lastNumber(log) + 1;
    if (told.number > next) {
      if (this.#hellos === 0) this.#hello(lastNumber(log));
    } else if (told.number === next) {
      this.#keep(told.number, table);
      this.#change({ log: appended(log, told), table });
    }
  }

  #done(id: string | null): void {
    const asked = this.#settle(id);
    if (asked?.type === "sit" || asked?.type === "leave") this.#lookAgain({});
  }

  #refused({ id, error, message, clause = null, snapshot }: RefusalMessage): void {
    if (error === "unavailable" && this.#state.pending.some((asked) => asked.id === id)) {
      this.#socket.reconnect(); // the request is sent again after the reconnect
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

  /** The seat to look from is not, or no longer, the viewer's. */
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

  #hinted({ id, question, progress, thoughts, continuation, compared, reasons }: Hint): void {
    if (!this.#state.pending.some((asked) => asked.id === id)) return;
    this.#change({
      hint: {
        question,
        progress,
        thoughts: thoughts ?? null,
        continuation: continuation ?? null,
        compared: compared ?? null,
        reasons: reasons ?? null,
      },
    });
    if (thoughts) this.#settle(id);
  }

  #settle(id: string | null): PendingRequest | undefined {
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

  /** Forgets everything that this connection still owed. */
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
      // The hint belongs to an earlier question, and so does an answer that may still arrive.
      this.#state = { ...this.#state, hint: null, pending: pending.filter((asked) => asked.type !== "hint") };
    }
    for (const subscriber of [...this.#subscribers]) subscriber(this.#state);
  }
}

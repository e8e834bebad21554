/** Fakes for the tests of the core: the server's end of a socket, and tables as it describes them. */
import type { Socket } from "./reconnectingSocket";
import type { FromClient, FromServer, Snapshot, TableState, ShownEntry } from "./types";

export class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: FromClient[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  // ---- the server's end

  accept(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  tell(...messages: FromServer[]): void {
    for (const message of messages)
      this.onmessage?.call(
        this as unknown as WebSocket,
        { data: JSON.stringify(message) } as MessageEvent<string>,
      );
  }

  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code, reason } as CloseEvent);
  }

  /** The sent messages of one type. */
  all<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: T }>[];
  }
}

/** The sockets a client opens, one after the other. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  #wake: () => void = () => undefined;

  readonly open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  readonly wakeSignal = (call: () => void): (() => void) => {
    this.#wake = call;
    return () => (this.#wake = () => undefined);
  };

  wake(): void {
    this.#wake();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export function tableState(state: Partial<TableState> = {}): TableState {
  return {
    status: "running",
    waiting: [0],
    seats: [],
    clocks: null,
    request: null,
    rated: false,
    rematch: null,
    prompt: null,
    view: {},
    choices: [],
    question: 1,
    premoves: [],
    undoable: 0,
    ...state,
  };
}

export function entry(number: number, more: Partial<ShownEntry> = {}): ShownEntry {
  return {
    number,
    kind: "moved",
    at: 1000 * number,
    seat: number % 2,
    by_bot: false,
    events: [],
    taken_back: false,
    takes_back: [],
    ...more,
  };
}

/** Entries from one number to another. */
export function entries(first: number, last: number): ShownEntry[] {
  return Array.from({ length: last - first + 1 }, (_, n) => entry(first + n));
}

export function snapshot(told: ShownEntry[], more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    number: told.at(-1)?.number ?? more.since ?? 0,
    since: null,
    seat: 0,
    own: [0],
    about: {
      id: "abc",
      game: "palio",
      options: {},
      public: false,
      pace: { kind: "unhurried" },
      patience: 120,
      stand_in: "apprentice",
      on_time: "bot",
      friendly: true,
      hints: true,
      broadcast: "off",
      commitment: null,
      rematch_of: null,
      continues: null,
    },
    table: tableState({ question: told.at(-1)?.number ?? more.since ?? 0 }),
    told,
    ...more,
  };
}

export function news(told: ShownEntry, state: Partial<TableState> = {}): FromServer {
  return { type: "told", told, table: tableState({ question: told.number, ...state }) };
}

export function refused(
  id: string | null,
  error: string,
  more: Partial<Extract<FromServer, { type: "refused" }>> = {},
): FromServer {
  return { type: "refused", id, error, message: `${error}.`, clause: null, ...more };
}

export function ack(id: string | null | undefined, again = false): FromServer {
  return { type: "ack", id: id ?? null, number: 0, again };
}

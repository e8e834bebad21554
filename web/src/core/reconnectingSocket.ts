import type { FromClient, FromServer } from "./types";

/** In milliseconds. */
export const TIMEOUTS = {
  first: 20_000, // until the first message; the server may have to replay the table's log
  quiet: 15_000, // without a message, then send a ping
  answer: 8_000, // for the answer to a ping
  steady: 10_000, // a connection that lasted this long resets the count of failures
  shortest: 500, // before the next attempt; doubles with each failure,
  longest: 10_000, // up to here
};

/** Close codes after which another attempt is useless: not allowed, no such table, old rules. */
const FINAL = [1008, 4404, 4410, 4411];

/** The part of WebSocket that is used here. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;
const OPEN = 1; // WebSocket.OPEN, also where there is no browser

export interface SocketListener<Heard = FromServer> {
  opened(): void;
  heard(message: Heard): void;
  /** The connection was lost and will be opened again. */
  lost(): void;
  /** The server refused permanently; there is no further attempt. */
  refused(code: number, reason: string): void;
}

/** Calls back when the network or the page returns or may be gone. Returns a function that stops it. */
export type WakeSignal = (call: () => void) => () => void;

export const browserWakeSignal: WakeSignal = (call) => {
  const shown = () => {
    if (document.visibilityState === "visible") call();
  };
  for (const kind of ["online", "offline"]) window.addEventListener(kind, call);
  document.addEventListener("visibilitychange", shown);
  return () => {
    for (const kind of ["online", "offline"]) window.removeEventListener(kind, call);
    document.removeEventListener("visibilitychange", shown);
  };
};

/** A WebSocket that reconnects when it breaks, and that detects silent failures by pings. By default one of a table. */
export class ReconnectingSocket<Said = FromClient, Heard = FromServer> {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined; // for the next attempt, ping or timeout
  #asleep: (() => void) | null = null;
  #failures = 0;
  #steadyFrom = Infinity;
  #pinged = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: SocketListener<Heard>,
    private readonly wakeSignal: WakeSignal = browserWakeSignal,
  ) {}

  start(): void {
    this.#asleep ??= this.wakeSignal(() => this.#wake());
    this.#drop();
    this.#connect();
  }

  stop(): void {
    this.#asleep?.();
    this.#asleep = null;
    this.#drop();
  }

  send(message: Said | { type: "ping" }): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Drops the connection and opens a new one. */
  reconnect(): void {
    this.#drop();
    this.#retry();
  }

  #connect(): void {
    const socket = (this.#socket = this.open());
    this.#pinged = false;
    this.#steadyFrom = Infinity;
    this.#wait(TIMEOUTS.first, () => this.reconnect());
    socket.onopen = () => this.listener.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Heard);
    socket.onclose = ({ code, reason }) => {
      this.#forget();
      if (FINAL.includes(code)) {
        this.stop();
        this.listener.refused(code, reason);
      } else {
        this.#retry();
      }
    };
  }

  #hear(message: Heard): void {
    this.#pinged = false;
    this.#steadyFrom = Math.min(this.#steadyFrom, Date.now() + TIMEOUTS.steady);
    this.#wait(TIMEOUTS.quiet, () => this.#ping());
    this.listener.heard(message);
  }

  #ping(): void {
    if (this.#pinged) return;
    this.#pinged = true;
    this.send({ type: "ping" });
    this.#wait(TIMEOUTS.answer, () => this.reconnect());
  }

  #wake(): void {
    if (this.#socket === null) this.#connect();
    else if (this.#steadyFrom < Infinity) this.#ping();
  }

  #retry(): void {
    this.#failures = Date.now() >= this.#steadyFrom ? 0 : this.#failures + 1;
    const most = Math.min(TIMEOUTS.longest, TIMEOUTS.shortest * 2 ** this.#failures);
    this.#wait(most * (0.5 + Math.random() / 2), () => this.#connect()); // jitter, so that clients do not all come back at once
    this.listener.lost();
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }

  /** Closes the socket without waiting for the other end, which may be gone. */
  #drop(): void {
    const socket = this.#socket;
    this.#forget();
    socket?.close();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    if (this.#socket) this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket = null;
  }
}

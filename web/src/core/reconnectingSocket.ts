import type { FromClient, FromServer } from "./types";

/** In milliseconds. */
export const TIMEOUTS = {
  first: 20_000, // for the first word: a table that nobody was at is read from its log
  quiet: 15_000, // of silence, then we ask whether anybody is there
  answer: 8_000, // for the answer to that
  steady: 10_000, // a connection that lasted so long makes up for those that failed before
  shortest: 500, // before another try; doubled with each failure,
  longest: 10_000, // up to here
};

/** Closed with these, there is no use in trying again: not allowed, no such table, old rules. */
const FINAL = [1008, 4404, 4410];

/** What a line uses of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;
const OPEN = 1; // WebSocket.OPEN, where there is no browser too

export interface SocketListener {
  opened(): void;
  heard(message: FromServer): void;
  /** It will be opened again. */
  lost(): void;
  /** It will not. */
  refused(code: number, reason: string): void;
}

/** Calls when the network or the page comes back, or may have gone. Returns how to stop that. */
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

/** A socket that is opened again whenever it breaks, and that notices when it has broken in silence. */
export class ReconnectingSocket {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined; // until the next try, ping, or end of patience
  #asleep: (() => void) | null = null;
  #failures = 0;
  #steadyFrom = Infinity;
  #pinged = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: SocketListener,
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

  send(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Gives this connection up, as if it had broken. */
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
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
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

  #hear(message: FromServer): void {
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
    this.#wait(most * (0.5 + Math.random() / 2), () => this.#connect()); // not all clients at once
    this.listener.lost();
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }

  /** Closes the socket without waiting for the other end, which may be long gone. */
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

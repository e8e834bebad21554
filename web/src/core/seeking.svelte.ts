/** Looking for opponents: the user's seek, on every page, until they are at the table. */
import * as api from "./api";
import { currentUser } from "./currentUser";
import { ReconnectingSocket } from "./reconnectingSocket";
import { Setting } from "./setting.svelte";
import type { FromServer, SeekRequest, SeekState } from "./types";

/** Whether a sound calls the user to the table. */
export const callSound = new Setting("call-sound", ["on", "off"], "on");

const ADDRESS = "/api/me/seek/socket";

class Seeking {
  /** What the user looks for; with a table when there is one. */
  seek = $state.raw<SeekState | null>(null);
  #socket: ReconnectingSocket | null = null;

  /** The table to which the user is called. */
  get table(): string | null {
    return this.seek?.table ?? null;
  }

  /** Goes on with a seek that began before the page was loaded. */
  async resume(): Promise<void> {
    if (!(await currentUser.load())) return;
    this.#set(await api.seek());
  }

  /** Begins to look for opponents, or changes when bots may join. Visitors become guests. */
  async start(wanted: SeekRequest): Promise<void> {
    await currentUser.orGuest();
    this.#set(await api.startSeek(wanted));
  }

  /** Stops looking, or puts a call aside. A table that was found in the meantime is shown. */
  async stop(): Promise<void> {
    const called = this.table !== null;
    const late = await api.stopSeek();
    this.#set(called ? null : late);
  }

  #set(seek: SeekState | null): void {
    this.seek = seek;
    if (seek && seek.table === null) this.#connect();
    else this.#disconnect();
  }

  /** While this is connected, the server keeps the seek. Timers of a hidden page would be too slow. */
  #connect(): void {
    if (this.#socket) return;
    this.#socket = new ReconnectingSocket(
      () => new WebSocket(`${location.origin.replace(/^http/, "ws")}${ADDRESS}`),
      {
        opened: () => undefined,
        heard: (message) => this.#heard(message),
        lost: () => undefined, // the server keeps the seek for a while
        refused: () => this.#set(null),
      },
    );
    this.#socket.start();
  }

  #disconnect(): void {
    this.#socket?.stop();
    this.#socket = null;
  }

  #heard(message: FromServer | { type: "seek"; seek: SeekState | null }): void {
    if (message.type === "seek") this.#set(message.seek);
  }
}

export const seeking = new Seeking();

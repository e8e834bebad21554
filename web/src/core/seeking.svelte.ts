/** Looking for opponents: the user's seek, on every page, until they are at the table. */
import * as api from "./api";
import { currentUser } from "./currentUser";
import { Problem, unreachable } from "./problem";
import { ReconnectingSocket } from "./reconnectingSocket";
import { Setting } from "./setting.svelte";
import type { FromSeeker, SeekRequest, SeekState, ToSeeker } from "./types";

/** Whether a sound calls the user to the table. */
export const callSound = new Setting("call-sound", ["on", "off"], "on");

const ADDRESS = "/api/me/seek/socket";

/** A wish that the server has not answered yet. */
interface Asked {
  wanted: SeekRequest;
  answered: () => void;
  failed: (problem: Problem) => void;
}

class Seeking {
  /** What the user looks for; with a table when there is one. */
  seek = $state.raw<SeekState | null>(null);
  #socket: ReconnectingSocket<FromSeeker, ToSeeker> | null = null;
  #asked: Asked | null = null;

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
    await new Promise<void>((answered, failed) => {
      this.#asked = { wanted, answered, failed };
      if (this.#socket) this.#ask();
      else this.#connect();
    });
  }

  #ask(): void {
    if (this.#asked) this.#socket?.send({ type: "seek", ...this.#asked.wanted });
  }

  /** The wish came to nothing. A seek from before it stays. */
  #fail(problem: Problem): void {
    const asked = this.#asked;
    this.#asked = null;
    this.#set(this.seek);
    asked?.failed(problem);
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
    this.#socket = new ReconnectingSocket<FromSeeker, ToSeeker>(
      () => new WebSocket(`${location.origin.replace(/^http/, "ws")}${ADDRESS}`),
      {
        opened: () => this.#ask(),
        heard: (message) => this.#heard(message),
        lost: () => {
          if (this.#asked) this.#fail(unreachable()); // otherwise the server keeps the seek for a while
        },
        refused: (_, reason) => {
          this.seek = null;
          this.#fail(new Problem("refused", reason));
        },
      },
    );
    this.#socket.start();
  }

  #disconnect(): void {
    this.#socket?.stop();
    this.#socket = null;
  }

  #heard(message: ToSeeker): void {
    if (message.type === "refused") {
      this.#fail(new Problem(message.error, message.message));
    } else if (message.type === "seek") {
      if (this.#asked && !message.seek) return; // sent before the wish arrived
      this.#set(message.seek);
      this.#asked?.answered();
      this.#asked = null;
    }
  }
}

export const seeking = new Seeking();

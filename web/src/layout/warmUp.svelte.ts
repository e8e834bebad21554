/** Whether bots still warm up, which they do for a minute after the server's first start on a machine. */
import { botStatus } from "../core/api";
import type { BotStatus } from "../core/types";

const EVERY = 2000; // milliseconds

const NONE: BotStatus = { warming_up: [], functions: 0, compiled: 0, seconds_left: null, thinking: "full" };

class WarmUp {
  status = $state.raw(NONE);

  /** Asks the server until all bots are ready, or until the returned function is called. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let followed = true;
    const look = async () => {
      const status = await botStatus().catch(() => NONE); // without an answer there is nothing to show
      if (!followed) return;
      this.status = status;
      if (status.warming_up.length) timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      followed = false;
      clearTimeout(timer);
    };
  }

  /** Whether the bots of a game, or of any game, still play less well than they will. */
  concerns(slug?: string): boolean {
    return slug === undefined ? this.status.warming_up.length > 0 : this.status.warming_up.includes(slug);
  }
}

export const warmUp = new WarmUp();

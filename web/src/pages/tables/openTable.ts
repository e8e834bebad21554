import * as api from "../../core/api";
import { keepLastGame } from "../../core/preferences";
import { notices } from "../../core/notices";
import { currentUser } from "../../core/currentUser";
import type { Opened, Opening } from "../../core/types";
import { go } from "../../layout/navigation";

/** Runs a request that leads to a table and goes there. Unknown visitors become guests. Problems are shown. */
export async function goToTable(lead: () => Promise<Opened>, search = ""): Promise<void> {
  try {
    await currentUser.orGuest();
    const { id } = await lead();
    go(`/t/${id}${search}`);
  } catch (problem) {
    notices.problem(problem);
  }
}

export function openAndGo(opening: Opening, search = ""): Promise<void> {
  keepLastGame(opening.game);
  return goToTable(() => api.openTable(opening), search);
}

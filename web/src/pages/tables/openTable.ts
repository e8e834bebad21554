import * as api from "../../core/api";
import { keepLastGame } from "../../core/preferences";
import { notices } from "../../core/notices";
import { currentUser } from "../../core/currentUser";
import type { NewTable, TableRequest } from "../../core/types";
import { go } from "../../layout/navigation";

/** Runs a request that leads to a table and goes there. Unknown visitors become guests. Problems are shown. */
export async function goToTable(lead: () => Promise<NewTable>, search = ""): Promise<void> {
  try {
    await currentUser.orGuest();
    const { id } = await lead();
    go(`/t/${id}${search}`);
  } catch (problem) {
    notices.problem(problem);
  }
}

export function openAndGo(opening: TableRequest, search = ""): Promise<void> {
  keepLastGame(opening.game);
  return goToTable(() => api.openTable(opening), search);
}

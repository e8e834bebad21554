/** Whose chat messages the user does not want to see: their keys, which differ from table to table. */
import { SvelteSet } from "svelte/reactivity";
import type { Companion } from "./types";

export const muted = new SvelteSet<string>();

/** Follows what the server says about the people at a table. */
export function followMuted(people: readonly Companion[]): void {
  for (const { person, mute, block } of people)
    if (mute || block) muted.add(person);
    else muted.delete(person);
}

/** Keys that act on a whole page. */

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** The key of an event as one lower-case letter or sign; empty while somebody writes or holds another key. */
export function shortcut(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return "";
  if (event.target instanceof Element && event.target.closest(WRITING)) return "";
  return event.key.length === 1 ? event.key.toLowerCase() : "";
}

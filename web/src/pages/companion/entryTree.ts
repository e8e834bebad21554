/**
 * What can be entered, as a few large buttons: by the name of the move or event, then by its arguments. A label is what
 * the sentences of a group have in common, so no game has to say how it is grouped.
 */
import { commonStart } from "../../table/general/choiceGroups";

export interface EntryItem {
  readonly key: string;
  readonly text: string;
  /** The name of the move or event. */
  readonly name: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface EntryButton {
  readonly key: string;
  readonly label: string;
  /** What to choose from next; a single item is entered at once. */
  readonly items: readonly EntryItem[];
}

export const FEW = 8; // items that are shown at once
/** Buttons at once in a list that cannot be grouped; the others are found by typing. */
export const MOST = 12;

/** The buttons for some items. `heading` is what has been chosen already and is not repeated. */
export function buttonsOf(items: readonly EntryItem[], heading = ""): EntryButton[] {
  if (items.length > FEW) {
    const byName = grouped(items, ({ name }) => name);
    if (byName.length > 1) return byName.map((group) => button(group, heading));
    for (const arg of Object.keys(items[0]?.args ?? {})) {
      const groups = grouped(items, ({ args }) => String(args[arg])).map((group) => button(group, heading));
      const labels = new Set(groups.map(({ label }) => label));
      const useful = groups.length > 1 && groups.length < items.length && labels.size === groups.length;
      if (useful && !labels.has("")) return groups;
    }
  }
  return items.map((item) => ({ key: item.key, label: without(heading, item.text), items: [item] }));
}

/** The heading under which the items of a button are shown. */
export const headingOf = (items: readonly EntryItem[]): string => (items.length > 1 ? startOf(items) : "");

/** The buttons with all words of a search; whole words first, so that "3" finds 3 before 30. */
export function found(buttons: readonly EntryButton[], search: string): readonly EntryButton[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (!words.length) return buttons;
  const rank = ({ items }: EntryButton): number => {
    const texts = items.map(({ text }) => folded(text));
    if (!texts.some((text) => words.every((word) => text.includes(word)))) return 0;
    return texts.some((text) => words.every((word) => text.split(/[^\p{L}\p{N}]+/u).includes(word))) ? 2 : 1;
  };
  return buttons
    .map((one) => ({ one, rank: rank(one) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function grouped(items: readonly EntryItem[], keyOf: (item: EntryItem) => string): EntryItem[][] {
  const groups = new Map<string, EntryItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

function button(items: readonly EntryItem[], heading: string): EntryButton {
  const [first] = items;
  const text = items.length === 1 ? (first?.text ?? "") : startOf(items);
  const label = without(heading, text) || without(heading, first?.text ?? "");
  const key = items.length === 1 ? (first?.key ?? "") : `${items.length} ${first?.key}`;
  return { key, label, items };
}

function without(heading: string, text: string): string {
  return heading && text.startsWith(heading) ? text.slice(heading.length).trimStart() : text;
}

const startOf = (items: readonly EntryItem[]): string =>
  commonStart(items.map(({ text }) => text.split(" "))).join(" ");

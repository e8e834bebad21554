/** Groups of choices for the general board: by the name of the move, under what their sentences have in common. */
import type { Choice } from "../../core/choices";
import type { Translator } from "../../core/translator";

export interface LabelledChoice {
  readonly choice: Choice;
  /** The whole sentence. */
  readonly text: string;
  /** The sentence without the heading of its group. */
  readonly label: string;
}

export interface ChoiceGroup {
  readonly key: string;
  /** Empty for choices that stand alone. */
  readonly heading: string;
  readonly items: readonly LabelledChoice[];
}

const MANY = 12; // choices in a group before it is split by the first argument

export function groupChoices(choices: readonly Choice[], translator: Translator): ChoiceGroup[] {
  const named = [...byKey(choices, ({ name }) => name)].flatMap(([name, group]) => split(name, group));
  const alone = named.filter(([, group]) => group.length === 1).flatMap(([, group]) => group);
  const groups = named
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => labelled(key, group, translator));
  return alone.length ? [...groups, plain("alone", alone, translator)] : groups;
}

function split(name: string, choices: readonly Choice[]): [string, readonly Choice[]][] {
  const [first, second] = Object.keys(choices[0]?.args ?? {});
  if (choices.length <= MANY || first === undefined || second === undefined) return [[name, choices]];
  return [...byKey(choices, ({ args }) => `${name} ${args[first]}`)];
}

function byKey(choices: readonly Choice[], keyOf: (choice: Choice) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(keyOf(choice), [...(groups.get(keyOf(choice)) ?? []), choice]);
  return groups;
}

function plain(key: string, choices: readonly Choice[], translator: Translator): ChoiceGroup {
  const items = choices.map((choice) => {
    const text = translator.move(choice);
    return { choice, text, label: text };
  });
  return { key, heading: "", items };
}

function labelled(key: string, choices: readonly Choice[], translator: Translator): ChoiceGroup {
  const group = plain(key, choices, translator);
  const sentences = group.items.map(({ text }) => text.split(" "));
  const shared = commonStart(sentences);
  return {
    key,
    heading: shared.join(" "),
    items: group.items.map((item, i) => ({
      ...item,
      label: (sentences[i] ?? []).slice(shared.length).join(" "),
    })),
  };
}

/** The words with which all sentences begin, leaving at least one for each. */
export function commonStart(sentences: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = sentences;
  const most = Math.min(...sentences.map(({ length }) => length)) - 1;
  let count = 0;
  while (count < most && sentences.every((words) => words[count] === first[count])) count++;
  while (count > 0 && !/[\p{L}\p{N}]/u.test(first[count - 1] ?? "")) count--; // an opening quotation mark
  return first.slice(0, count);
}

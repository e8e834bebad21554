/** Names of fields and of their words: from the game's messages, or else from their keys. */
import { humanised } from "../../core/messages";
import type { Translator } from "../../core/translator";
import type { Value } from "./zones";

export class FieldNames {
  readonly #kinds: ReadonlySet<string>;

  constructor(readonly translator: Translator) {
    const { move, event } = translator.kinds;
    const kinds = [...Object.values(move), ...Object.values(event)].flatMap((args) => Object.values(args));
    this.#kinds = new Set(kinds.filter(Boolean));
  }

  /** The name of a field: the message `field-<name>`, if the game has it. */
  field(name: string): string {
    const key = `field-${name}`;
    return this.translator.messages.has(key) ? this.translator.title(key) : humanised(name);
  }

  /**
   * The name of a word in a field, such as a card in a hand. Which kind of name it has is not known, so the field's own
   * name is tried first, then the kinds of the game's moves and events.
   */
  word(field: string, word: string): string {
    const key = this.#keyOf(field, word);
    return key === undefined ? humanised(word) : this.translator.title(key);
  }

  /**
   * Whether a value can be shown. A game that names a field and not the words in it, such as its phases, keeps them for
   * itself: their keys are of no use to a reader of another language.
   */
  canShow(field: string, value: Value): boolean {
    const named = this.translator.messages.has(`field-${field}`);
    return !named || typeof value !== "string" || this.#keyOf(field, value) !== undefined;
  }

  #keyOf(field: string, word: string): string | undefined {
    const kinds = [field, field.replace(/s$/, ""), ...this.#kinds];
    return kinds.map((kind) => `${kind}-${word}`).find((key) => this.translator.messages.has(key));
  }
}

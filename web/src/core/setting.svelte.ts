/** A choice among a few values that is kept in this browser. Boards and pages that read it follow its changes. */
export class Setting<const Value extends string> {
  #chosen = $state<Value>()!;

  constructor(
    readonly name: string,
    readonly values: readonly Value[],
    private readonly usual: Value,
  ) {
    this.reload();
  }

  get chosen(): Value {
    return this.#chosen;
  }

  choose(value: Value): void {
    if (value === this.usual) localStorage.removeItem(this.name);
    else localStorage.setItem(this.name, value);
    this.reload();
  }

  /** Reads what is kept; anything unknown counts as not chosen. */
  reload(): void {
    const kept = localStorage.getItem(this.name);
    this.#chosen = this.values.find((value) => value === kept) ?? this.usual;
  }
}

/** Keys and entries by their own types. Records from the server have no other keys than their types say. */
type Rec<Key extends string, Value> = Readonly<Partial<Record<Key, Value>>>;

export const keysOf = <Key extends string>(record: Rec<Key, unknown>): Key[] => Object.keys(record) as Key[];

export const entriesOf = <Key extends string, Value>(record: Rec<Key, Value>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][];

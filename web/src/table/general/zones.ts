/**
 * Sorts a view into what the general board shows: single facts, a table by seat, tables by the words of an axis, lists.
 * Empty fields are left out. Nothing is known about the game but its fields.
 */
import type { FieldInfo } from "../../core/types";

export type Value = number | string | boolean | null | readonly Value[] | { readonly [word: string]: Value };

export interface ShownField {
  readonly name: string;
  readonly isSeat: boolean;
  readonly value: Value;
}

export interface SeatRow {
  readonly name: string;
  readonly isSeat: boolean;
  /** Whether null means that the viewer may not know the value. */
  readonly ownerOnly: boolean;
  readonly values: readonly Value[];
}

/** Fields along the same axis: a row for each word, a column for each field. */
export interface WordTable {
  readonly rows: readonly string[];
  readonly columns: readonly ShownField[];
}

export interface Zones {
  readonly facts: readonly ShownField[];
  readonly seats: readonly SeatRow[];
  readonly tables: readonly WordTable[];
  readonly lists: readonly ShownField[];
}

type Words = { readonly [word: string]: Value };
const isWords = (value: Value): value is Words =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether there is nothing to show. Seat 0 is a seat; any other 0 is nothing. */
export function isEmpty(value: Value, isSeat = false): boolean {
  if (Array.isArray(value)) return value.every((one: Value) => isEmpty(one, isSeat));
  if (isWords(value)) return Object.values(value).every((one) => isEmpty(one, isSeat));
  return value === null || value === "" || value === false || value === -1 || (value === 0 && !isSeat);
}

export function zonesOf(view: Readonly<Record<string, unknown>>, fields: readonly FieldInfo[]): Zones {
  const known = fields.filter(({ name }) => name in view);
  const shown = known
    .filter(({ by_seat }) => !by_seat)
    .map(({ name, is_seat }): ShownField => ({ name, isSeat: is_seat, value: view[name] as Value }))
    .filter(({ value, isSeat }) => !isEmpty(value, isSeat));
  return {
    facts: shown.filter(({ value }) => typeof value !== "object"),
    seats: known
      .filter(({ by_seat }) => by_seat)
      .map((field): SeatRow => ({
        name: field.name,
        isSeat: field.is_seat,
        ownerOnly: field.owner_only,
        values: view[field.name] as Value[],
      }))
      .filter(({ values, isSeat }) => !isEmpty(values, isSeat)),
    tables: tablesOf(shown.filter(({ value }) => isWords(value))),
    lists: shown.filter(({ value }) => Array.isArray(value)),
  };
}

function tablesOf(fields: readonly ShownField[]): WordTable[] {
  const axes = new Map<string, ShownField[]>();
  for (const field of fields) {
    const axis = Object.keys(field.value as Words).join("\n");
    axes.set(axis, [...(axes.get(axis) ?? []), field]);
  }
  return [...axes].map(([axis, columns]) => ({
    rows: axis
      .split("\n")
      .filter((word) =>
        columns.some(({ value, isSeat }) => !isEmpty((value as Words)[word] ?? null, isSeat)),
      ),
    columns,
  }));
}

/** Tables as shown in lists. */
import type { TableListing, TableSummary } from "./types";

export type Listed = TableSummary &
  Pick<TableListing, "id" | "status" | "created" | "awaited" | "damaged" | "old_rules" | "accounts">;

export const listed = ({
  id,
  status,
  created,
  awaited,
  damaged,
  old_rules,
  card,
  accounts,
}: TableListing): Listed => ({
  ...card,
  id,
  status,
  created,
  awaited,
  damaged,
  old_rules,
  accounts,
});

/** Tables that wait for the viewer come first; otherwise the order stays. */
export const awaitedFirst = (tables: readonly Listed[]): Listed[] =>
  [...tables].sort((a, b) => Number(b.awaited) - Number(a.awaited));

export const isOpen = ({ name, level }: Listed["seats"][number]): boolean => name === "" && level === null;

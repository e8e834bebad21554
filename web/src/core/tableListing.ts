/** Tables as shown in lists. */
import type { Card, TableSummary } from "./types";

export type Listed = TableSummary & Pick<Card, "id" | "status" | "created" | "awaited">;

export const listed = ({ id, status, created, awaited, card }: Card): Listed => ({
  ...card,
  id,
  status,
  created,
  awaited,
});

/** Tables that wait for the viewer come first; otherwise the order stays. */
export const awaitedFirst = (tables: readonly Listed[]): Listed[] =>
  [...tables].sort((a, b) => Number(b.awaited) - Number(a.awaited));

export const isOpen = ({ name, level }: Listed["seats"][number]): boolean => name === "" && level === null;

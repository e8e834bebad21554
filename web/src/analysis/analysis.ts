/** What the page of an analysis works out for its drawings. */

export const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Where each turn begins, by row of chances. */
export function turnStarts(turns: readonly number[]): { turn: number; row: number }[] {
  return turns.flatMap((turn, row) => (turn > 0 && turn !== turns[row - 1] ? [{ turn, row }] : []));
}

/** Heights moved apart so that labels do not overlap. */
export function spread(heights: readonly number[], apart: number, least: number, most: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let above = least - apart;
  for (const one of order) above = one.y = Math.max(one.y, above + apart);
  let below = most + apart;
  for (const one of order.reverse()) below = one.y = Math.min(one.y, below - apart);
  const found = [...heights];
  for (const { y, i } of order) found[i] = y;
  return found;
}

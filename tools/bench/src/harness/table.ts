/** Writes a table in Markdown, numbers to the right. `texts` is the number of columns that are not numbers. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], texts = 1): string {
  const rule = head.map((_, column) => (column < texts ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A whole number with separators. */
export const formatInteger = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** Returns the item with the median value, the upper one of an even number. @throws for an empty list */
export function medianBy<Item>(items: readonly Item[], read: (item: Item) => number): Item {
  const found = items.toSorted((a, b) => read(a) - read(b))[Math.floor(items.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

export const median = (values: readonly number[]): number => medianBy(values, (value) => value);

/** Median and quartiles of some values as text: `461 (450-480)`. */
export function formatQuartiles(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (place: number) => (sorted[place] ?? Number.NaN).toFixed(digits);
  return `${median(values).toFixed(digits)} (${at(Math.floor(last / 4))}-${at(Math.ceil((last * 3) / 4))})`;
}

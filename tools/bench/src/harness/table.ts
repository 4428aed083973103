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

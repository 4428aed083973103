/** Groups items in the order of their first key. Map.groupBy is newer than the browser baseline. */
export function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const keys = new Set(items.map(keyOf));
  return [...keys].map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

/**
 * Cuts items into pieces of sizes that come again: the largest power of two that there are enough for. SQLite keeps each
 * statement that it has prepared, and preparing one of some hundred rows takes as long as storing half of them.
 */
export function* chunksOfPowerOfTwo<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (let from = 0; from < items.length; ) {
    const size = 2 ** Math.floor(Math.log2(Math.min(items.length - from, most)));
    yield items.slice(from, from + size);
    from += size;
  }
}

/** Fills a list of values up to a size that comes again, with its last one. */
export function padToPowerOfTwo<Value>(values: readonly Value[]): Value[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...Array.from({ length: size - values.length }, () => values.at(-1) as Value)];
}

/**
 * Splits items into chunks whose sizes are powers of two, as large as possible. SQLite caches prepared statements, and
 * preparing one for some hundred rows takes as long as storing half of them.
 */
export function* chunksOfPowerOfTwo<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (let from = 0; from < items.length; ) {
    const size = 2 ** Math.floor(Math.log2(Math.min(items.length - from, most)));
    yield items.slice(from, from + size);
    from += size;
  }
}

/** Pads a list of values to a power of two by repeating its last one. */
export function padToPowerOfTwo<Value>(values: readonly Value[]): Value[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...Array.from({ length: size - values.length }, () => values.at(-1) as Value)];
}

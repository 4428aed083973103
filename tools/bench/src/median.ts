/** What lies in the middle by a figure of each; of an even number the upper one of the two, of none nothing. */
export const medianBy = <Item>(items: readonly Item[], read: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => read(a) - read(b))[Math.floor(items.length / 2)];

/** The figure in the middle, NaN of none: a table says then that nothing was measured. */
export const median = (values: readonly number[]): number => medianBy(values, (value) => value) ?? Number.NaN;

/** What so many per cent of the values do not exceed, NaN of none. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;

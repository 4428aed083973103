/** What reports, as people call it; a connector is called by its own name. */
const SOURCES: Readonly<Record<string, string>> = { app: 'App' };

/** Everything that reported, for a person. */
export const sourceNames = (sources: Iterable<string>): string =>
  [...sources]
    .sort()
    .map((one) => SOURCES[one] ?? one)
    .join(', ');

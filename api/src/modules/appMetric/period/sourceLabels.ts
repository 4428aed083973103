/** What reports, as people call it. */
const SOURCES: Readonly<Record<string, string>> = { app: 'App', shopify: 'Shopify' };

/** Everything that reported, for a person. */
export const sourceLabels = (sources: Iterable<string>): string =>
  [...sources]
    .sort()
    .map((one) => SOURCES[one] ?? one)
    .join(', ');

/** Labels of metric sources. */
const SOURCES: Readonly<Record<string, string>> = { app: 'App', shopify: 'Shopify' };

/** Joins the labels of sources. */
export const formatSourceLabels = (sources: Iterable<string>): string =>
  [...sources]
    .sort()
    .map((one) => SOURCES[one] ?? one)
    .join(', ');

/**
 * What bundles or their libraries use and the oldest browsers of the baseline do not have (docs/decisions/0104). The test
 * of the built bundles (e2e/src/pages/browsers.test.ts) names what is missing here.
 */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve!: PromiseWithResolvers<T>['resolve'];
  let reject!: PromiseWithResolvers<T>['reject'];
  const promise = new Promise<T>((whenDone, whenFailed) => {
    resolve = whenDone;
    reject = whenFailed;
  });
  return { promise, resolve, reject };
}

function parse(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

const canParse = (url: string | URL, base?: string | URL): boolean => parse(url, base) !== null;

function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

// Chrome 119, Firefox 121, Safari 17.4.
Promise.withResolvers ??= withResolvers;
// Chrome 121, Firefox 119, Safari 17.4.
Map.groupBy ??= groupBy;
// Chrome 120, Firefox 115, Safari 17.
URL.canParse ??= canParse;
// Chrome 126, Firefox 126, Safari 18.
URL.parse ??= parse;

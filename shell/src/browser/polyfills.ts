/**
 * Features that bundles or their libraries use and the oldest browsers of the baseline lack (ADR-0005). The test of the
 * built bundles (e2e/pages/browsers.full.spec.ts) reports missing ones.
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

// Chrome 119, Firefox 121, Safari 17.4.
Promise.withResolvers ??= withResolvers;
// Chrome 126, Firefox 126, Safari 18.
URL.parse ??= parse;

import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { installPolyfills } from './jsdomPolyfills.ts';
import './disableOwnerStacks.ts';

// A server's test file inside a page's package may ask for `@jest-environment node`.
if (typeof window !== 'undefined') {
  installPolyfills();
  // No test finds what another one has kept.
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

interface Waiting {
  /** Set by the library while it looks for what it waits for: whoever fails then is asked again. */
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

configure(({ getElementError }) => ({
  // As with the tests' own bound: how long to look for something before it counts as missing, on a busy machine too.
  asyncUtilTimeout: Number(process.env.TEST_PATIENCE_MS ?? 15_000),
  // Each look that found nothing wrote down the whole page, which took a twentieth of a page's tests. The end of a wait writes
  // it down once more, and that is what is read.
  getElementError: (message, container) => {
    if (!(getConfig() as Waiting)._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

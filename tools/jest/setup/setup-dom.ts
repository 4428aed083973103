import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { installPolyfills } from './jsdomPolyfills.ts';
import './disableOwnerStacks.ts';

// A server test in a browser package may use `@jest-environment node`.
if (typeof window !== 'undefined') {
  installPolyfills();
  // Clear storage between tests.
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

interface Waiting {
  /** Set by the library while it polls: it will query again after a failure. */
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

configure(({ getElementError }) => ({
  // As for the test timeout: a busy machine must not fail a test.
  asyncUtilTimeout: Number(process.env.TEST_PATIENCE_MS ?? 15_000),
  // Every failed poll printed the whole page, which took a twentieth of a page test. The end of a wait prints it once more, which
  // is the relevant output.
  getElementError: (message, container) => {
    if (!(getConfig() as Waiting)._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

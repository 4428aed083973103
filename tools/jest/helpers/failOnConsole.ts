/**
 * Fails tests on console errors and warnings: act warnings, hydration mismatches, unknown props, unhandled requests. A test that
 * provokes one declares it with `expectConsoleOutput` (or with its own spy on the console).
 */
import { format } from 'node:util';

let calls: string[] = [];
let expected: RegExp[] = [];

/** Expects matching `console.error` and `console.warn` texts for the rest of this test; a missing one fails it. */
export const expectConsoleOutput = (...patterns: RegExp[]): void => {
  expected.push(...patterns);
};

/** Makes every unexpected warning, and every expected one that is missing, fail its test. */
export const failOnConsole = (): void => {
  const spyOn = (method: 'error' | 'warn') => {
    console[method] = (...args: unknown[]) => calls.push(`console.${method}: ${format(...args)}`);
  };
  spyOn('error');
  spyOn('warn');
  afterEach(() => {
    const messages = calls;
    const expectedPatterns = expected;
    calls = [];
    expected = [];
    const unexpected = messages.filter((text) => !expectedPatterns.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) throw new Error(unexpected.join('\n\n'));
    const missing = expectedPatterns.filter((pattern) => !messages.some((text) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`Missing console output: ${missing.join(', ')}`);
  });
};

/**
 * Fails tests on console errors and warnings: act warnings, hydration mismatches, unknown props, unhandled requests. A test that
 * provokes one declares it with `expectConsoleOutput` (or with its own spy on the console).
 */
import { format } from 'node:util';

let complaints: string[] = [];
let expected: RegExp[] = [];

/** Expects matching `console.error` and `console.warn` texts for the rest of this test; a missing one fails it. */
export const expectConsoleOutput = (...patterns: RegExp[]): void => {
  expected.push(...patterns);
};

/** Makes every unexpected warning, and every expected one that is missing, fail its test. */
export const failOnConsole = (): void => {
  const listen = (method: 'error' | 'warn') => {
    console[method] = (...args: unknown[]) => complaints.push(`console.${method}: ${format(...args)}`);
  };
  listen('error');
  listen('warn');
  afterEach(() => {
    const heard = complaints;
    const awaited = expected;
    complaints = [];
    expected = [];
    const surprising = heard.filter((text) => !awaited.some((pattern) => pattern.test(text)));
    if (surprising.length > 0) throw new Error(surprising.join('\n\n'));
    const missing = awaited.filter((pattern) => !heard.some((text) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`Missing console output: ${missing.join(', ')}`);
  });
};

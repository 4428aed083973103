/**
 * A test that makes React, a library or our own code complain has found something: act warnings, hydration
 * mismatches, unknown props, unhandled requests. A test that provokes a complaint says so with `expectConsoleOutput`
 * (or by its own spy on the console).
 */
import { format } from 'node:util';

let complaints: string[] = [];
let expected: RegExp[] = [];

/** Lets `console.error` and `console.warn` texts that match pass, for the rest of this test; they must come. */
export const expectConsoleOutput = (...patterns: RegExp[]): void => {
  expected.push(...patterns);
};

/** Makes every unexpected complaint, and every expected one that did not come, fail its test. */
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
    if (missing.length > 0) throw new Error(`The console did not say: ${missing.join(', ')}`);
  });
};

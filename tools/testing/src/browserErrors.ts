import type { BrowserContext } from '@playwright/test';
import { onBrowserError } from '@skal/tooling/src/browser/browserErrors.ts';

/** The errors that browsers reported during a test. Each must be expected by the test, and each expected one must occur. */
export class BrowserErrors {
  private reported: string[] = [];
  private expected: RegExp[] = [];

  /** Listens to every page of a context, until the returned function is called. */
  listen(context: BrowserContext, runsScripts = true): () => void {
    let isListening = true;
    onBrowserError(context, (error) => isListening && this.reported.push(error), runsScripts);
    return () => {
      isListening = false;
    };
  }

  /** Declares errors that this test provokes. Each pattern must match at least one. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Unexpected errors so far, and expected ones that did not occur. */
  unexpected(): string[] {
    const { reported, expected } = this;
    return [
      ...reported.filter((text) => !expected.some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !reported.some((text) => pattern.test(text)))
        .map((pattern) => `expected, but did not occur: ${pattern}`),
    ];
  }
}

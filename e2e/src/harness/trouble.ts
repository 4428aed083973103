/** What a browser complains about. A journey has nothing of it, but what it names beforehand, and that must come. */
import { listenForTrouble } from '@skal/tooling/src/browser/trouble.ts';
import type { BrowserContext } from 'playwright-core';

export class Trouble {
  private heard: string[] = [];
  private expected: RegExp[] = [];

  /** Listens to every page of a context. */
  listen(context: BrowserContext, runsScripts = true): void {
    listenForTrouble(context, (trouble) => this.heard.push(trouble), runsScripts);
  }

  /** Names what this test provokes. Each pattern must be heard at least once. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What is wrong so far. */
  wrong(): string[] {
    const { heard, expected } = this;
    return [
      ...heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !heard.some((text) => pattern.test(text)))
        .map((pattern) => `expected, and not heard: ${pattern}`),
    ];
  }

  /** What is wrong at the end of a test, and forgets it for the next one. */
  settle(): string[] {
    const wrong = this.wrong();
    this.heard = [];
    this.expected = [];
    return wrong;
  }
}

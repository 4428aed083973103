/**
 * Everything a browser complains about: messages of the console, errors of the page, requests that failed. A journey
 * has none, but for those that it names beforehand, and these must come.
 */
import type { BrowserContext } from 'playwright-core';

/** A navigation that overtakes a request cancels it; that is no failure. */
const CANCELLED = 'net::ERR_ABORTED';

export class Trouble {
  private heard: string[] = [];
  private expected: RegExp[] = [];

  /**
   * Listens to every page of a context, popups included.
   * @param runsScripts without JavaScript the browser itself refuses the page's scripts, which is no fault
   */
  listen(context: BrowserContext, runsScripts = true): void {
    context.on('console', (message) => {
      const type = message.type();
      if (type !== 'error' && type !== 'warning') return;
      this.heard.push(`console ${type}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.heard.push(`page error: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      const isUnwanted = !runsScripts && request.resourceType() === 'script';
      if (reason !== CANCELLED && !isUnwanted)
        this.heard.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        this.heard.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
      }
    });
  }

  /** Names what this test provokes. Each pattern must be heard at least once. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What is wrong at the end of a test, and forgets it for the next one. */
  settle(): string[] {
    const { heard, expected } = this;
    this.heard = [];
    this.expected = [];
    return [
      ...heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !heard.some((text) => pattern.test(text)))
        .map((pattern) => `expected, and not heard: ${pattern}`),
    ];
  }
}

import type { BrowserContext } from 'playwright-core';

/** A navigation that overtakes a request cancels it; that is no failure. */
const CANCELLED = 'net::ERR_ABORTED';

/**
 * Listens for everything that a browser complains about on the pages of a context, popups included: errors and warnings
 * of the console, errors of a page, requests that failed or were refused.
 * @param runsScripts without JavaScript the browser itself refuses the page's scripts, which is no fault
 */
export function onBrowserError(context: BrowserContext, hear: (trouble: string) => void, runsScripts = true): void {
  context.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    hear(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    const { stack, message, name } = thrown.error();
    // What is thrown without being an error has an empty stack, and perhaps no words.
    hear(`page error: ${stack || message || name || 'something that says nothing'} (${thrown.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    const isUnwanted = !runsScripts && request.resourceType() === 'script';
    if (reason !== CANCELLED && !isUnwanted) hear(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      hear(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

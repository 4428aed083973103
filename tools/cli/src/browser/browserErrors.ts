import type { BrowserContext } from 'playwright-core';

/** A navigation cancels pending requests; that is not a failure. */
const CANCELLED = 'net::ERR_ABORTED';

/**
 * Listens for every browser error on the pages of a context, popups included: console errors and warnings, page errors, failed and
 * rejected requests.
 * @param runsScripts false without JavaScript, where the browser itself rejects the page's scripts
 */
export function onBrowserError(context: BrowserContext, report: (error: string) => void, runsScripts = true): void {
  context.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    report(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    const { stack, message, name } = thrown.error();
    // A thrown value that is not an Error has an empty stack and possibly no message.
    report(`page error: ${stack || message || name || 'unknown error'} (${thrown.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    const isIgnored = !runsScripts && request.resourceType() === 'script';
    if (reason !== CANCELLED && !isIgnored) report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      report(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

import { setupWorker } from 'msw/browser';

/** How a browser words that it found no newer worker, or none at all. */
const NOT_UPDATED = /^Failed to update a ServiceWorker/;

/**
 * Starts the worker that answers every call of the page.
 *
 * A page that is left has MSW take its worker down, and on a busy machine that is done once the next page has found it
 * there: the worker goes on for as long as the page does, but MSW asks for a newer one and does not listen to the
 * answer, so that a page without a fault complained.
 */
export async function startWorker(...handlers: Parameters<typeof setupWorker>): Promise<void> {
  window.addEventListener('unhandledrejection', (event) => {
    if (NOT_UPDATED.test(event.reason?.message)) event.preventDefault();
  });
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

import { setupWorker } from 'msw/browser';

/** The browser's error when a worker has no update or does not exist. */
const NOT_UPDATED = /^Failed to update a ServiceWorker/;

/**
 * Starts the worker that responds to every call of the page.
 *
 * When a page is left, MSW unregisters its worker; on a busy machine the next page may still have found it. That worker keeps
 * working, but MSW requests an update and does not handle its failure, which would be reported as an error of the page.
 */
export async function startWorker(...handlers: Parameters<typeof setupWorker>): Promise<void> {
  window.addEventListener('unhandledrejection', (event) => {
    if (NOT_UPDATED.test(event.reason?.message)) event.preventDefault();
  });
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

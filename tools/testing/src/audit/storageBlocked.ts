import type { BrowserContext } from '@playwright/test';

/**
 * Has the pages of a context find a browser in which cookies are blocked: all that would keep something throws, as in Firefox,
 * or does nothing, as in Chromium.
 * @param keeps what the browser keeps all the same
 */
export async function blockState(context: BrowserContext, keeps?: 'cookies'): Promise<void> {
  await context.addInitScript((cookies) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse();
        }
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    if (!cookies) Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  }, keeps === 'cookies');
}

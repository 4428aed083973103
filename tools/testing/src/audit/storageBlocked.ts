import type { BrowserContext } from '@playwright/test';

/**
 * Simulates a browser that blocks cookies, for all pages of a context: every storage API throws, as in Firefox, or does
 * nothing, as in Chromium.
 * @param keeps what the browser stores nevertheless
 */
export async function blockState(context: BrowserContext, keeps?: 'cookies'): Promise<void> {
  await context.addInitScript((cookies) => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          deny();
        }
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', { get: deny });
    if (!cookies) Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  }, keeps === 'cookies');
}

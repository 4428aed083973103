import type { Page } from '@playwright/test';

/** Keeps what a page asks for away from it until it is released. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

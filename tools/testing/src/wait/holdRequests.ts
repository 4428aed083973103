import type { Page } from '@playwright/test';

/** Holds back the requests of a page to these URLs until they are released. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

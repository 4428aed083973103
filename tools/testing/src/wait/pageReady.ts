import type { Page } from '@playwright/test';

/**
 * Waits until a page is whole: it asks for nothing more, and nothing stands in for what is on its way. A browser says only
 * once for each document that its network is quiet: behind a link inside of the page, the second is what is waited for.
 */
export async function waitForPageReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[data-awaits]'));
}

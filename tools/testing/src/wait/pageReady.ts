import type { Page } from '@playwright/test';

/**
 * Waits until a page makes no more requests and shows no placeholder. Chromium reports `networkidle` once per document:
 * after a navigation without a new document only the placeholders are waited for.
 */
export async function waitForPageReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[data-loading]'));
}

import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/**
 * Opens a page of an account until the server has rendered it: on a busy machine the first ones are late, and come as frames.
 * @returns the HTML that the server sent
 */
export async function openRendered(page: Page, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' });
    html = (await response?.text()) ?? '';
    expect(html).toContain('<div id="root" data-prerendered');
  }).toPass();
  return html;
}

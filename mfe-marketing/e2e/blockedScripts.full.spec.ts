import type { Page } from '@playwright/test';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import {
  BLOCKED_SCRIPT_ERRORS,
  blockScripts,
  expectContentPreserved,
  minimumContent,
  trackContentLoss,
} from '@skal/testing/wait/blockScripts.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

/** Scripts may fail after a page's first load. The page keeps its content whatever the visitor does then. */
test.describe('while every later script fails to load', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' });

  test.beforeEach(({ expectBrowserError }) => expectBrowserError(...BLOCKED_SCRIPT_ERRORS));

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await waitForHydration(page, 'page');
    await trackContentLoss(page);
  };

  const menuOf = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  for (const path of PUBLIC_PAGES) {
    test(`${path}: the menu is plain links, and every dialog button shows an alternative`, async ({ page }) => {
      await open(page, path);
      const { blocked: requests } = await blockScripts(page);
      const { text } = await minimumContent(page);
      await menuOf(page).click();
      await page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true }).waitFor();
      await menuOf(page).click();
      const notice = page.getByRole('alert').filter({ hasText: 'This did not open' });
      for (const opener of await page.locator('[data-dialog]').filter({ visible: true }).all()) {
        await opener.click();
        expect(await notice.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?\d+$/);
        // By keyboard: the tooltip of a figure under the pointer may cover the buttons for a moment.
        await notice.getByRole('button', { name: 'Try again' }).press('Enter');
        await notice.getByRole('button', { name: 'Close' }).press('Enter');
        await expect(opener).toBeFocused();
      }
      expect(requests.length).toBeGreaterThan(2);
      // All text stayed on the page.
      await expectContentPreserved(page, text - 1);
    });
  }

  test('E7: a plain link of the menu navigates, and the target page shows a load error', async ({
    page,
    expectBrowserError,
  }) => {
    expectBrowserError(/The page \/about failed|The page \/solutions failed/);
    await open(page, '/about');
    await blockScripts(page);
    await menuOf(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).filter({ visible: true }).click();
    await page.waitForURL('/solutions');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await menuOf(page).getAttribute('aria-expanded')).toBe('false');
    await expectContentPreserved(page);
  });

  test('independent parts still work: figures show their sources, the phone takes an order', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/');
    await blockScripts(page);
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
    await page.getByRole('tooltip').waitFor();
    const phone = page.getByRole('group', { name: /^Demo app of a wine bar, in Danish/ });
    await phone.getByRole('button', { name: 'Menu' }).last().click();
    const first = phone.getByRole('button', { name: /^Læg i kurven/ }).first();
    await first.click();
    await phone.getByRole('button', { name: /^Bestil/ }).click();
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'This did not open' }).waitFor();
    await expectContentPreserved(page);
  });

  test('G6: a toast is a plain line', async ({ page }) => {
    await open(page, '/contact');
    await blockScripts(page);
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel(/Full Name/).fill('Åse Øster');
    await form.getByLabel(/Email/).fill('plain@bar.example');
    await form.getByLabel(/Subject/).fill('Opening hours');
    await form.getByLabel(/Message/).fill('Do you work in August?');
    await form.locator('button[type=submit]').click();
    await page.getByRole('alert').filter({ hasText: 'Message sent successfully!' }).waitFor();
    await expectContentPreserved(page);
  });

  test('menu, dialog and toast load on retry', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page, 'page');
    const { blocked: requests, release } = await blockScripts(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const opener = page.locator('main [data-dialog]').first();
    await opener.click();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await release();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await again.click();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(opener).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    // Retries use other URLs: a browser caches the failure of an import.
    expect(requested.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    expect(requested.filter((path) => requests.includes(path))).toEqual([]);
  });
});

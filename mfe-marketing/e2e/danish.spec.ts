import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const PAGES = [
  '/da',
  '/da/loesninger',
  '/da/business-case',
  '/da/saadan-fungerer-det',
  '/da/om-os',
  '/da/kontakt',
  '/da/log-ind',
  '/da/glemt-adgangskode',
  '/da/privatlivspolitik',
  '/da/handelsbetingelser',
];

/** English words that no Danish text has. */
const ENGLISH = /\b(the|with|your|we|and|of|you|our|back|home)\b/i;

test.describe('the site in Danish', () => {
  for (const path of PAGES) {
    test(`${path} is Danish before and after hydration, and fits 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const served = await page.locator('body').innerText();
      await waitForHydration(page, 'page');
      await expect(page.locator('html')).toHaveAttribute('lang', 'da');
      for (const text of [served, await page.locator('body').innerText(), await page.title()]) {
        expect(text).not.toMatch(ENGLISH);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  }

  test('links lead to Danish pages without loading the document again', async ({ page }) => {
    await page.goto('/da');
    await waitForHydration(page, 'page');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om os' }).click();
    await expect(page).toHaveURL(/\/da\/om-os$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /Skal/ }).click();
    await expect(page).toHaveURL(/\/da$/);
    expect(documents).toEqual([]);
  });
});

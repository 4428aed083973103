import type { Page } from '@playwright/test';
import { demoAccounts, openAccount, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const html = (page: Page) => page.locator('html');
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name)?.value;

/** The background that the page has on the screen. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(247, 248, 246)';
const DARK = 'rgb(12, 21, 20)';

test.describe('a public page', () => {
  test('changes its language by a link that keeps query and hash, and is left by no redirect', async ({ page }) => {
    await page.goto('/solutions?from=mail#crm');
    await waitForHydration(page, 'page');
    const dansk = page.getByRole('banner').getByRole('link', { name: 'Dansk' });
    await expect(dansk).toHaveAttribute('lang', 'da');
    await dansk.click();
    await expect(page).toHaveURL(/\/da\/loesninger\?from=mail#crm$/);
    await expect(html(page)).toHaveAttribute('lang', 'da');
    expect(await cookie(page, 'language')).toBe('da');
    // The address decides, not the choice.
    await page.goto('/solutions');
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  test('has the chosen theme before its first paint, and in the browser’s colours', async ({
    page,
    expectBrowserError,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await waitForHydration(page, 'page');
    expect(await background(page)).toBe(LIGHT);
    await page.getByRole('banner').getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Theme: Light' }).click();
    await expect.poll(() => background(page)).toBe(DARK);
    // Without the shell, which would set it later.
    expectBrowserError(/ERR_FAILED/);
    await page.route('**/r/shell/**/*.js', (route) => route.abort());
    const aborted = page.waitForEvent('requestfailed');
    await page.goto('/da');
    expect(await background(page)).toBe(DARK);
    await aborted;
    await page.goto('/status');
    expect(await background(page)).toBe(DARK);
    await page.unroute('**/r/shell/**/*.js');
    await page.goto('/da');
    await waitForHydration(page, 'page');
    const colour = page.locator('meta[name=theme-color][media="all"]');
    await expect(colour).toHaveAttribute('content', '#0C1514');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Udseende: Mørkt' }).click();
    await expect.poll(() => background(page)).toBe(LIGHT);
  });

  test.describe('in a Danish browser', () => {
    test.use({ locale: 'da-DK' });

    test('offers the Danish page until the visitor declines, and moves nothing', async ({ page }) => {
      await page.goto('/about');
      const offer = page.getByRole('complementary').filter({ hasText: 'dansk' });
      await expect(offer).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift).toBeLessThan(0.02);
      await offer.getByRole('button', { name: 'Nej tak' }).click();
      await expect(offer).toBeHidden();
      await expect(page).toHaveURL(/\/about$/);
      expect(await cookie(page, 'language')).toBe('en');
    });

    test('leads to the Danish page', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('link', { name: 'Læs den på dansk' }).click();
      await expect(page).toHaveURL(/\/da\/om-os$/);
      await expect(html(page)).toHaveAttribute('lang', 'da');
    });
  });
});

test.describe('a page of an account', () => {
  test('changes its language in place and keeps what was typed', async ({ page }) => {
    await signIn(page, demoAccounts.client);
    await page.goto('/dashboard?section=support');
    const title = page.locator('[name=title]');
    await title.fill('Guests cannot pay');
    await page.waitForFunction(() => localStorage.length === 1);
    await page.getByRole('button', { name: 'Dansk' }).click();
    await expect(html(page)).toHaveAttribute('lang', 'da');
    await expect(page).toHaveURL(/\/dashboard\?section=support$/);
    await expect(title).toHaveValue('Guests cannot pay');
    // The choice belongs to the account: another browser has it, too.
    await page.context().clearCookies();
    await openAccount(page, demoAccounts.client);
    await page.goto('/dashboard');
    await expect(html(page)).toHaveAttribute('lang', 'da');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  test('has the language of the account after a sign-in on a page of another', async ({ page }) => {
    await page.goto('/da/log-ind');
    await waitForHydration(page, 'page');
    await page.locator('[name=email]').fill(demoAccounts.live.email);
    await page.locator('[name=password]').fill(demoAccounts.live.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

test.describe('overlays of a page', () => {
  test.use({ reducedMotion: 'reduce' });

  /** Scrolls until the figure is `top` pixels below the top of the window. */
  const bringTo = (page: Page, top: number) =>
    page
      .getByRole('link', { name: 'Source 1', exact: true })
      .first()
      .evaluate((mark, target) => window.scrollBy(0, mark.getBoundingClientRect().top - target), top);

  test('C20, T14: the tooltip of a figure does not overlap the top bar, and hides with a covered figure', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page, 'page');
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
    const tip = page.locator('[role=tooltip]');
    await tip.waitFor();
    const bar = await page.getByRole('banner').boundingBox();
    const end = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(end).toBeGreaterThan(0);
    // Not enough space between the bar and the figure.
    await bringTo(page, end + 20);
    await page.waitForFunction((edge) => {
      const bubble = document.querySelector('[role=tooltip]');
      return bubble !== null && bubble.getBoundingClientRect().top >= edge;
    }, end);
    expect(await tip.isVisible()).toBe(true);
    // Behind the bar.
    await bringTo(page, 0);
    await tip.waitFor({ state: 'hidden' });
    await bringTo(page, end + 200);
    await tip.waitFor();
  });

  /** Opens a page and navigates to a second one. */
  const openSecondPage = async (page: Page): Promise<void> => {
    await page.goto('/about');
    await waitForHydration(page, 'page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('/contact');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  };

  test('Back closes the dialog before it leaves the page, and no history entry remains however it is closed', async ({
    page,
  }) => {
    await openSecondPage(page);
    const popup = page.getByRole('dialog');
    const open = async () => {
      await page.locator('main [data-dialog], header [data-dialog]').filter({ visible: true }).first().click();
      await popup.waitFor();
      await page.waitForFunction(() => history.state?.skalWindows === 1);
    };
    await open();
    await page.goBack();
    await popup.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.goForward();
    expect(await popup.isVisible()).toBe(false);
    await open();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => history.state?.skalWindows === undefined);
    await page.goBack();
    await page.waitForURL('/about');
  });

  test('Back closes the phone menu, and returns in one step from a page opened in it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openSecondPage(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.waitFor();
      await page.waitForFunction(() => history.state?.skalWindows === 1);
    };
    await open();
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await open();
    await menu.getByRole('link', { name: 'Solutions' }).click();
    await page.waitForURL('/solutions');
    await page.goBack();
    await page.waitForURL('/contact');
    expect(await page.evaluate(() => history.state?.skalWindows)).toBeUndefined();
  });
});

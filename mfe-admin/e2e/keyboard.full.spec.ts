import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { tabThroughPage, tabTo } from '@skal/testing/audit/keyboard.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';
import { PAGES } from './pages.ts';

/** No test here uses a pointer. */
test.describe('the admin dashboard by keyboard only', () => {
  test.use({ reducedMotion: 'reduce' });

  test('Tab reaches every control on every page and shows the focus', async ({ page }) => {
    await openAccount(page, demoAccounts.operator);
    for (const [path, readyText] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.getByText(readyText).first().waitFor();
      await waitForPageReady(page);
      const { unreachable, notVisible, reached } = await tabThroughPage(page);
      expect({ path, unreachable, notVisible }).toEqual({ path, unreachable: [], notVisible: [] });
      expect(reached).toBeGreaterThan(5);
    }
  });

  test('R1: arrow keys move through the tabs, and the active one stays visible', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAccount(page, demoAccounts.operator);
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    await page.keyboard.press('End');
    const last = page.getByRole('tab', { name: /^Inbox/, selected: true });
    await last.waitFor();
    const box = await last.boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  });
});

import type { Page } from '@playwright/test';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { tabThroughPage, tabTo, typeInto } from '@skal/testing/audit/keyboard.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';

/** Sections with controls. */
const SECTIONS = ['overview', 'app-status', 'push-notifications', 'billing', 'add-ons', 'support', 'settings'];

/** No test here uses a pointer. */
test.describe('the portal by keyboard only', () => {
  test.use({ reducedMotion: 'reduce' });

  const openSection = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/dashboard?section=${id}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: SECTION_TITLES[id] ?? id }).waitFor();
    await waitForPageReady(page);
  };

  for (const { phase, account, viewport } of [
    { phase: 'before launch', account: demoAccounts.client, viewport: DESKTOP },
    { phase: 'after launch', account: demoAccounts.live, viewport: PHONE },
  ]) {
    test(`${phase}: Tab reaches every control and shows the focus`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openAccount(page, account);
      for (const id of SECTIONS) {
        await openSection(page, id);
        const { unreachable, notVisible, reached } = await tabThroughPage(page);
        expect({ id, unreachable, notVisible }).toEqual({ id, unreachable: [], notVisible: [] });
        expect(reached).toBeGreaterThan(2);
      }
    });
  }

  test('J5: opens a section', async ({ page }) => {
    await openAccount(page, demoAccounts.client);
    await tabTo(
      page,
      page
        .getByRole('navigation')
        .getByText('Billing', { exact: true })
        .locator('xpath=ancestor-or-self::*[self::a or self::button]'),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
  });

  test('N3: saves the settings', async ({ page, product }) => {
    await openAccount(page, demoAccounts.client);
    await openSection(page, 'settings');
    await tabTo(page, page.getByLabel('App name'));
    await page.keyboard.press('ControlOrMeta+a');
    await typeInto(page, page.getByLabel('App name'), 'Demo Wine Bar by Keys');
    await tabTo(page, page.getByRole('button', { name: /^Save/ }));
    await page.keyboard.press('Enter');
    await page.getByText('Settings Saved').first().waitFor();
    const rows = await product.db.query('SELECT * FROM businesses');
    expect(JSON.stringify(rows)).toContain('Demo Wine Bar by Keys');
  });
});

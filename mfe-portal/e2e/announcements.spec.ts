import type { Page } from '@playwright/test';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { captureAnnouncements, takeAnnouncements, waitForAnnouncement } from '@skal/testing/audit/announcements.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';

test.describe('a screen reader in the portal', () => {
  test.use({ reducedMotion: 'reduce' });

  const openSettings = async (page: Page): Promise<void> => {
    await captureAnnouncements(page);
    await openAccount(page, demoAccounts.client);
    await page.evaluate(() => {
      location.hash = 'settings';
    });
    await page.getByLabel('App name').waitFor();
    await waitForPageReady(page);
    await takeAnnouncements(page);
  };

  test('N3: announces unsaved changes, and once that they are saved', async ({ page }) => {
    await openSettings(page);
    await page.getByLabel('App name').fill('Demo Wine Bar by the Sea');
    await waitForAnnouncement(page, 'You have unsaved changes.');
    await takeAnnouncements(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await waitForAnnouncement(page, 'Settings Saved');
    expect((await takeAnnouncements(page)).filter((line) => line.includes('Settings Saved'))).toHaveLength(1);
  });

  test('announces once that the session has expired', async ({ page, expectBrowserError }) => {
    // Without mfe-marketing the site has no sign-in page.
    expectBrowserError(/401/);
    await openSettings(page);
    await page.getByLabel('App name').fill('Demo Wine Bar on the Hill');
    await page.context().clearCookies();
    await takeAnnouncements(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await waitForAnnouncement(page, 'Your session has ended');
    await page.waitForURL(({ pathname }) => pathname !== '/dashboard');
    expect((await takeAnnouncements(page)).filter((line) => line.includes('session has ended'))).toHaveLength(1);
  });
});

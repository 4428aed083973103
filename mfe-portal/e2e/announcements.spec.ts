import { expect, type NewPage, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { takeAnnouncements, captureAnnouncements, waitForAnnouncement } from '@skal/testing/audit/announcements.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

test.describe('a screen reader in the portal', () => {
  const openSettings = async (newPage: NewPage): Promise<Page> => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await captureAnnouncements(page);
    await openAccount(page, demoAccounts.client);
    await page.evaluate(() => {
      location.hash = 'settings';
    });
    await page.getByLabel('Name in the app').waitFor();
    await waitForPageReady(page);
    await takeAnnouncements(page);
    return page;
  };

  test('N3: is told that something is unsaved, and once that it is saved', async ({ newPage }) => {
    const page = await openSettings(newPage);
    await page.getByLabel('Name in the app').fill('Demo Wine Bar by the Sea');
    await waitForAnnouncement(page, 'You have unsaved changes.');
    await takeAnnouncements(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await waitForAnnouncement(page, 'Settings Saved');
    expect((await takeAnnouncements(page)).filter((line) => line.includes('Settings Saved'))).toHaveLength(1);
  });

  test('is told once that the session is over', async ({ newPage, expectBrowserError }) => {
    // The site of this folder has no page to sign in at.
    expectBrowserError(/401/);
    const page = await openSettings(newPage);
    await page.getByLabel('Name in the app').fill('Demo Wine Bar on the Hill');
    await page.context().clearCookies();
    await takeAnnouncements(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await waitForAnnouncement(page, 'Your session has ended');
    await page.waitForURL(({ pathname }) => pathname !== '/dashboard');
    expect((await takeAnnouncements(page)).filter((line) => line.includes('session has ended'))).toHaveLength(1);
  });
});

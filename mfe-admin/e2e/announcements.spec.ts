import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { captureAnnouncements, takeAnnouncements, waitForAnnouncement } from '@skal/testing/audit/announcements.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

test.describe('a screen reader in the admin dashboard', () => {
  test.use({ reducedMotion: 'reduce' });

  test('T40: announces how many clients match a search', async ({ page }) => {
    await captureAnnouncements(page);
    await openAccount(page, demoAccounts.operator);
    await page.getByRole('tab', { name: 'Clients' }).click();
    // The count is announced with the rows, not before.
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).waitFor();
    await takeAnnouncements(page);
    await page.getByRole('searchbox').fill('Wine');
    await waitForAnnouncement(page, '1 of');
    expect((await takeAnnouncements(page)).filter((line) => /^\d+ of \d+/.test(line))).toEqual(['1 of 2']);
  });

  test('announces the page after navigation', async ({ page }) => {
    await captureAnnouncements(page);
    await openAccount(page, demoAccounts.operator);
    await takeAnnouncements(page);
    await page.getByRole('link', { name: 'Audit Trail' }).click();
    await waitForAnnouncement(page, 'Audit Trail');
    expect((await takeAnnouncements(page)).filter((line) => line === 'Audit Trail')).toHaveLength(1);
  });
});

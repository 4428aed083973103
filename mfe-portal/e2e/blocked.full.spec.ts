import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { blockState } from '@skal/testing/audit/storageBlocked.ts';
import { test } from '@skal/testing/fixtures.ts';
import { testUsers } from '@skal/testing/tour.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';

test.describe('a browser that stores cookies only', () => {
  test.use({ reducedMotion: 'reduce' });

  test('shows every section of the portal, accepts text in a ticket, and signs out', async ({ page }) => {
    await blockState(page.context(), 'cookies');
    await openAccount(page, demoAccounts.live);
    for (const { open } of await testUsers.client.tour(page)) await open(page);
    await page.goto('/dashboard?section=support');
    await page.getByLabel(/^Title/).fill('Guests cannot pay');
    await waitForPageReady(page);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(({ pathname }) => pathname !== '/dashboard');
  });
});

import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { blockState } from '@skal/testing/audit/storageBlocked.ts';
import { test } from '@skal/testing/fixtures.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a browser that keeps cookies, and nothing else', () => {
  test.use({ reducedMotion: 'reduce' });

  test('shows every page and tab of the operator', async ({ page }) => {
    await blockState(page.context(), 'cookies');
    await openAccount(page, demoAccounts.operator);
    for (const { open } of await testUsers.operator.tour(page)) await open(page);
  });
});

import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { blockState } from '@skal/testing/audit/storageBlocked.ts';
import { test } from '@skal/testing/fixtures.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a browser that stores cookies only', () => {
  test.use({ reducedMotion: 'reduce' });

  test('shows every admin page and tab', async ({ page }) => {
    await blockState(page.context(), 'cookies');
    await openAccount(page, demoAccounts.operator);
    for (const { open } of await testUsers.operator.tour(page)) await open(page);
  });
});

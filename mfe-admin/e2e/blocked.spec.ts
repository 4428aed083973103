import { test } from '@skal/testing/fixtures.ts';
import { blockState } from '@skal/testing/audit/storageBlocked.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a browser that keeps cookies, and nothing else', () => {
  

  test('shows every page and tab of the operator', async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await blockState(page.context(), 'cookies');
    await openAccount(page, demoAccounts.operator);
    for (const { open } of await testUsers.operator.surfaces(page)) await open(page);
  });
});

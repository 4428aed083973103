import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { walkChanged } from '@skal/testing/forms/changed.ts';
import { liveClientForms } from '@skal/testing/forms/live.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a portal changed by a translator and by form extensions', () => {
  test('keeps every section, tab, form and option working, and reports no error', async ({
    newPage,
    browserErrors,
  }) => {
    expect(
      await walkChanged({ newPage, browserErrors }, testUsers.client, liveClientForms, (page) =>
        openAccount(page, demoAccounts.live),
      ),
    ).toEqual([]);
  });
});

import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { walkChanged } from '@skal/testing/forms/changed.ts';
import { liveClientForms } from '@skal/testing/forms/live.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a portal that is translated, with fields that are decorated', () => {
  test('loses no section, tab, form or choice, and tells the site of no fault', async ({ newPage, browserErrors }) => {
    expect(
      await walkChanged({ newPage, browserErrors }, testUsers.client, liveClientForms, (page) =>
        openAccount(page, demoAccounts.live),
      ),
    ).toEqual([]);
  });
});

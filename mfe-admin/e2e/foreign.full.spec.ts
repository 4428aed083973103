import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { walkChanged } from '@skal/testing/forms/changed.ts';
import { operatorForms } from '@skal/testing/forms/operator.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a dashboard changed by a translator and by form extensions', () => {
  test('keeps every page, tab, form and option working, and reports no error', async ({ newPage, browserErrors }) => {
    expect(
      await walkChanged({ newPage, browserErrors }, testUsers.operator, operatorForms, (page) =>
        openAccount(page, demoAccounts.operator),
      ),
    ).toEqual([]);
  });
});

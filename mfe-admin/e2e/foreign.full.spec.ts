import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { walkChanged } from '@skal/testing/forms/changed.ts';
import { operatorForms } from '@skal/testing/forms/operator.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.describe('a dashboard that is translated, with fields that are decorated', () => {
  test('loses no page, tab, form or choice, and tells the site of no fault', async ({ newPage, browserErrors }) => {
    expect(
      await walkChanged({ newPage, browserErrors }, testUsers.operator, operatorForms, (page) =>
        openAccount(page, demoAccounts.operator),
      ),
    ).toEqual([]);
  });
});

import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { operatorForms } from '@skal/testing/forms/operator.ts';
import { groupForms, submitForms } from '@skal/testing/forms/submitForms.ts';

test.describe('every admin form', () => {
  for (const { part, group } of groupForms(operatorForms)) {
    test(`does not shift during a press of 90 ms, and is accessible in every theme with invalid fields (${part})`, async ({
      newPage,
      browserErrors,
    }) => {
      expect(
        await submitForms({ newPage, browserErrors }, group, (page) => openAccount(page, demoAccounts.operator)),
      ).toEqual([]);
    });
  }
});

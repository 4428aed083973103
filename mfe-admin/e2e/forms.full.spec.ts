import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { operatorForms } from '@skal/testing/forms/operator.ts';
import { groupForms, submitForms } from '@skal/testing/forms/submitForms.ts';

test.describe('every form of the operator', () => {
  for (const { part, group } of groupForms(operatorForms)) {
    test(`moves nothing under a press of 90 ms, and is sound in every look, whatever was left invalid (${part})`, async ({
      newPage,
      browserErrors,
    }) => {
      expect(
        await submitForms({ newPage, browserErrors }, group, (page) => openAccount(page, demoAccounts.operator)),
      ).toEqual([]);
    });
  }
});

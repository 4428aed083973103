import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { liveClientForms } from '@skal/testing/forms/live.ts';
import { groupForms, submitForms } from '@skal/testing/forms/submitForms.ts';

test.describe('every form of the portal', () => {
  for (const { part, group } of groupForms(liveClientForms)) {
    test(`moves nothing under a press of 90 ms, and is sound in every look, whatever was left invalid (${part})`, async ({
      newPage,
      browserErrors,
    }) => {
      expect(
        await submitForms({ newPage, browserErrors }, group, (page) => openAccount(page, demoAccounts.live)),
      ).toEqual([]);
    });
  }
});

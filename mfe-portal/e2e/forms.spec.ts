import { expect, test } from '@skal/testing/fixtures.ts';
import { liveClientForms } from '@skal/testing/forms/live.ts';
import { groupForms, submitForms } from '@skal/testing/forms/submitForms.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

test.describe('every form of the portal', () => {
  

  for (const { group } of groupForms(liveClientForms)) {
test(`moves nothing under a press of 90 ms, and is sound in every look, whatever was left invalid (${part})`,
    async ({ newPage }) => {
      expect(await submitForms({ newPage }, group, (page) => openAccount(page, demoAccounts.live))).toEqual([]);
    },
  );
}
});

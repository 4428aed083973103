import { expect, test } from '@skal/testing/fixtures.ts';
import { groupForms, submitForms } from '@skal/testing/forms/submitForms.ts';
import { visitorForms } from '@skal/testing/forms/visitor.ts';

test.describe('every form of the public site', () => {
  for (const { part, group } of groupForms(visitorForms)) {
    test(`does not shift during a press of 90 ms, and is accessible in every theme with invalid fields (${part})`, async ({
      newPage,
      browserErrors,
    }) => {
      expect(await submitForms({ newPage, browserErrors }, group, async () => undefined)).toEqual([]);
    });
  }
});

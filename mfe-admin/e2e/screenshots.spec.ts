import { expect, test } from '@skal/testing/fixtures.ts';
import { SCREENSHOTS_TIMEOUT_MS, comparePages } from '@skal/testing/screenshots/pages.ts';
import { ReferenceScreenshots } from '@skal/testing/screenshots/references.ts';
import { type StateNames, findStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';

const KEY: StateNames = {
  'Admin overview': ['filled'],
  Clients: ['filled'],
  'Client panel': ['profile'],
  Revenue: ['filled'],
  Inbox: ['filled'],
};

test.describe('each key page of the operator looks as it did', () => {
  test.use({ productOptions: QA_SITE });
  const pictures = new ReferenceScreenshots('pages/admin');

  test(
    'at a desk and on a phone, in light and in dark',
    async ({ newPage }) => {
 test.setTimeout(SCREENSHOTS_TIMEOUT_MS);

      const faults = await comparePages({ newPage }, pictures, {
        from: '/admin?as=operator',
        choose: (links) => findStates(links, KEY),
        inAll: ['Clients: filled'],
      });
      expect(faults).toEqual([]);
    },
  );

  test('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});

import { expect, test } from '@skal/testing/fixtures.ts';
import { SCREENSHOTS_TIMEOUT_MS, comparePages } from '@skal/testing/screenshots/pages.ts';
import { ReferenceScreenshots } from '@skal/testing/screenshots/references.ts';
import { type StateNames, findStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';

/** Before an app is live, and afterwards. */
const KEY: StateNames = {
  Overview: ['zeros until launch', 'live, with figures'],
  'App Status': ['an example plan', 'live'],
  'User Adoption': ['covered until launch'],
  Billing: ['live, with invoices'],
  'My Tickets': ['filled'],
};

test.describe('each key page of the portal looks as it did', () => {
  test.use({ productOptions: QA_SITE });
  const pictures = new ReferenceScreenshots('pages/portal');

  test(
    'at a desk and on a phone, in light and in dark',
    async ({ newPage }) => {
 test.setTimeout(SCREENSHOTS_TIMEOUT_MS);

      const faults = await comparePages({ newPage }, pictures, {
        from: '/dashboard?as=client',
        choose: (links) => findStates(links, KEY),
        inAll: ['Overview: live, with figures'],
      });
      expect(faults).toEqual([]);
    },
  );

  test('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});

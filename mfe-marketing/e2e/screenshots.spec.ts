import { expect, test } from '@skal/testing/fixtures.ts';
import { SCREENSHOTS_TIMEOUT_MS, comparePages } from '@skal/testing/screenshots/pages.ts';
import { ReferenceScreenshots } from '@skal/testing/screenshots/references.ts';
import { type StateNames, findStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';

/** The screen whose states are the public pages: each has pictures. */
const PUBLIC = 'Public site';

/** Over them. */
const KEY: StateNames = { 'Consultation popup': ['empty', 'required fields missing'] };

test.describe('each page of the public site looks as it did', () => {
  test.use({ productOptions: QA_SITE });
  const pictures = new ReferenceScreenshots('pages/marketing');

  test(
    'at a desk and on a phone, in light and in dark',
    async ({ expectBrowserError, newPage }) => {
 test.setTimeout(SCREENSHOTS_TIMEOUT_MS);

      expectBrowserError(/404/);
      const faults = await comparePages({ newPage }, pictures, {
        choose: (links) => [...links.filter(({ screen }) => screen === PUBLIC), ...findStates(links, KEY)],
        inAll: ['Consultation popup: empty', 'Public site: Log In'],
      });
      expect(faults).toEqual([]);
    },
  );

  test('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});

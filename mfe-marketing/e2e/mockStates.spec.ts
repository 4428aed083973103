import { expect, test } from '@skal/testing/fixtures.ts';
import { auditMobileMenu, auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { firstStateOfEachScreen, findMissingStates } from '@skal/testing/qa/states.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';

/** Some thirty states, with several seconds of a page each where others keep the machine busy. */
const LIMIT = 600_000;

/** A window over a page, and what comes of it. */
const NAMED: StateNames = { 'Consultation popup': ['sent'] };

/** All of them are looked at by `npm run test:states`. */
test.describe('what a tester can bring about of the public site', () => {
  test.use({ productOptions: QA_SITE });

  test(
    'is on the screen as the list promises, the first state of each screen',
    async ({ expectBrowserError, newPage }) => {
 test.setTimeout(LIMIT);

      expectBrowserError(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      expect(await findMissingStates({ newPage }, { choose: firstStateOfEachScreen })).toEqual([]);
    },
  );

  test(
    'is sound in every look, each state on one load',
    async ({ expectBrowserError, newPage }) => {
 test.setTimeout(LIMIT);

      expectBrowserError(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      const { count, found } = await auditStates({ newPage }, { choose: someStates(NAMED) });
      expect(count).toBeGreaterThan(Object.keys(NAMED).length);
      expect(found).toEqual([]);
    },
  );

  test('has a menu on a phone that is sound in every look', async ({ newPage }) => {
    expect(await auditMobileMenu({ newPage }, '/?as=visitor')).toEqual([]);
  });
});

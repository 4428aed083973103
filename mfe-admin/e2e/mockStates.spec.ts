import { expect, test } from '@skal/testing/fixtures.ts';
import { auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { firstStateOfEachScreen, findMissingStates } from '@skal/testing/qa/states.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';

const HOME = '/admin?as=operator';

/** Some thirty states, with several seconds of a page each where others keep the machine busy. */
const LIMIT = 600_000;

/** Windows over a page that are no form, and what comes of one. */
const NAMED: StateNames = {
  'Client panel': ['long texts', 'a client who is not there'],
  Clients: ['long texts'],
  'Client panel: app': ['about to launch'],
  'Client panel: reporting': ['a key made', 'about to revoke a key'],
  'Client panel: money': ['about to be marked as paid', 'about to be credited'],
  'Entries from a file': ['what would be booked'],
  'View of the list': ['open'],
  Operators: ['about to be disabled'],
  Releases: ['about to promote'],
  Commands: ['open', 'nothing found'],
};

/** All of them are looked at by `npm run test:states`. */
test.describe('what a tester can bring about of the operator’s desk', () => {
  test.use({ productOptions: QA_SITE });

  test(
    'is on the screen as the list promises, the first state of each screen',
    async ({ newPage }) => {
 test.setTimeout(LIMIT);

      expect(await findMissingStates({ newPage }, { from: HOME, choose: firstStateOfEachScreen })).toEqual([]);
    },
  );

  test(
    'is sound in every look, each state on one load',
    async ({ expectBrowserError, newPage }) => {
 test.setTimeout(LIMIT);

      expectBrowserError(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      const { count, found } = await auditStates({ newPage }, { from: HOME, choose: someStates(NAMED) });
      expect(count).toBeGreaterThan(Object.keys(NAMED).length);
      expect(found).toEqual([]);
    },
  );
});

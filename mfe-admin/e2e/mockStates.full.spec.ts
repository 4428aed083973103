import { expect, test } from '@skal/testing/fixtures.ts';
import { auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { findMissingStates, firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

const HOME = '/admin?as=operator';

/** About thirty states, each of which takes several seconds on a busy machine. */
const TIMEOUT_MS = 600_000;

/** Dialogs without forms, and their results. */
const NAMED: StateNames = {
  'Client panel': ['long texts', 'a client who is not there'],
  Clients: ['long texts'],
  'Client panel: app': ['about to launch'],
  'Client panel: reporting': ['a key made', 'about to revoke a key'],
  'Client panel: money': ['about to be marked as paid', 'about to be credited'],
  'Entries from a file': ['what would be booked'],
  'List View Settings': ['open'],
  Operators: ['about to be disabled'],
  Releases: ['about to promote'],
  Commands: ['open', 'nothing found'],
};

/** `npx playwright test --project=states` audits all of them. */
test.describe('mock states of the admin dashboard', () => {
  test.use({ productOptions: QA_SITE });

  test('show the expected screen, the first state of each screen', async ({ newPage }) => {
    test.setTimeout(TIMEOUT_MS);
    expect(await findMissingStates({ newPage }, { from: HOME, choose: firstStateOfEachScreen })).toEqual([]);
  });

  test('are accessible in every theme, each state on one page load', async ({ expectBrowserError, newPage }) => {
    test.setTimeout(TIMEOUT_MS);
    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    const { count, found } = await auditStates({ newPage }, { from: HOME, choose: someStates(NAMED) });
    expect(count).toBeGreaterThan(Object.keys(NAMED).length);
    expect(found).toEqual([]);
  });
});

import { expect, test } from '@skal/testing/fixtures.ts';
import { auditMobileMenu, auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { findMissingStates, firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

/** Some thirty states, each takes several seconds on a busy machine. */
const TIMEOUT_MS = 600_000;

/** A dialog over a page, and its result. */
const NAMED: StateNames = { 'Consultation popup': ['sent'] };

/** `npm run test:states` audits all states. */
test.describe('what a tester can bring about of the public site', () => {
  test.use({ productOptions: QA_SITE });

  test('is on the screen as the list promises, the first state of each screen', async ({
    newPage,
    expectBrowserError,
  }) => {
    test.setTimeout(TIMEOUT_MS);

    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    expect(await findMissingStates({ newPage }, { choose: firstStateOfEachScreen })).toEqual([]);
  });

  test('is sound in every look, each state on one load', async ({ newPage, expectBrowserError }) => {
    test.setTimeout(TIMEOUT_MS);

    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    const { count, found } = await auditStates({ newPage }, { choose: someStates(NAMED) });
    expect(count).toBeGreaterThan(Object.keys(NAMED).length);
    expect(found).toEqual([]);
  });

  test('has a menu on a phone that is sound in every look', async ({ newPage }) => {
    expect(await auditMobileMenu({ newPage }, '/?as=visitor')).toEqual([]);
  });
});

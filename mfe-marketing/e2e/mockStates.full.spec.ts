import { expect, test } from '@skal/testing/fixtures.ts';
import { auditMobileMenu, auditStates, type StateNames, someStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE } from '@skal/testing/qa/qaPanel.ts';
import { findMissingStates, firstStateOfEachScreen } from '@skal/testing/qa/states.ts';

/** About thirty states, each of which takes several seconds on a busy machine. */
const TIMEOUT_MS = 600_000;

/** States that are audited besides the default ones: a dialog and its result. */
const REQUIRED_STATES: StateNames = { 'Consultation popup': ['sent'] };

/** `npx playwright test --project=states` audits all states. */
test.describe('mock states of the public site', () => {
  test.use({ productOptions: QA_SITE });

  test('show the expected screen, the first state of each screen', async ({ newPage, expectBrowserError }) => {
    test.setTimeout(TIMEOUT_MS);

    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    expect(await findMissingStates({ newPage }, { choose: firstStateOfEachScreen })).toEqual([]);
  });

  test('are accessible in every theme, each state on one page load', async ({ newPage, expectBrowserError }) => {
    test.setTimeout(TIMEOUT_MS);

    expectBrowserError(/^console error: (?!Contract violation)/, /^response: \d+ \w+ .*\/api\//);
    const { count, found } = await auditStates({ newPage }, { choose: someStates(REQUIRED_STATES) });
    expect(count).toBeGreaterThan(Object.keys(REQUIRED_STATES).length);
    expect(found).toEqual([]);
  });

  test('show an accessible menu on a phone in every theme', async ({ newPage }) => {
    expect(await auditMobileMenu({ newPage }, '/?as=visitor')).toEqual([]);
  });
});

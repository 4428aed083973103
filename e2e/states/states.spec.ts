import { expect, test } from '@skal/testing/fixtures.ts';
import { auditStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE, type StateLink, stateSlugOf } from '@skal/testing/qa/qaPanel.ts';
import { inPart, STATE_PARTS } from '@skal/testing/qa/stateParts.ts';
import { writeStateRun } from '@skal/testing/qa/stateReport.ts';
import { findMissingStates, statesReachableByLink } from '@skal/testing/qa/states.ts';

/** A state takes four seconds on a shared machine, and many times that on a busy one. */
const TIMEOUT_MS = 5_000_000;

/** A part of all states, or those with this word in their slugs; every state by default. */
const { E2E_STATES: FILTER = '' } = process.env;
const PART = STATE_PARTS.find(({ name }) => name === FILTER);

const selectStates = (links: readonly StateLink[]): readonly StateLink[] => {
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  return PART ? inPart(links, PART) : links.filter((link) => stateSlugOf(link).includes(FILTER));
};

/** Errors that belong to states: rejected and failed requests, and the missing page. A mock against its contract does not. */
const EXPECTED_ERRORS =
  /^(console error: (?!A mock lies)|response: \d+ \w+ .*\/api\/|request: .*\/(api|r)\/|response: 404 GET .*-a-page-that-is-not-there$)/;

test.describe('the QA panel', () => {
  test.use({ productOptions: QA_SITE });

  test('reaches every state of its list, and each is sound in every viewport', async ({
    expectBrowserError,
    newPage,
    browserErrors,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    expectBrowserError(EXPECTED_ERRORS);
    const start = Date.now();
    const { count, found } = await auditStates({ newPage }, { choose: selectStates });
    // Between states with the same answers, a link of the list works without loading the page again.
    const missing = await findMissingStates(
      { newPage },
      { choose: (links) => statesReachableByLink(selectStates(links)) },
    );
    const faults = [...found, ...missing];
    if (PART) writeStateRun(PART, { states: count, faults: faults.length + browserErrors.unexpected().length }, start);
    expect(count).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

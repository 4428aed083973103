import { expect, test } from '@skal/testing/fixtures.ts';
import { inPart, STATE_PARTS } from '@skal/tooling/src/test/stateParts.ts';
import { auditStates } from '@skal/testing/qa/auditStates.ts';
import { writeStateRun } from '@skal/testing/qa/stateReport.ts';
import { statesReachableByLink, findMissingStates } from '@skal/testing/qa/states.ts';
import { type StateLink, stateSlugOf, QA_SITE } from '@skal/testing/qa/qaPanel.ts';

/** Each state takes four seconds of a page where others use the machine, and many times as many where it is crowded. */
const LIMIT = 5_000_000;

/** A part of all states, or those that have this word in their links; all of them where there is none. */
const { E2E_STATES: WANTED = '' } = process.env;
const PART = STATE_PARTS.find(({ name }) => name === WANTED);

const chosen = (links: readonly StateLink[]): readonly StateLink[] => {
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  return PART ? inPart(links, PART) : links.filter((link) => stateSlugOf(link).includes(WANTED));
};

/**
 * What is refused or does not come is told on the console as well: calls, files of remotes, and the page that is not there.
 * That a mock lies is no part of any state.
 */
const TOLD =
  /^(console error: (?!A mock lies)|response: \d+ \w+ .*\/api\/|request: .*\/(api|r)\/|response: 404 GET .*-a-page-that-is-not-there$)/;

test.describe('a tester', () => {
  test.use({ productOptions: QA_SITE });

  test(
    'sees on every state of the list what the list promises, and it is sound in every look',
    async ({ expectBrowserError, newPage, browserErrors }) => {
 test.setTimeout(LIMIT);

      expectBrowserError(TOLD);
      const begun = Date.now();
      const { count, found } = await auditStates({ newPage }, { choose: chosen });
      // From one state to the next, where both are answered alike, the list leads without another load.
      const missed = await findMissingStates({ newPage }, { choose: (links) => statesReachableByLink(chosen(links)) });
      const faults = [...found, ...missed];
      if (PART) writeStateRun(PART, { states: count, faults: faults.length + browserErrors.unexpected().length }, begun);
      expect(count).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
});

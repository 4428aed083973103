import { expect, test } from '@skal/testing/fixtures.ts';
import { auditStates } from '@skal/testing/qa/auditStates.ts';
import { QA_SITE, type StateLink } from '@skal/testing/qa/qaPanel.ts';
import { inShard, STATE_SHARDS } from '@skal/testing/qa/stateParts.ts';
import { findMissingStates, statesReachableByLink } from '@skal/testing/qa/states.ts';

/** A state takes four seconds on a shared machine, and many times that on a busy one. */
const TIMEOUT_MS = 1_800_000;

/**
 * Expected errors of states: rejected and failed requests, and the missing page. A contract violation of a mock is
 * none.
 */
const EXPECTED_ERRORS =
  /^(console error: (?!Contract violation)|response: \d+ \w+ .*\/api\/|request: .*\/(api|r)\/|response: 404 GET .*-a-page-that-is-not-there$)/;

/** One of this many states is reached in Danish too. */
const DANISH_EVERY = 12;

test.describe('the QA panel', () => {
  test.use({ productOptions: QA_SITE });

  test('reaches states in Danish by the same names', async ({ expectBrowserError, newPage }) => {
    test.setTimeout(TIMEOUT_MS);
    expectBrowserError(EXPECTED_ERRORS);
    const choose = (links: readonly StateLink[]) => links.filter((_, at) => (at + 1) % DANISH_EVERY === 0);
    expect(await findMissingStates({ newPage }, { from: '/?lang=da', choose })).toEqual([]);
  });

  for (const part of STATE_SHARDS) {
    test(`reaches every state of ${part.name}, and each is sound in every viewport`, async ({
      expectBrowserError,
      newPage,
    }) => {
      test.setTimeout(TIMEOUT_MS);
      expectBrowserError(EXPECTED_ERRORS);
      const choose = (links: readonly StateLink[]) => {
        expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
        return inShard(links, part);
      };
      const { count, found } = await auditStates({ newPage }, { choose });
      // Between states with the same answers, a link of the list works without loading the page again.
      const missing = await findMissingStates({ newPage }, { choose: (links) => statesReachableByLink(choose(links)) });
      expect(count).toBeGreaterThan(0);
      expect([...found, ...missing]).toEqual([]);
    });
  }
});

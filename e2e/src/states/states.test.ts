import { prepareJourney } from '../harness/journey.ts';
import { missedStates } from '../tester/states.ts';
import { stateOf, TESTER } from '../tester/tester.ts';

/**
 * Each state takes two seconds of a page, where others keep the machine busy three times as many: an hour for 1,200 of them,
 * and there will be more.
 */
const LIMIT = 5_400_000;

/** Those that have this word in their links; all of them where there is none. */
const { E2E_STATES: WANTED = '' } = process.env;

describe('a tester', () => {
  const journey = prepareJourney(TESTER);

  it(
    'sees on every state of the list what the list promises',
    async () => {
      // What is refused or does not come is told on the console as well; that a mock lies is no part of any state.
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      // Calls, and files of remotes that are not there.
      journey.expectTrouble(/^request: .*\/(api|r)\//);
      const missed = await missedStates(journey, {
        choose: (links) => {
          expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
          return links.filter((link) => stateOf(link).includes(WANTED));
        },
      });
      expect(missed).toEqual([]);
    },
    LIMIT,
  );
});

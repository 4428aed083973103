import { prepareJourney } from '../harness/journey.ts';
import { faultsOfStates } from '../tester/looks.ts';
import { TESTER } from '../tester/tester.ts';

/** Each state takes four seconds of a page, where others keep the machine busy three times as many. */
const LIMIT = 9_000_000;

describe('every state that a tester can bring about', () => {
  const journey = prepareJourney(TESTER);

  it(
    'is sound in every look, on one load',
    async () => {
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      // Calls, and files of remotes that are not there.
      journey.expectTrouble(/^request: .*\/(api|r)\//);
      const { count, found } = await faultsOfStates(journey, { choose: (links) => links });
      expect(count).toBeGreaterThan(500);
      expect(found).toEqual([]);
    },
    LIMIT,
  );
});

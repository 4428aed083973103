import { inPart, STATE_PARTS } from '@skal/tooling/src/test/stateParts.ts';
import { prepareJourney } from '../harness/journey.ts';
import { faultsOfStates } from '../tester/looks.ts';
import { record } from '../tester/record.ts';
import { linkedStates, missedStates } from '../tester/states.ts';
import { type Link, stateOf, TESTER } from '../tester/tester.ts';

/** Each state takes four seconds of a page where others use the machine, and many times as many where it is crowded. */
const LIMIT = 5_000_000;

/** A part of all states, or those that have this word in their links; all of them where there is none. */
const { E2E_STATES: WANTED = '' } = process.env;
const PART = STATE_PARTS.find(({ name }) => name === WANTED);

const chosen = (links: readonly Link[]): readonly Link[] => {
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  return PART ? inPart(links, PART) : links.filter((link) => stateOf(link).includes(WANTED));
};

/**
 * What is refused or does not come is told on the console as well: calls, files of remotes, and the page that is not there.
 * That a mock lies is no part of any state.
 */
const TOLD =
  /^(console error: (?!A mock lies)|response: \d+ \w+ .*\/api\/|request: .*\/(api|r)\/|response: 404 GET .*-a-page-that-is-not-there$)/;

describe('a tester', () => {
  const journey = prepareJourney(TESTER);

  it(
    'sees on every state of the list what the list promises, and it is sound in every look',
    async () => {
      journey.expectTrouble(TOLD);
      const begun = Date.now();
      const { count, found } = await faultsOfStates(journey, { choose: chosen });
      // From one state to the next, where both are answered alike, the list leads without another load.
      const missed = await missedStates(journey, { choose: (links) => linkedStates(chosen(links)) });
      const faults = [...found, ...missed];
      if (PART) record(PART, { states: count, faults: faults.length + journey.complaints().length }, begun);
      expect(count).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
    LIMIT,
  );
});

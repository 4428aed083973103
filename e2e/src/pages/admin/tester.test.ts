import { prepareJourney } from '../../harness/journey.ts';
import { faultsOfStates, type Named, someStates } from '../../tester/looks.ts';
import { firstOfScreens, missedStates } from '../../tester/states.ts';
import { TESTER } from '../../tester/tester.ts';

const HOME = '/admin?as=operator';

/** Some thirty states, with several seconds of a page each where others keep the machine busy. */
const LIMIT = 600_000;

/** Windows over a page that are no form, and what comes of one. */
const NAMED: Named = {
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
describe('what a tester can bring about of the operator’s desk', () => {
  const journey = prepareJourney(TESTER);

  it(
    'is on the screen as the list promises, the first state of each screen',
    async () => {
      expect(await missedStates(journey, { from: HOME, choose: firstOfScreens })).toEqual([]);
    },
    LIMIT,
  );

  it(
    'is sound in every look, each state on one load',
    async () => {
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      const { count, found } = await faultsOfStates(journey, { from: HOME, choose: someStates(NAMED) });
      expect(count).toBeGreaterThan(Object.keys(NAMED).length);
      expect(found).toEqual([]);
    },
    LIMIT,
  );
});

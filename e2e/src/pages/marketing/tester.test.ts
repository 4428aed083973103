import { prepareJourney } from '../../harness/journey.ts';
import { faultsOfMenu, faultsOfStates, type Named, someStates } from '../../tester/looks.ts';
import { firstOfScreens, missedStates } from '../../tester/states.ts';
import { TESTER } from '../../tester/tester.ts';

/** Some thirty states, with several seconds of a page each where others keep the machine busy. */
const LIMIT = 600_000;

/** A window over a page, and what comes of it. */
const NAMED: Named = { 'Consultation popup': ['sent'] };

/** All of them are looked at by `npm run test:states`. */
describe('what a tester can bring about of the public site', () => {
  const journey = prepareJourney(TESTER);

  it(
    'is on the screen as the list promises, the first state of each screen',
    async () => {
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      expect(await missedStates(journey, { choose: firstOfScreens })).toEqual([]);
    },
    LIMIT,
  );

  it(
    'is sound in every look, each state on one load',
    async () => {
      journey.expectTrouble(/^console error: (?!A mock lies)/, /^response: \d+ \w+ .*\/api\//);
      const { count, found } = await faultsOfStates(journey, { choose: someStates(NAMED) });
      expect(count).toBeGreaterThan(Object.keys(NAMED).length);
      expect(found).toEqual([]);
    },
    LIMIT,
  );

  it('has a menu on a phone that is sound in every look', async () => {
    expect(await faultsOfMenu(journey, '/?as=visitor')).toEqual([]);
  });
});

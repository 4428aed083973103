import { prepareJourney } from '../harness/journey.ts';
import { growthOf, MORE, ROUNDS, ROUNDS_LIMIT } from '../harness/rounds.ts';
import { accounts, enter } from '../people.ts';

/** What one remote alone keeps, the test in its own folder sees. */
describe(`a tab in which a client goes from the portal to the public site and back ${ROUNDS} times`, () => {
  const journey = prepareJourney();

  it(
    'keeps no page that is left',
    async () => {
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      await enter(page, accounts.live);
      const { settled, more } = await growthOf(page, ['/dashboard#overview', '/', '/dashboard#support', '/contact']);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MORE);
    },
    ROUNDS_LIMIT,
  );
});

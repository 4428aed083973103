import { prepareJourney } from '../../harness/journey.ts';
import { growthOf, MORE, ROUNDS, ROUNDS_LIMIT } from '../../harness/rounds.ts';
import { accounts, enter } from '../../people.ts';

const PLACES = [
  ...['overview', 'clients', 'revenue', 'analytics', 'inbox'].map((tab) => `/admin?tab=${tab}`),
  ...['operators', 'releases', 'audit', 'account'].map((page) => `/admin/${page}`),
];

describe(`a tab in which an operator goes through the desk ${ROUNDS} times`, () => {
  const journey = prepareJourney();

  it(
    'keeps no page that is left',
    async () => {
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      await enter(page, accounts.operator);
      const { settled, more } = await growthOf(page, PLACES);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MORE);
    },
    ROUNDS_LIMIT,
  );
});

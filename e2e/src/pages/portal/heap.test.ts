import { prepareJourney } from '../../harness/journey.ts';
import { growthOf, MORE, ROUNDS, ROUNDS_LIMIT } from '../../harness/rounds.ts';
import { accounts, enter } from '../../people.ts';

const SECTIONS = [
  ...['overview', 'app-status', 'adoption', 'commerce', 'performance', 'content', 'products', 'bookings', 'events'],
  ...['takeaway', 'loyalty', 'achievements', 'ai-assistant', 'push-notifications', 'integrations', 'billing'],
  ...['add-ons', 'support', 'staff', 'settings'],
].map((section) => `/dashboard#${section}`);

describe(`a tab in which a client goes through the portal ${ROUNDS} times`, () => {
  const journey = prepareJourney();

  it(
    'keeps no page that is left',
    async () => {
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      await enter(page, accounts.live);
      const { settled, more } = await growthOf(page, [...SECTIONS, '/content-management', '/integrations']);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MORE);
    },
    ROUNDS_LIMIT,
  );
});

import { untilAlive } from '../../harness/alive.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { growthOf, MORE, ROUNDS, ROUNDS_LIMIT } from '../../harness/rounds.ts';
import { PUBLIC_PAGES } from '../../publicPages.ts';

describe(`a tab in which a visitor goes through the public site ${ROUNDS} times`, () => {
  const journey = prepareJourney();

  it(
    'keeps no page that is left',
    async () => {
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      await page.goto('/');
      await untilAlive(page, 'page');
      const { settled, more } = await growthOf(page, PUBLIC_PAGES);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MORE);
    },
    ROUNDS_LIMIT,
  );
});

import { blockState } from '../../harness/blocked.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';
import { people } from '../../surfaces.ts';

describe('a browser that keeps cookies, and nothing else', () => {
  const journey = prepareJourney();

  it('shows every page and tab of the operator', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await blockState(page.context(), 'cookies');
    await enter(page, accounts.operator);
    for (const { open } of await people.operator.surfaces(page)) await open(page);
  });
});

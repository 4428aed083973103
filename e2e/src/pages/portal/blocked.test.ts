import { blockState } from '../../harness/blocked.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { untilThere } from '../../harness/there.ts';
import { accounts, enter } from '../../people.ts';
import { people } from '../../surfaces.ts';

describe('a browser that keeps cookies, and nothing else', () => {
  const journey = prepareJourney();

  it('shows every section of the portal, takes a ticket’s words, and signs out', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await blockState(page.context(), 'cookies');
    await enter(page, accounts.live);
    for (const { open } of await people.client.surfaces(page)) await open(page);
    await page.goto('/dashboard#support');
    await page.getByLabel(/^Title/).fill('Guests cannot pay');
    await untilThere(page);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForFunction(() => location.pathname !== '/dashboard');
  });
});

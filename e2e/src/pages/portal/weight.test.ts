import { bytesOf, loadOf, scriptsOf } from '../../harness/firstLoad.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';

/** What a first load may weigh, in bytes of brotli (visual.md's budgets). */
const BUDGET = 210_000;

describe('the weight of a first load', () => {
  const journey = prepareJourney();

  const openClient = async () => {
    const page = await journey.newPage();
    await enter(page, accounts.client);
    return page;
  };

  it('of /dashboard is at most 210,000 bytes of JavaScript', async () => {
    const scripts = bytesOf(await loadOf(await openClient(), '/dashboard'), '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
  });

  it('is named by the HTML of /dashboard down to every script', async () => {
    const { loaded, unnamed } = await scriptsOf(await openClient(), '/dashboard');
    expect(loaded.length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });
});

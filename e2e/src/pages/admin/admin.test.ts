import type { Page } from 'playwright-core';
import { holdTimersUntilDrawn, prepareTimers } from '../../harness/heldTimers.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { faultsInEveryLook, faultsOnPaper } from '../../harness/looks.ts';
import { motionOf, watchMotion } from '../../harness/motion.ts';
import { untilThere } from '../../harness/there.ts';
import { accounts, enter } from '../../people.ts';
import { PAGES } from './pages.ts';

describe('every page of the operator', () => {
  const journey = prepareJourney();

  const signedIn = async (): Promise<Page> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await watchMotion(page);
    await enter(page, accounts.operator);
    return page;
  };

  it('is sound in every look and on paper, and nothing moves for who asks for that', async () => {
    const page = await signedIn();
    const found: string[] = [];
    for (const [path, words] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      await untilThere(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const moved = await motionOf(page);
      const faults = [...moved, ...(await faultsInEveryLook(page)), ...(await faultsOnPaper(page))];
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });

  it('shows every tab of a client’s panel as sound in every look', async () => {
    const page = await signedIn();
    const [client] = await journey.product.db.query('SELECT business_id FROM accounts WHERE email = ?', [
      accounts.live.email,
    ]);
    await page.goto(`/admin?tab=clients&client=${client?.business_id}`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('tab').first().waitFor();
    const tabs = await panel.getByRole('tab').all();
    expect(tabs.length).toBeGreaterThan(3);
    const found: string[] = [];
    for (const tab of tabs) {
      const name = (await tab.textContent()) ?? '';
      await tab.click();
      await panel.getByRole('tabpanel', { name }).getByText(/\w/).first().waitFor();
      await untilThere(page);
      found.push(...(await faultsInEveryLook(page, '[role=dialog]')).map((fault) => `${name} ${fault}`));
    }
    expect(found).toEqual([]);
  });

  it('draws a tab when its code is there: no timer stands between, and none is needed', async () => {
    const page = await signedIn();
    await prepareTimers(page);
    await page.goto('/admin');
    await page.getByText(PAGES['/admin']).first().waitFor();
    await holdTimersUntilDrawn(page);
    // Those whose code comes when they are opened.
    for (const name of ['Revenue', 'Inbox']) {
      await page.getByRole('tab', { name }).click();
      await page.waitForFunction((file) => window.skalDrawn.some((url) => url.includes(file)), `/${name}Tab.`);
    }
  });
});

import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, prepareJourney } from '../../harness/journey.ts';
import { tabTo, typeInto, walk } from '../../harness/keyboard.ts';
import { untilThere } from '../../harness/there.ts';
import { type Account, accounts, enter } from '../../people.ts';

/** Sections that have something to do in them, each with the words that stand there once it is whole. */
const SECTIONS = {
  overview: 'Overview',
  'app-status': 'App Status',
  billing: 'Billing',
  'add-ons': 'Add-ons',
  support: 'Support',
  settings: 'Settings',
} as const;

/** Nothing here touches the pointer. */
describe('the portal by keyboard alone', () => {
  const journey = prepareJourney();

  const open = async (account: Account, viewport = DESKTOP): Promise<Page> => {
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await enter(page, account);
    return page;
  };

  const openSection = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/dashboard#${id}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: SECTIONS[id as keyof typeof SECTIONS] }).waitFor();
    await untilThere(page);
  };

  it.each([
    ['before launch', accounts.client, DESKTOP],
    ['after launch', accounts.live, PHONE],
  ] as const)('%s: Tab comes to everything, and shows where it is', async (_, account, viewport) => {
    const page = await open(account, viewport);
    for (const id of Object.keys(SECTIONS)) {
      await openSection(page, id);
      const { missed, unseen, reached } = await walk(page);
      expect({ id, missed, unseen }).toEqual({ id, missed: [], unseen: [] });
      expect(reached).toBeGreaterThan(2);
    }
  });

  it('J5: a section is opened', async () => {
    const page = await open(accounts.client);
    await tabTo(
      page,
      page
        .getByRole('navigation')
        .getByText('Billing', { exact: true })
        .locator('xpath=ancestor-or-self::*[self::a or self::button]'),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
  });

  it('N3: settings are saved', async () => {
    const page = await open(accounts.client);
    await openSection(page, 'settings');
    await tabTo(page, page.getByLabel('Name in the app'));
    await page.keyboard.press('ControlOrMeta+a');
    await typeInto(page, page.getByLabel('Name in the app'), 'Demo Wine Bar by Keys');
    await tabTo(page, page.getByRole('button', { name: /^Save/ }));
    await page.keyboard.press('Enter');
    await page.getByText('Settings Saved').first().waitFor();
    const rows = await journey.product.db.query('SELECT * FROM businesses');
    expect(JSON.stringify(rows)).toContain('Demo Wine Bar by Keys');
  });
});

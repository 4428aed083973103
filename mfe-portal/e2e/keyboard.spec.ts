import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '@skal/testing/viewports.ts';
import { tabTo, typeInto, tabThroughPage } from '@skal/testing/audit/keyboard.ts';
import { waitForPageReady } from '@skal/testing/wait/pageReady.ts';
import { type Account, demoAccounts, openAccount } from '@skal/testing/accounts.ts';

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
test.describe('the portal by keyboard alone', () => {
  

  const open = async (account: Account, viewport = DESKTOP): Promise<Page> => {
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await openAccount(page, account);
    return page;
  };

  const openSection = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/dashboard#${id}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: SECTIONS[id as keyof typeof SECTIONS] }).waitFor();
    await waitForPageReady(page);
  };

  for (const [_, account, viewport] of [
    ['before launch', demoAccounts.client, DESKTOP],
    ['after launch', demoAccounts.live, PHONE],
  ] as const) {
test(`${_}: Tab comes to everything, and shows where it is`, async () => {
    const page = await open(account, viewport);
    for (const id of Object.keys(SECTIONS)) {
      await openSection(page, id);
      const { unreachable, notVisible, reached } = await tabThroughPage(page);
      expect({ id, missed, unseen }).toEqual({ id, missed: [], unseen: [] });
      expect(reached).toBeGreaterThan(2);
    }
  });
}

  test('J5: a section is opened', async () => {
    const page = await open(demoAccounts.client);
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

  test('N3: settings are saved', async ({ product }) => {
    const page = await open(demoAccounts.client);
    await openSection(page, 'settings');
    await tabTo(page, page.getByLabel('Name in the app'));
    await page.keyboard.press('ControlOrMeta+a');
    await typeInto(page, page.getByLabel('Name in the app'), 'Demo Wine Bar by Keys');
    await tabTo(page, page.getByRole('button', { name: /^Save/ }));
    await page.keyboard.press('Enter');
    await page.getByText('Settings Saved').first().waitFor();
    const rows = await product.db.query('SELECT * FROM businesses');
    expect(JSON.stringify(rows)).toContain('Demo Wine Bar by Keys');
  });
});

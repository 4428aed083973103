import { type Account, demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

/** English words that no Danish text has. */
const ENGLISH = /\b(the|with|your|we|and|of|you|our|not|this)\b/i;

/** Demo content, which is the business's own. */
const DATA = /[\w ]*, by the (glass|bottle)|By the (glass|bottle)/g;

/** Every section: one that an account lacks says so. */
const PORTAL = [
  ...Object.keys(SECTION_TITLES).map((section) => `/dashboard?section=${section}`),
  '/content-management',
  '/integrations',
];
const ADMIN = [
  ...['overview', 'clients', 'revenue', 'analytics', 'inbox'].map((tab) => `/admin?tab=${tab}`),
  ...['operators', 'releases', 'mails', 'audit', 'account'].map((page) => `/admin/${page}`),
];

const TOURS: readonly (readonly [name: string, account: Account, paths: readonly string[]])[] = [
  ['a client before launch', demoAccounts.client, PORTAL],
  ['a live client', demoAccounts.live, PORTAL],
  ['an operator', demoAccounts.operator, ADMIN],
];

test.describe('the pages of accounts in Danish', () => {
  for (const [name, account, paths] of TOURS) {
    test(`have no English for ${name}, and fit 320 px`, async ({ page }) => {
      await openAccount(page, account);
      const headers = { 'sec-fetch-site': 'same-origin' };
      const saved = await page.request.put('/api/session/preferences', { data: { language: 'da' }, headers });
      expect(saved.ok()).toBe(true);
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        await waitForHydration(page, 'page');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.locator('html')).toHaveAttribute('lang', 'da');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const text = (await page.locator('body').innerText()).replace(DATA, '');
        expect.soft(text, path).not.toMatch(ENGLISH);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft([path, overflow]).toEqual([path, 0]);
      }
    });
  }
});

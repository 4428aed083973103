import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';
import { openRendered } from '@skal/testing/wait/openRendered.ts';
import { hydrateAccountPages } from './hydrateAccountPages.ts';

test.describe('pages with their visitor’s data, in development mode, in light colours', () => {
  test.use({ productOptions: { builds: 'development' } });
  hydrateAccountPages('light');

  for (const [account, path, chunks] of [
    [demoAccounts.client, '/dashboard', ['OverviewSection']],
    [demoAccounts.client, '/dashboard?section=support', ['SupportSection']],
    [demoAccounts.client, '/dashboard?section=settings', ['SettingsSection', 'AccountSecurity']],
    [demoAccounts.operator, '/admin?tab=clients', ['ClientsTab']],
    [demoAccounts.operator, '/admin?tab=revenue', ['RevenueTab', 'RevenueChart']],
  ] as const) {
    test(`preload the chunks that ${path} has read, and no others`, async ({ newPage }) => {
      const page = await newPage();
      await openAccount(page, account);
      await openRendered(page, path);
      const preloaded = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace(/^.*\/(\w+)\..*$/, '$1')));
      const named = preloaded.filter((name) => /(Section|Tab|Chart|Charts|AccountSecurity)$/.test(name));
      expect(named).toEqual(expect.arrayContaining([...chunks]));
      expect(named).toHaveLength(chunks.length);
    });
  }
});

for (const late of ['shell', 'SupportSection']) {
  test(`a press before the page is hydrated is answered afterwards (late scripts: ${late})`, async ({ newPage }) => {
    const page = await newPage();
    await openAccount(page, demoAccounts.client);
    const scripts = await holdRequests(page, late === 'shell' ? '**/r/shell/**/*.js' : `**/${late}.*.js`);
    await page.goto('/dashboard?section=support', { waitUntil: 'commit' });
    const tab = page.getByRole('tab', { name: 'My Tickets' });
    await tab.click();
    scripts.release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

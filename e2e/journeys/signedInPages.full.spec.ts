import type { Page } from '@playwright/test';
import { demoAccounts, openAccount, signInViaApi } from '@skal/testing/accounts.ts';
import { businessIdOf } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { openRendered } from '@skal/testing/wait/openRendered.ts';
import { browserOptions, FONT } from '@skal/tooling/src/browser/launchBrowser.ts';

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: [
    async ({}, use) => use({ ...(await browserOptions(FONT)), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
/** What pages of the demo client contain. */
const OF_CLIENT = new RegExp(`${demoAccounts.client.email}|Demo Wine Bar`);
const OF_LIVE = new RegExp(demoAccounts.live.email);

/** Opens a page, and returns the HTML that the server sent: the script has not run on it. */
const openSent = async (page: Page, path: string): Promise<string> => {
  const response = await page.goto(path, { waitUntil: 'commit' });
  return (await response?.text()) ?? '';
};

test.describe('pages of an account that the server renders', () => {
  test('T9, 14.3.1: contain nothing after a sign-out and Back, in no tab', async ({ expectBrowserError, page }) => {
    expectBrowserError(/401/);
    await openAccount(page, demoAccounts.client);
    expect(await openRendered(page, '/content-management')).toMatch(OF_CLIENT);
    expect(await openRendered(page, '/dashboard?section=support')).toMatch(OF_CLIENT);
    const other = await page.context().newPage();
    expect(await openRendered(other, '/integrations')).toMatch(OF_CLIENT);
    for (const tab of [page, other]) await waitForHydration(tab, 'page');

    await page.getByRole('button', { name: 'Logout' }).first().click();
    for (const tab of [page, other]) {
      await tab.waitForURL('**/login');
      expect(await tab.content()).not.toMatch(OF_CLIENT);
    }
    // The document of the support section, whose script is still running.
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL('**/login');
    expect(await page.content()).not.toMatch(OF_CLIENT);
    // An earlier document, which is requested again instead of being restored.
    const restored = await page.goBack({ waitUntil: 'commit' });
    expect(await restored?.text()).not.toMatch(OF_CLIENT);
    await page.waitForURL('**/login');
    expect(await page.content()).not.toMatch(OF_CLIENT);
  });

  test('T38: contain nothing once an operator has paused the client', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    expectBrowserError(/401/);
    const page = await newPage();
    await openAccount(page, demoAccounts.client);
    expect(await openRendered(page, '/dashboard')).toMatch(OF_CLIENT);
    const operator = await newPage();
    await signInViaApi(operator, demoAccounts.operator);
    const address = `/api/admin/clients/${await businessIdOf(product, demoAccounts.client)}`;
    const setStatus = async (status: string) =>
      expect((await operator.request.patch(address, { data: { status }, headers: SAME_SITE })).status()).toBe(200);
    await setStatus('paused');
    expect(await openSent(page, '/dashboard?section=billing')).not.toMatch(OF_CLIENT);
    // I7: the browser leads to the sign-in.
    await page.waitForURL('**/login');
    expect(await page.content()).not.toMatch(OF_CLIENT);
    await setStatus('active');
  });

  test('7.4.3: contain nothing in another browser once the password has changed', async ({
    expectBrowserError,
    newPage,
  }) => {
    expectBrowserError(/401/);
    const { password } = demoAccounts.live;
    const [first, second] = [await newPage(), await newPage()];
    for (const page of [first, second]) {
      await openAccount(page, demoAccounts.live);
      expect(await openRendered(page, '/dashboard')).toMatch(OF_LIVE);
    }
    const next = 'two glasses at the harbour';
    const change = async (currentPassword: string, newPassword: string) => {
      const data = { currentPassword, newPassword, confirmPassword: newPassword };
      expect((await first.request.post('/api/change-password', { data, headers: SAME_SITE })).status()).toBe(200);
    };
    await change(password, next);
    expect(await openSent(second, '/dashboard?section=settings')).not.toMatch(OF_LIVE);
    await second.waitForURL('**/login');
    expect(await openRendered(first, '/dashboard?section=settings')).toMatch(OF_LIVE);
    await change(next, password);
  });

  test('T9, 8.2.1: show an operator the portal of the viewed client with its bar, and no other data', async ({
    newPage,
    product,
  }) => {
    const page = await newPage();
    await openAccount(page, demoAccounts.operator);
    const id = await businessIdOf(product, demoAccounts.client);
    const address = `/admin?tab=clients&client=${id}`;
    expect(await openRendered(page, address)).toMatch(OF_LIVE);
    await page.getByRole('button', { name: 'View as client' }).click();
    await page.waitForURL('**/dashboard');

    const portal = await openRendered(page, '/dashboard?section=support');
    const [, shown = ''] = /<div id="root" data-prerendered data-framed>([\s\S]*?)<script/.exec(portal) ?? [];
    expect(shown).toContain('Viewing as');
    expect(shown).toMatch(OF_CLIENT);
    expect(portal).not.toMatch(OF_LIVE);
    const bar = page.getByRole('region', { name: 'Viewing a portal' });
    await bar.getByText('Viewing as Demo Wine Bar').waitFor();

    const blocked = await openSent(page, '/admin?tab=revenue');
    expect(blocked).not.toMatch(OF_LIVE);
    await page.getByRole('heading', { name: 'You are viewing the portal of Demo Wine Bar' }).waitFor();

    await openRendered(page, '/dashboard?section=billing');
    await bar.getByRole('button', { name: 'End view' }).click();
    await page.getByRole('dialog', { name: 'Demo Wine Bar' }).waitFor();
    const admin = await openRendered(page, '/admin?tab=clients');
    expect(admin).not.toContain('Viewing as');
    expect(admin).toMatch(OF_LIVE);
    expect(await openSent(page, '/dashboard')).not.toMatch(OF_CLIENT);
  });
});

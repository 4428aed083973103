import type { Browser, Page } from '@playwright/test';
import { demoAccounts, signInViaApi } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { browserOptions, FONT } from '@skal/tooling/src/browser/launchBrowser.ts';

/** Reasons of the headless browser itself, which has no such cache. It still reports those of the page. */
const OWN_REASONS = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

let browser: Browser;
test.beforeAll(async ({ playwright }) => {
  const options = await browserOptions(FONT);
  // Playwright disables the cache by default.
  browser = await playwright.chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
test.afterAll(() => browser.close());

const openPage = async (url: string): Promise<Page> => (await browser.newContext({ baseURL: url })).newPage();

/** Opens a page, leaves it for another document, and goes back. Returns why the page was not restored. */
async function reasonsAgainst(page: Page, path: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await cdp.send('Page.enable');
  await page.goto(path);
  await waitForHydration(page, 'page');
  await page.goto('/robots.txt');
  await page.goBack();
  await cdp.detach();
  return reasons.filter((reason) => !OWN_REASONS.includes(reason));
}

test('every public page may be restored from the back/forward cache', async ({ product }) => {
  const page = await openPage(product.url);
  for (const path of PUBLIC_PAGES) expect(await reasonsAgainst(page, path), path).toEqual([]);
  // With a session, too.
  await signInViaApi(page, demoAccounts.client);
  expect(await reasonsAgainst(page, '/')).toEqual([]);
});

test('T9: a page of an account is not restored, and not shown after the sign-out', async ({ product }) => {
  const page = await openPage(product.url);
  const home = await signInViaApi(page, demoAccounts.client);
  expect(await reasonsAgainst(page, home)).toContain('MainResourceHasCacheControlNoStore');
  await page.goto('/about');
  const signOut = { headers: { 'sec-fetch-site': 'same-origin' } };
  expect((await page.request.post('/api/logout', signOut)).ok()).toBe(true);
  await page.goBack();
  await page.waitForURL('**/login');
});

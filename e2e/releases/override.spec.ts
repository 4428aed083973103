import { expect, test } from '@skal/testing/fixtures.ts';
import { RUM_PATH } from '@skal/contracts/rum';
import { openRegistry } from '@skal/shell/server';
import { axe } from '@skal/tooling/src/browser/axe.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { createVersion } from '@skal/testing/releases/versions.ts';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';

const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';
const ADDRESS = '/about?remote.marketing=9.9.9-next';

test.describe('a version that is not live', () => {
  

  test('is looked at by an operator, page after page, until they have had enough', async ({ product, newPage }) => {
    createVersion(openRegistry(product.dataDir), 'mfe-marketing', '9.9.9-next', {
      everywhere: (text) => text.replaceAll(HEADLINE, NEXT_HEADLINE),
    });
    const page = await newPage({ viewport: PHONE });
    await signIn(page, demoAccounts.operator);
    const told: string[] = [];
    page.on('request', (request) => {
      // What the page before tells as it is left is its own.
      const isOwn = !page.url().endsWith('/admin');
      if (isOwn && new URL(request.url()).pathname === RUM_PATH) told.push(page.url());
    });
    await page.goto(ADDRESS);
    const headline = page.getByRole('heading', { level: 1 });
    const badge = page.getByRole('complementary', { name: 'Versions on trial' });
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
    // Before that a link is the browser's, and leads to what is live.
    await waitForHydration(page, 'page');
    expect(await badge.textContent()).toContain('Only you see mfe-marketing 9.9.9-next');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('/contact');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
    expect(told).toEqual([]);
    await badge.getByRole('link', { name: 'Reset' }).click();
    await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    expect(await headline.count()).toBe(1);
    expect(await badge.count()).toBe(0);
  });

  test('is not looked at by anybody else', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(/403 GET .*remote\.marketing/, /console error: Failed to load resource.* 403/);
    const page = await newPage();
    await signIn(page, demoAccounts.client);
    await page.goto(ADDRESS);
    await page.getByText('Only operators look at versions that are not live.').waitFor();
  });
});

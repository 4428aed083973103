import { RUM_PATH } from '@skal/contracts/operations/rum';
import { openRegistry } from '@skal/shell/server';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { createVersion } from '@skal/testing/releases/versions.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { auditLightAndDark } from '@skal/tooling/src/browser/axe.ts';

const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';
const ADDRESS = '/about?remote.marketing=9.9.9-next';

test.describe('a version that is not live', () => {
  test('is shown to an operator on every page until they reset it, and reports nothing', async ({
    product,
    newPage,
  }) => {
    createVersion(openRegistry(product.dataDir), 'mfe-marketing', '9.9.9-next', {
      editEveryFile: (text) => text.replaceAll(HEADLINE, NEXT_HEADLINE),
    });
    const page = await newPage({ viewport: PHONE });
    await signIn(page, demoAccounts.operator);
    const reports: string[] = [];
    page.on('request', (request) => {
      // The previous page sends its report as it is left.
      const isOwn = !page.url().endsWith('/admin');
      if (isOwn && new URL(request.url()).pathname === RUM_PATH) reports.push(page.url());
    });
    await page.goto(ADDRESS);
    const headline = page.getByRole('heading', { level: 1 });
    const badge = page.getByRole('complementary', { name: 'Versions on trial' });
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
    // Before hydration, the browser follows a link to the live version.
    await waitForHydration(page, 'page');
    await expect(badge).toContainText('Only you see mfe-marketing 9.9.9-next');
    expect(await auditLightAndDark(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('/contact');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: NEXT_HEADLINE }).waitFor();
    expect(reports).toEqual([]);
    await badge.getByRole('link', { name: 'Reset' }).click();
    await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    expect(await headline.count()).toBe(1);
    expect(await badge.count()).toBe(0);
  });

  test('is not shown to other visitors', async ({ expectBrowserError, page }) => {
    expectBrowserError(/403 GET .*remote\.marketing/, /console error: Failed to load resource.* 403/);
    await signIn(page, demoAccounts.client);
    await page.goto(ADDRESS);
    await page.getByText('Only operators look at versions that are not live.').waitFor();
  });
});

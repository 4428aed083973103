import type { Page } from '@playwright/test';
import { signInViaApi } from '@skal/testing/accounts.ts';
import { decorate, recordErrorReports, translate } from '@skal/testing/audit/foreignNodes.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { holdRequests } from '@skal/testing/wait/holdRequests.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { openRendered } from '@skal/testing/wait/openRendered.ts';
import { ACCOUNT_PAGES } from './hydrateAccountPages.ts';

/** Uses a control of the page, which fails if React has lost its nodes. */
async function pressControl(page: Page, path: string): Promise<void> {
  if (path.startsWith('/dashboard')) {
    await page.getByRole('button', { name: /^User Adoption/ }).click();
    await page.getByRole('heading', { level: 1, name: /^User Adoption/ }).waitFor();
  }
  if (path.startsWith('/admin?tab')) {
    await page.getByRole('tab', { name: /^Revenue/ }).click();
    await page.getByRole('tab', { name: /^Revenue/, selected: true }).waitFor();
  }
}

test.describe('a page with its visitor’s data, changed by a translator and by form extensions before hydration', () => {
  for (const [account, paths] of ACCOUNT_PAGES) {
    test(`keeps its HTML, works, and reports no error for ${account.email}`, async ({ page }) => {
      test.setTimeout(600_000);
      const readReports = await recordErrorReports(page);
      await signInViaApi(page, account);
      const discarded: string[] = [];
      for (const path of paths) {
        const scripts = await holdRequests(page, '**/r/shell/**/*.js');
        await openRendered(page, path);
        const rendered = await page.locator('main h1').elementHandle();
        await translate(page, ' (da)');
        await decorate(page);
        scripts.release();
        await waitForHydration(page, 'page');
        await page.unrouteAll({ behavior: 'wait' });
        if (!(await rendered?.evaluate((element) => element.isConnected))) discarded.push(path);
        await pressControl(page, path);
      }
      expect(discarded).toEqual([]);
      expect(await readReports()).toEqual([]);
    });
  }
});

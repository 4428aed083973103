import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { bytesOf, measureFirstLoad, scriptsOf } from '@skal/testing/audit/firstLoad.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

/** Maximum size of a first load, in bytes compressed with Brotli (budgets of visual.md). */
const BUDGET = 210_000;

test.describe('the bundle size of a first load', () => {
  test.beforeEach(({ page }) => openAccount(page, demoAccounts.client));

  test('of /dashboard is at most 210,000 bytes of JavaScript', async ({ page }) => {
    const scripts = bytesOf(await measureFirstLoad(page, '/dashboard'), '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
  });

  test('is preloaded completely by the HTML of /dashboard', async ({ page }) => {
    const { loaded, notPreloaded } = await scriptsOf(page, '/dashboard');
    expect(loaded.length).toBeGreaterThan(0);
    expect(notPreloaded).toEqual([]);
  });
});

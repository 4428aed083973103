import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { bytesOf, measureFirstLoad, scriptsOf } from '@skal/testing/audit/firstLoad.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

/** The limit of a first load, in bytes compressed with Brotli (budgets of visual.md). */
const BUDGET = 210_000;

test.describe('the weight of a first load', () => {
  test.beforeEach(({ page }) => openAccount(page, demoAccounts.client));

  test('of /dashboard is at most 210,000 bytes of JavaScript', async ({ page }) => {
    const scripts = bytesOf(await measureFirstLoad(page, '/dashboard'), '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
  });

  test('is named by the HTML of /dashboard down to every script', async ({ page }) => {
    const { loaded, notPreloaded } = await scriptsOf(page, '/dashboard');
    expect(loaded.length).toBeGreaterThan(0);
    expect(notPreloaded).toEqual([]);
  });
});

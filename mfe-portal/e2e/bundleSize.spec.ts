import { expect, test } from '@skal/testing/fixtures.ts';
import { bytesOf, measureFirstLoad, scriptsOf } from '@skal/testing/audit/firstLoad.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

/** What a first load may weigh, in bytes of brotli (visual.md's budgets). */
const BUDGET = 210_000;

test.describe('the weight of a first load', () => {
  

  const openClient = async () => {
    const page = await journey.newPage();
    await openAccount(page, demoAccounts.client);
    return page;
  };

  test('of /dashboard is at most 210,000 bytes of JavaScript', async () => {
    const scripts = bytesOf(await measureFirstLoad(await openClient(), '/dashboard'), '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
  });

  test('is named by the HTML of /dashboard down to every script', async () => {
    const { loaded, unnamed } = await scriptsOf(await openClient(), '/dashboard');
    expect(loaded.length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });
});

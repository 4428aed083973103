import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { MAX_HEAP_GROWTH, measureHeapGrowth, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

const PLACES = [
  ...['overview', 'clients', 'revenue', 'analytics', 'inbox'].map((tab) => `/admin?tab=${tab}`),
  ...['operators', 'releases', 'audit', 'account'].map((page) => `/admin/${page}`),
];

test.describe(`${ROUNDS} rounds through the admin dashboard`, () => {
  test.use({ reducedMotion: 'reduce' });

  test('do not leak pages', async ({ page }) => {
    test.setTimeout(ROUNDS_TIMEOUT_MS);
    await openAccount(page, demoAccounts.operator);
    const { settled, more } = await measureHeapGrowth(page, PLACES);
    expect(settled).toBeGreaterThan(1_000_000);
    expect(more).toBeLessThan(MAX_HEAP_GROWTH);
  });
});

import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { MAX_HEAP_GROWTH, measureHeapGrowth, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

/** The e2e folder of each remote tests its own pages. */
test.describe(`a tab that goes from the portal to the public site and back ${ROUNDS} times`, () => {
  test.use({ reducedMotion: 'reduce' });

  test('keeps no page in memory after leaving it', async ({ page }) => {
    test.setTimeout(ROUNDS_TIMEOUT_MS);

    await openAccount(page, demoAccounts.live);
    const { settled, more } = await measureHeapGrowth(page, [
      '/dashboard?section=overview',
      '/',
      '/dashboard?section=support',
      '/contact',
    ]);
    expect(settled).toBeGreaterThan(1_000_000);
    expect(more).toBeLessThan(MAX_HEAP_GROWTH);
  });
});

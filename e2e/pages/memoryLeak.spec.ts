import { expect, test } from '@skal/testing/fixtures.ts';
import { measureHeapGrowth, MAX_HEAP_GROWTH, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

/** What one remote alone keeps, the test in its own folder sees. */
test.describe(`a tab in which a client goes from the portal to the public site and back ${ROUNDS} times`, () => {
  

  test(
    'keeps no page that is left',
    async ({ newPage }) => {
 test.setTimeout(ROUNDS_TIMEOUT_MS);

      const page = await newPage({ reducedMotion: 'reduce' });
      await openAccount(page, demoAccounts.live);
      const { settled, more } = await measureHeapGrowth(page, ['/dashboard#overview', '/', '/dashboard#support', '/contact']);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MAX_HEAP_GROWTH);
    },
  );
});

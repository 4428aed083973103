import { expect, test } from '@skal/testing/fixtures.ts';
import { measureHeapGrowth, MAX_HEAP_GROWTH, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

const PLACES = [
  ...['overview', 'clients', 'revenue', 'analytics', 'inbox'].map((tab) => `/admin?tab=${tab}`),
  ...['operators', 'releases', 'audit', 'account'].map((page) => `/admin/${page}`),
];

test.describe(`a tab in which an operator goes through the desk ${ROUNDS} times`, () => {
  

  test(
    'keeps no page that is left',
    async ({ newPage }) => {
 test.setTimeout(ROUNDS_TIMEOUT_MS);

      const page = await newPage({ reducedMotion: 'reduce' });
      await openAccount(page, demoAccounts.operator);
      const { settled, more } = await measureHeapGrowth(page, PLACES);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MAX_HEAP_GROWTH);
    },
  );
});

import { expect, test } from '@skal/testing/fixtures.ts';
import { measureHeapGrowth, MAX_HEAP_GROWTH, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';

const SECTIONS = [
  ...['overview', 'app-status', 'adoption', 'commerce', 'performance', 'content', 'products', 'bookings', 'events'],
  ...['takeaway', 'loyalty', 'achievements', 'ai-assistant', 'push-notifications', 'integrations', 'billing'],
  ...['add-ons', 'support', 'staff', 'settings'],
].map((section) => `/dashboard#${section}`);

test.describe(`a tab in which a client goes through the portal ${ROUNDS} times`, () => {
  

  test(
    'keeps no page that is left',
    async ({ newPage }) => {
 test.setTimeout(ROUNDS_TIMEOUT_MS);

      const page = await newPage({ reducedMotion: 'reduce' });
      await openAccount(page, demoAccounts.live);
      const { settled, more } = await measureHeapGrowth(page, [...SECTIONS, '/content-management', '/integrations']);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MAX_HEAP_GROWTH);
    },
  );
});

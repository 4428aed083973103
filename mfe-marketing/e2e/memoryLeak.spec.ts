import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { measureHeapGrowth, MAX_HEAP_GROWTH, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

test.describe(`a tab in which a visitor goes through the public site ${ROUNDS} times`, () => {
  

  test(
    'keeps no page that is left',
    async ({ newPage }) => {
 test.setTimeout(ROUNDS_TIMEOUT_MS);

      const page = await newPage({ reducedMotion: 'reduce' });
      await page.goto('/');
      await waitForHydration(page, 'page');
      const { settled, more } = await measureHeapGrowth(page, PUBLIC_PAGES);
      expect(settled).toBeGreaterThan(1_000_000);
      expect(more).toBeLessThan(MAX_HEAP_GROWTH);
    },
  );
});

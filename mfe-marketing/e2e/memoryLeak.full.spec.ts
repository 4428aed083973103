import { MAX_HEAP_GROWTH, measureHeapGrowth, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

test.describe(`${ROUNDS} rounds through the public site`, () => {
  test.use({ reducedMotion: 'reduce' });

  test('do not leak pages', async ({ page }) => {
    test.setTimeout(ROUNDS_TIMEOUT_MS);
    await page.goto('/');
    await waitForHydration(page, 'page');
    const { settled, more } = await measureHeapGrowth(page, PUBLIC_PAGES);
    expect(settled).toBeGreaterThan(1_000_000);
    expect(more).toBeLessThan(MAX_HEAP_GROWTH);
  });
});

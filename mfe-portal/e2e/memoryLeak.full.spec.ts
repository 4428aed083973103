import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { MAX_HEAP_GROWTH, measureHeapGrowth, ROUNDS, ROUNDS_TIMEOUT_MS } from '@skal/testing/audit/heapGrowth.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';

const SECTIONS = Object.keys(SECTION_TITLES).map((id) => `/dashboard?section=${id}`);

test.describe(`${ROUNDS} rounds through the portal`, () => {
  test.use({ reducedMotion: 'reduce' });

  test('do not leak pages', async ({ page }) => {
    test.setTimeout(ROUNDS_TIMEOUT_MS);
    await openAccount(page, demoAccounts.live);
    const { settled, more } = await measureHeapGrowth(page, [...SECTIONS, '/content-management', '/integrations']);
    expect(settled).toBeGreaterThan(1_000_000);
    expect(more).toBeLessThan(MAX_HEAP_GROWTH);
  });
});

import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

// Only React's development build, which the shell provides, reports hydration mismatches.
test.describe('hydration in development mode', () => {
  test.use({ productOptions: { builds: 'development' } });

  for (const path of PUBLIC_PAGES) {
    test(`hydrates ${path} without a warning`, async ({ page }) => {
      await page.goto(path);
      const before = await page.evaluate(() => document.querySelector('main h1'));
      expect(before).not.toBeNull();
      await page.waitForLoadState('networkidle');
      // React adds a key to a hydrated node; a new render would have replaced the node.
      const isHydrated = await page.waitForFunction(() =>
        Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
      expect(await isHydrated.jsonValue()).toBe(true);
    });
  }
});

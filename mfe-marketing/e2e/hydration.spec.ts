import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

// React only says what differs in its development build, which is the shell's to lend.
test.describe('hydration in development mode', () => {
  test.use({ productOptions: { builds: 'development' } });

  for (const path of PUBLIC_PAGES) {
test(`takes ${path} over from its HTML without a warning`, async ({ newPage }) => {
    const page = await newPage();
    await page.goto(path);
    const before = await page.evaluate(() => document.querySelector('main h1'));
    expect(before).not.toBeNull();
    await page.waitForLoadState('networkidle');
    // A node that React has taken over carries its keys; a page that was rendered anew would have lost the old one.
    const takenOver = await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    expect(await takenOver.jsonValue()).toBe(true);
  });
}
});

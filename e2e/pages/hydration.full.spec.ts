import { test } from '@skal/testing/fixtures.ts';

// The development build of the shell reports what differs (mfe-marketing/e2e/hydration.spec.ts).
test.describe('the document of an account page in development mode', () => {
  test.use({ productOptions: { builds: 'development' } });

  for (const path of ['/dashboard', '/admin']) {
    test(`${path} is hydrated without a warning`, async ({ expectBrowserError, page }) => {
      expectBrowserError(/401/);
      await page.goto(path);
      await page.waitForURL('**/login');
    });
  }
});

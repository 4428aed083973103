import { test } from '@skal/testing/fixtures.ts';

// As in `marketing`: the shell's development build says what differs.
test.describe('the frame of an account in development mode', () => {
  test.use({ productOptions: { builds: 'development' } });

  for (const path of ['/dashboard', '/admin']) {
test(`of ${path} is taken over without a warning`, async ({ expectBrowserError, newPage }) => {
    expectBrowserError(/401/);
    const page = await newPage();
    await page.goto(path);
    await page.waitForURL('**/login');
  });
}
});

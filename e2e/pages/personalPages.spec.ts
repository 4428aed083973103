import type { Page } from '@playwright/test';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '../../mfe-portal/e2e/sectionTitles.ts';

/** Opens a page until the server has rendered it: on a busy machine the first ones are late, and come as frames. */
async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    expect(await page.locator('#root').getAttribute('data-prerendered')).not.toBeNull();
  }).toPass();
}

const PORTAL = [
  ...Object.keys(SECTION_TITLES).map((id) => `/dashboard?section=${id}`),
  '/dashboard',
  '/content-management',
  '/integrations',
];
const ADMIN = [
  ...['overview', 'clients', 'revenue', 'inbox'].map((tab) => `/admin?tab=${tab}`),
  ...['/admin', '/admin/operators', '/admin/releases', '/admin/mails', '/admin/audit', '/admin/account'],
];

// Only React's development build, which the shell provides, reports hydration mismatches.
test.describe('pages with their visitor’s data, in development mode', () => {
  test.use({ productOptions: { builds: 'development' } });

  for (const [account, paths] of [
    [demoAccounts.live, PORTAL],
    [demoAccounts.client, PORTAL],
    [demoAccounts.operator, ADMIN],
  ] as const) {
    for (const width of [375, 1100, 1440]) {
      test(`hydrate without a warning for ${account.email} at ${width} px`, async ({ newPage }) => {
        const page = await newPage({ viewport: { width, height: 900 } });
        await openAccount(page, account);
        for (const path of paths) {
          await openRendered(page, path);
          await page.waitForLoadState('networkidle');
          await page.waitForFunction(() =>
            Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
          );
        }
      });
    }
  }
});

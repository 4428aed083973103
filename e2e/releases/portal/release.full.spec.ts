import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, PUBLIC_DIR } from '@skal/shell/server';
import { demoAccounts, signInViaApi } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';

test.use({ bundles: ['shell', 'mfe-portal'] });

test.describe('a release of the portal', () => {
  test('whose files are missing leaves the shell usable, and Try again recovers once they are back', async ({
    expectBrowserError,
    product,
    page,
  }) => {
    expectBrowserError(/404 GET .*\/r\/mfe-portal\//, /mfe-portal/, /console error/);
    const { releaseDir, live } = openRegistry(product.dataDir);
    const folder = join(releaseDir('mfe-portal', live('mfe-portal') ?? ''), PUBLIC_DIR);
    renameSync(folder, `${folder}.away`);
    await page.goto(await signInViaApi(page, demoAccounts.client));
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    // The last one is in the notice: that of the page is not ready.
    await expect(page.getByRole('button', { name: 'Logout' }).last()).toBeVisible();

    renameSync(`${folder}.away`, folder);
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });
});

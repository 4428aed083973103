import { expect, test } from '@skal/testing/fixtures.ts';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, PUBLIC_DIR } from '@skal/shell/server';
import { demoAccounts, signInViaApi } from '@skal/testing/accounts.ts';

test.describe('releases of the portal', () => {
  

  test('that are gone leave the shell usable, and Try again recovers once they are back', async ({ expectBrowserError, product, newPage }) => {
    expectBrowserError(/404 GET .*\/r\/mfe-portal\//, /mfe-portal/, /console error/);
    const { releaseDir, live } = openRegistry(product.dataDir);
    const folder = join(releaseDir('mfe-portal', live('mfe-portal') ?? ''), PUBLIC_DIR);
    renameSync(folder, `${folder}.away`);
    const page = await newPage();
    await page.goto(await signInViaApi(page, demoAccounts.client));
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Back to Home' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);

    renameSync(`${folder}.away`, folder);
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });
});

import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { TINY_PNG } from '@skal/testing/tinyPng.ts';

test('P6: photos are uploaded, described, moved by keyboard and pointer, and deleted', async ({ page }) => {
  await openAccount(page, demoAccounts.live);
  await page.goto('/content-management');
  await page.getByRole('tab', { name: 'Photo Gallery' }).click();
  const photo = (name: string) => page.getByRole('article', { name, exact: true });
  const names = () =>
    page.getByRole('article').evaluateAll((cards) => cards.slice(-2).map((card) => card.getAttribute('aria-label')));
  const files = ['bar.png', 'terrace.png'].map((name) => ({ name, mimeType: 'image/png', buffer: TINY_PNG }));
  await page.getByLabel('Upload Photos').setInputFiles(files);
  await photo('terrace.png').waitFor();
  expect(await names()).toEqual(['bar.png', 'terrace.png']);

  // The browser has drawn a file with an address that caches keep.
  // Without a description it has no role.
  const picture = photo('bar.png').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { headers, ok } = await page.request.get(address).then((one) => ({ headers: one.headers(), ok: one.ok() }));
  expect([ok, headers['cache-control'], headers['set-cookie']]).toEqual([
    true,
    'public, max-age=31536000, immutable',
    undefined,
  ]);

  await page.getByRole('button', { name: 'Describe bar.png' }).click();
  await page.getByLabel('What is in the photo?').fill('The bar');
  await page.getByRole('button', { name: 'Save description' }).click();
  await photo('The bar').waitFor();

  await page.getByRole('button', { name: 'Move terrace.png up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['terrace.png', 'The bar']);
  await expect(page.getByRole('button', { name: 'Move terrace.png up' })).toBeFocused();
  await photo('The bar').getByRole('img').dragTo(photo('terrace.png'));
  await expect.poll(names).toEqual(['The bar', 'terrace.png']);

  for (const name of ['The bar', 'terrace.png']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await photo(name).waitFor({ state: 'detached' });
  }
});

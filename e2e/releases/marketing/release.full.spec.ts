import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { changeAndWait, createVersion } from '@skal/testing/releases/versions.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';

const NEXT = '9.9.9-next';

test.use({ bundles: ['shell', 'mfe-marketing'] });

test.describe('releases of the public site', () => {
  /** Every file of the shell that a page names, as base64 by path. */
  const shellFiles = async ({ url }: Product): Promise<Record<string, string>> => {
    const html = await (await fetch(url)).text();
    const paths = [...new Set(html.match(/\/r\/shell\/[^"]+\.(?:js|woff2|svg)/g))];
    const read = async (path: string) => {
      const bytes = await (await fetch(url + path)).arrayBuffer();
      return [path, Buffer.from(bytes).toString('base64')] as const;
    };
    return Object.fromEntries(await Promise.all(paths.map(read)));
  };

  test("change a page of one bundle, and no byte of the shell's files", async ({ page, product }) => {
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    const before = (await headline.textContent()) ?? '';
    const [word = ''] = before.split(' ');
    const files = await shellFiles(product);
    expect(Object.keys(files).length).toBeGreaterThan(2);

    const { url } = product;
    const registry = openTestRegistry(product.dataDir);
    const version = registry.live('mfe-marketing') ?? '';
    createVersion(registry, 'mfe-marketing', NEXT, {
      editEveryFile: (text) => text.replaceAll(`${word} regulars`, 'Everybody’s regulars'),
    });
    await changeAndWait(url, () => registry.activate({ 'mfe-marketing': NEXT }));

    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(headline).toContainText('Everybody’s regulars');
    expect(await shellFiles(product)).toEqual(files);

    await changeAndWait(url, () => registry.activate({ 'mfe-marketing': version }));
    await page.reload();
    await expect(headline).toHaveText(before);
  });

  test('that do not load leave a prerendered page readable, with a button to try again', async ({ page }) => {
    let isBlocked = true;
    const pending = Promise.withResolvers<void>();
    await page.route('**/r/mfe-marketing/**', async (route) => {
      if (isBlocked) await pending.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const headline = page.getByRole('heading', { level: 1 });
    await headline.waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect(headline).toBeVisible();
    isBlocked = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await expect(headline).toBeVisible();
    pending.resolve();
  });
});

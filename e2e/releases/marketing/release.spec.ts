import { expect, test } from '@skal/testing/fixtures.ts';
import { openRegistry } from '@skal/shell/server';
import { createVersion, changeAndWait } from '@skal/testing/releases/versions.ts';

const NEXT = '9.9.9-next';

test.describe('releases of the public site', () => {
  
  const registry = () => openRegistry(journey.product.dataDir);

  /** Every file of the shell that a page names, with its bytes. */
  const shellFiles = async (): Promise<Record<string, string>> => {
    const html = await (await fetch(journey.product.url)).text();
    const addresses = [...new Set(html.match(/\/r\/shell\/[^"]+\.(?:js|woff2|svg)/g))];
    const read = async (address: string) => {
      const bytes = await (await fetch(journey.product.url + address)).arrayBuffer();
      return [address, Buffer.from(bytes).toString('base64')] as const;
    };
    return Object.fromEntries(await Promise.all(addresses.map(read)));
  };

  test('change a page of one bundle while the files of the shell stay as they are, byte for byte', async ({ newPage, product }) => {
    const page = await newPage();
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    const before = (await headline.textContent()) ?? '';
    const [word = ''] = before.split(' ');
    const files = await shellFiles();
    expect(Object.keys(files).length).toBeGreaterThan(2);

    const { url } = product;
    const version = registry().live('mfe-marketing') ?? '';
    createVersion(registry(), 'mfe-marketing', NEXT, {
      everywhere: (text) => text.replaceAll(`${word} regulars`, 'Everybody’s regulars'),
    });
    await changeAndWait(url, () => registry().point({ 'mfe-marketing': NEXT }));

    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await headline.textContent()).toContain('Everybody’s regulars');
    expect(await shellFiles()).toEqual(files);

    await changeAndWait(url, () => registry().point({ 'mfe-marketing': version }));
    await page.reload();
    expect(await headline.textContent()).toBe(before);
  });

  test('that hang leave a prerendered page readable, with a quiet offer to try again', async ({ newPage }) => {
    const page = await newPage();
    let held = true;
    await page.route('**/r/mfe-marketing/**', async (route) => {
      if (held) await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
      await route.continue().catch(() => undefined);
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const headline = page.getByRole('heading', { level: 1 });
    await headline.waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await headline.isVisible()).toBe(true);
    held = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(await headline.isVisible()).toBe(true);
  });
});

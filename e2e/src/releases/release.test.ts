import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, PUBLIC_DIR } from '@skal/shell/server';
import { PHONE, prepareJourney } from '../harness/journey.ts';
import { makeVersion, untilServed } from '../harness/versions.ts';
import { accounts, signIn } from '../people.ts';

const NEXT = '9.9.9-next';

describe('releases', () => {
  const journey = prepareJourney();
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

  it('change a page of one bundle while the files of the shell stay as they are, byte for byte', async () => {
    const page = await journey.newPage();
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    const before = (await headline.textContent()) ?? '';
    const [word = ''] = before.split(' ');
    const files = await shellFiles();
    expect(Object.keys(files).length).toBeGreaterThan(2);

    const { url } = journey.product;
    const version = registry().live('mfe-marketing') ?? '';
    makeVersion(registry(), 'mfe-marketing', NEXT, {
      everywhere: (text) => text.replaceAll(`${word} regulars`, 'Everybody’s regulars'),
    });
    await untilServed(url, () => registry().point({ 'mfe-marketing': NEXT }));

    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await headline.textContent()).toContain('Everybody’s regulars');
    expect(await shellFiles()).toEqual(files);

    await untilServed(url, () => registry().point({ 'mfe-marketing': version }));
    await page.reload();
    expect(await headline.textContent()).toBe(before);
  });

  it('are gone back from by an operator, who sees on a phone how they do', async () => {
    const { url } = journey.product;
    const name = 'mfe-marketing';
    const before = registry().live(name) ?? '';
    const wrong = `${before}.wrong`;
    makeVersion(registry(), name, wrong, { everywhere: (text) => text.replaceAll('Your regulars', 'Our regulars') });
    await untilServed(url, () => registry().point({ [name]: wrong }));
    const page = await journey.newPage({ viewport: PHONE });
    await signIn(page, accounts.operator);
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('combobox').fill('releases');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/releases');
    const card = page.getByRole('region', { name });
    await card.getByRole('columnheader', { name: `Live ${wrong}` }).waitFor();
    await card.getByRole('button', { name: 'Roll back' }).click();
    const question = page.getByRole('dialog', { name: `Roll ${name} back to ${before}?` });
    await question.getByLabel('Note').fill('the headline is wrong');
    await untilServed(url, () => void question.getByRole('button', { name: 'Roll Back' }).click());
    await card.getByRole('columnheader', { name: `Live ${before}` }).waitFor();
    await page.getByRole('row', { name: /^mfe-marketing rolled back.*Demo Operator.*the headline is wrong/ }).waitFor();
    await page
      .getByRole('status')
      .getByRole('heading', { name: /^(?:All is well|Nothing is wrong)/ })
      .waitFor();
    expect(await (await fetch(url)).text()).not.toContain('Our regulars');
    expect(registry().bundles()[name]?.history[0]).toMatchObject({ action: 'rollback', by: 'Demo Operator' });
  });

  it('that are gone leave the shell usable, and Try again recovers once they are back', async () => {
    journey.expectTrouble(/404 GET .*\/r\/mfe-portal\//, /mfe-portal/, /console error/);
    const { releaseDir, live } = registry();
    const folder = join(releaseDir('mfe-portal', live('mfe-portal') ?? ''), PUBLIC_DIR);
    renameSync(folder, `${folder}.away`);
    const page = await journey.newPage();
    await signIn(page, accounts.client);
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor({ timeout: 10_000 });
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Back to Home' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);

    renameSync(`${folder}.away`, folder);
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  it('that hang leave a prerendered page readable, with a quiet offer to try again', async () => {
    const page = await journey.newPage();
    let held = true;
    await page.route('**/r/mfe-marketing/**', async (route) => {
      if (held) await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
      await route.continue().catch(() => undefined);
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const headline = page.getByRole('heading', { level: 1 });
    await headline.waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 10_000 });
    expect(await headline.isVisible()).toBe(true);
    held = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(await headline.isVisible()).toBe(true);
  });
});

import { expect, test } from '@skal/testing/fixtures.ts';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUM_PATH, type RumReport } from '@skal/contracts/rum';
import { openRegistry, PUBLIC_DIR } from '@skal/shell/server';
import type { Page } from '@playwright/test';
import { createVersion, changeAndWait } from '@skal/testing/releases/versions.ts';

const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';

/** One byte of a file is another one, in every form of it that is served. */
function flipByte(dir: string, pattern: RegExp): void {
  const folder = join(dir, PUBLIC_DIR);
  const [name = ''] = readdirSync(folder).filter((file) => pattern.test(file));
  for (const form of ['.br', '.gz']) rmSync(join(folder, name + form));
  const bytes = readFileSync(join(folder, name));
  const at = bytes.indexOf(NEXT_HEADLINE);
  bytes.write('w', at);
  writeFileSync(join(folder, name), bytes);
}

/** Versions that do not work, the browser's files of them alone, and what the browser itself says of each. */
const BROKEN = [
  {
    what: 'an entry that throws',
    inBrowser: (text: string, name: string) =>
      name === 'remoteEntry.js' ? `${text};throw new Error('broken entry');` : text,
    said: [],
  },
  {
    what: 'a page that throws as it is drawn',
    inBrowser: (text: string, name: string) =>
      name.startsWith('AboutPage.')
        ? text.replace(/default:\(\)=>[\w$]+/, 'default:()=>()=>{throw new Error("broken page")}')
        : text,
    said: [/^console error: (The page \/about failed )?Error: broken page/, /^page error: .*React error #422/],
  },
  {
    what: 'a page in which one byte is another',
    flipped: /^AboutPage\..*\.js$/,
    said: [/^console error: Failed to find a valid digest in the 'integrity' attribute/],
  },
  {
    what: 'one byte of a remote that the first page says nothing of',
    from: '/nowhere',
    flipped: /^AboutPage\..*\.js$/,
    said: [
      /^console error: Failed to find a valid digest in the 'integrity' attribute/,
      /^console error: .*status of 404/,
      /^response: 404 GET .*\/nowhere$/,
    ],
  },
];

test.describe('a live version that does not work', () => {
  
  const registry = () => openRegistry(journey.product.dataDir);

  /** Opens a page in a tab that notes what it tells the site. */
  const listeningPage = async (): Promise<{ page: Page; reports: RumReport[] }> => {
    const page = await journey.newPage();
    const reports: RumReport[] = [];
    await page.route(`**${RUM_PATH}`, async (route) => {
      expect((await route.request().allHeaders()).cookie).toBeUndefined();
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    return { page, reports };
  };

  for (const broken of BROKEN) {
test(`with ${what}: the tab goes on with the one before, and says so once`, async ({ expectBrowserError, product }) => {
    const { what, from, inBrowser, flipped, said } = broken;
    expectBrowserError(/^console warning: mfe-marketing@\S+ does not work here; this tab goes on with /, ...said);
    const live = registry().live(BUNDLE) ?? '';
    const version = `9.9.9-${what.replaceAll(' ', '-')}`;
    const everywhere = (text: string) => text.replaceAll(HEADLINE, NEXT_HEADLINE);
    const dir = createVersion(registry(), BUNDLE, version, { everywhere, inBrowser });
    if (flipped) flipByte(dir, flipped);
    await changeAndWait(product.url, () => registry().point({ [BUNDLE]: version }));

    const { page, reports } = await listeningPage();
    await page.goto(from ?? '/about');
    if (from) await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).click();
    await page.waitForURL('/solutions');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Book a Consultation' }).first().click();
    await page.getByRole('dialog', { name: 'Book your free discovery call' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(reports.filter(({ kind }) => kind === 'fallback')).toEqual([
      { kind: 'fallback', remote: BUNDLE, version, to: live, route: '/about' },
    ]);
    await changeAndWait(product.url, () => registry().rollBack(BUNDLE, null));
  });
}
});

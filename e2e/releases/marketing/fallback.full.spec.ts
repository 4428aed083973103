import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUM_PATH, type RumReport } from '@skal/contracts/operations/rum';
import { PUBLIC_DIR } from '@skal/shell/server';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { expect, type NewPage, test } from '@skal/testing/fixtures.ts';
import { changeAndWait, createVersion, replaceMessage } from '@skal/testing/releases/versions.ts';

const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';

/** Changes one byte of a file, and removes its compressed forms. */
function flipByte(dir: string, pattern: RegExp): void {
  const folder = join(dir, PUBLIC_DIR);
  const [name = ''] = readdirSync(folder).filter((file) => pattern.test(file));
  for (const encoding of ['.br', '.gz']) rmSync(join(folder, name + encoding));
  const bytes = readFileSync(join(folder, name));
  bytes.write('w', bytes.indexOf('A'));
  writeFileSync(join(folder, name), bytes);
}

/** Versions whose files of the browser do not work, and the errors that the browser reports. */
const BROKEN = [
  {
    fault: 'an entry that throws',
    editBrowserFile: (text: string, name: string) =>
      name === 'remoteEntry.js' ? `${text};throw new Error('broken entry');` : text,
    errors: [],
  },
  {
    fault: 'a page that throws while it renders',
    editBrowserFile: (text: string, name: string) =>
      name.startsWith('AboutPage.')
        ? text.replace(/default:\(\)=>[\w$]+/, 'default:()=>()=>{throw new Error("broken page")}')
        : text,
    errors: [/^console error: (The page \/about failed )?Error: broken page/, /^page error: .*React error #422/],
  },
  {
    fault: 'a page with one changed byte',
    flipped: /^AboutPage\.\w+\.js$/,
    errors: [/^console error: Failed to find a valid digest in the 'integrity' attribute/],
  },
  {
    fault: 'texts of a page with one changed byte',
    from: '/nowhere',
    flipped: /^AboutPage\.\w+\.en\.js$/,
    errors: [
      /^console error: Failed to find a valid digest in the 'integrity' attribute/,
      /^console error: .*status of 404/,
      /^response: 404 GET .*\/nowhere$/,
    ],
  },
  {
    fault: 'one changed byte of a remote that the first page does not name',
    from: '/nowhere',
    flipped: /^AboutPage\.\w+\.js$/,
    errors: [
      /^console error: Failed to find a valid digest in the 'integrity' attribute/,
      /^console error: .*status of 404/,
      /^response: 404 GET .*\/nowhere$/,
    ],
  },
];

test.use({ bundles: ['shell', 'mfe-marketing'] });

test.describe('a live version that does not work', () => {
  /** Opens a page that records its reports to the site. */
  const openReportingPage = async (newPage: NewPage) => {
    const page = await newPage();
    const reports: RumReport[] = [];
    await page.route(`**${RUM_PATH}`, async (route) => {
      expect((await route.request().allHeaders()).cookie).toBeUndefined();
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    return { page, reports };
  };

  for (const broken of BROKEN) {
    test(`with ${broken.fault}: the tab falls back to the previous one, and reports it once`, async ({
      expectBrowserError,
      newPage,
      product,
    }) => {
      const { fault, from, editBrowserFile, flipped, errors } = broken;
      const registry = openTestRegistry(product.dataDir);
      expectBrowserError(/^console warning: mfe-marketing@\S+ failed; this tab uses /, ...errors);
      const live = registry.live(BUNDLE) ?? '';
      const version = `9.9.9-${fault.replaceAll(' ', '-')}`;
      const replaceHeadline = replaceMessage(HEADLINE, NEXT_HEADLINE);
      const dir = createVersion(registry, BUNDLE, version, { editEveryFile: replaceHeadline, editBrowserFile });
      if (flipped) flipByte(dir, flipped);
      await changeAndWait(product.url, () => registry.activate({ [BUNDLE]: version }));

      const { page, reports } = await openReportingPage(newPage);
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
      await changeAndWait(product.url, () => registry.rollback(BUNDLE, null));
    });
  }
});

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type NewPage, test } from '@skal/testing/fixtures.ts';
import { type NpmRegistry, publishPackages, startNpmRegistry } from '@skal/testing/site/npmRegistry.ts';
import { createStandaloneProject, runOnSite, type StandaloneProject } from '@skal/testing/site/standaloneProject.ts';
import { PHONE } from '@skal/testing/viewports.ts';
import { copySources, type WorkingCopy } from '@skal/tooling/src/testing/workingCopy.ts';
import { NEW_REMOTE_TEXTS } from './newRemote.danish.ts';

test.describe('a remote that has just been created', () => {
  let copy: WorkingCopy;
  test.beforeAll(() => {
    copy = copySources();
  });
  let registry: NpmRegistry | undefined;
  let team: StandaloneProject | undefined;
  test.afterAll(async () => {
    copy.remove();
    team?.remove();
    await registry?.close();
  });

  /** Changes a page of a remote while it is open in the development server, together with the pages of a site. */
  async function changePage(newPage: NewPage, { dir, dev, skal }: StandaloneProject, site: string): Promise<void> {
    await expect(skal(['dev', '--api'])).rejects.toThrow('No api in this project');
    const { url, stop } = await dev(['--from', site]);
    const page = await newPage({ baseURL: new URL(url).origin });
    try {
      await page.goto(url);
      await page.getByRole('heading', { level: 1, name: 'Beer Hall' }).waitFor();
      await page.getByRole('button', { name: 'Load the session' }).click();
      await page.getByText('Signed in as Karen Lund.').waitFor();
      // The open page is updated and keeps its state.
      const file = join(dir, 'src/pages/BeerHallPage.tsx');
      writeFileSync(file, readFileSync(file, 'utf8').replace('{page.title}', 'Beer Garden'));
      await page.getByRole('heading', { level: 1, name: 'Beer Garden' }).waitFor();
      expect(await page.getByText('Signed in as Karen Lund.').count()).toBe(1);
      await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
      await page.waitForURL('**/how-it-works');
      await page.getByRole('heading', { level: 1 }).waitFor();
    } finally {
      await page.close();
      await stop();
    }
  }

  /** Reads a page of a remote while the api fails: its own texts, and those of the packages in it. */
  async function readInBothLanguages(newPage: NewPage, site: string, slug: string): Promise<void> {
    const page = await newPage({ baseURL: site });
    await page.route('**/api/session', (route) => route.fulfill({ status: 500 }));
    for (const { lang, folder, load, failed, retry } of NEW_REMOTE_TEXTS) {
      await page.goto(`${folder}/${slug}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('main').getByRole('button', { name: load }).click();
      await page.getByRole('heading', { name: failed }).waitFor();
      await page.getByRole('main').getByRole('button', { name: retry }).waitFor();
    }
    await page.close();
  }

  test('goes live with a page and a navigation entry, without other edits', async ({
    page,
    request,
    product,
    newPage,
    expectBrowserError,
  }) => {
    const before = readdirSync(copy.dir);
    await copy.run(['create', 'remote', 'wine-tastings']);
    expect(readdirSync(copy.dir).filter((name) => !before.includes(name))).toEqual(['mfe-wine-tastings']);
    const output = await copy.run(['release', 'mfe-wine-tastings'], { SKAL_DATA_DIR: product.dataDir });
    expect(output).toMatch(/mfe-wine-tastings \S+ is live\n$/);

    // The server notices a release by itself; another test checks how soon.
    await expect.poll(async () => (await request.get('/wine-tastings')).status()).not.toBe(404);
    expect(await (await request.get('/wine-tastings')).text()).toMatch(/<h1[^>]*>.*Wine Tastings<\/h1>/);

    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Wine Tastings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wine Tastings' }).waitFor();
    // The api answers 401 without a session, which the browser logs.
    expectBrowserError(/401/);
    await page.getByRole('button', { name: 'Load the session' }).click();
    await page.getByText('You are not signed in.').waitFor();
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expectBrowserError(/500/);
    await readInBothLanguages(newPage, product.url, 'wine-tastings');
  });

  test('goes live from a standalone folder, with packages of an npm registry and a token, and is tested there', async ({
    product,
    newPage,
    request,
    expectBrowserError,
  }) => {
    test.setTimeout(360_000);

    const { url, dataDir } = product;
    registry = await startNpmRegistry();
    const packages = await publishPackages(registry);
    const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
    expect([versions.size, new Set(versions.values()).size]).toEqual([8, 1]);
    // Internal dependencies have exact versions, and teams install no server.
    for (const { manifest } of packages)
      for (const [name, version] of Object.entries(manifest.dependencies))
        if (name.startsWith('@skal/')) expect([name, version]).toEqual([name, versions.get(name)]);
    expect(packages.find(({ folder }) => folder === 'shell')?.manifest.dependencies).not.toHaveProperty('koa');

    team = await createStandaloneProject(registry, packages);

    await expect(team.skal(['build'])).rejects.toThrow('No remote in this folder');
    expect(await team.skal(['create', 'remote', 'beer-hall'])).toContain('src/manifest.ts');
    await team.install();
    await expect(team.skal(['create-remote', 'wine-hall'])).rejects.toThrow('The folder src already exists');
    expect(await team.skal(['test'])).toMatch(/Tests: +4 passed, 4 total/);
    await team.lingui('check', 'sync', '--clean');
    await team.lingui('check', 'missing', '--mode', 'catalog');
    // The types are this repository's: only the wrong file has an error.
    const wrong = "import { defineManifest } from '@skal/shell-kit';\nexport default defineManifest({ name: 7 });\n";
    writeFileSync(join(team.dir, 'src/wrong.ts'), wrong);
    expect(await team.types()).toEqual([expect.stringMatching(/^src\/wrong\.ts\(2,\d+\): error /)]);
    rmSync(join(team.dir, 'src/wrong.ts'));
    await expect(team.skal(['release'])).rejects.toThrow('Missing site');
    await changePage(newPage, team, url);

    const token = (await runOnSite(dataDir, 'team', 'add', 'hall', 'mfe-beer-hall')).trim().split('\n').at(-1);
    const withToken = { SKAL_RELEASE_TOKEN: token };
    expect(await team.skal(['release', '--to', url], withToken)).toMatch(/mfe-beer-hall 0\.1\.0-\w+ is live\n$/);
    expect(await (await request.get('/beer-hall')).text()).toMatch(/<h1[^>]*>.*Beer Garden<\/h1>/);
    expectBrowserError(/500/);
    await readInBothLanguages(newPage, url, 'beer-hall');
    // The shell has this text as well, but a release brings all of its texts.
    const dist = join(team.dir, 'dist/production/public');
    for (const { lang, retry } of NEW_REMOTE_TEXTS) {
      const messages = readdirSync(dist).filter((file) => file.endsWith(`.${lang}.js`));
      expect(messages.map((file) => readFileSync(join(dist, file), 'utf8')).join('')).toContain(retry);
    }
    expect(await team.skal(['release', 'status', '--to', url], withToken)).toMatch(/0\.1\.0-\w+ is live since/);

    // A remote without Danish has its English page only, and no other remote loses its Danish.
    rmSync(join(team.dir, 'locales/da.po'));
    await team.skal(['release', '--to', url], withToken);
    await expect.poll(async () => (await request.get('/da/beer-hall')).status()).toBe(404);
    expect(await (await request.get('/beer-hall')).text()).toContain('<html lang="en">');
    const danish = await (await request.get('/da')).text();
    expect(danish).toMatch(/<html lang="da">.*<a [^>]*href="\/beer-hall"/s);

    // Two versions of a package would both be bundled.
    const second = join(team.dir, 'node_modules/@skal/tooling/node_modules/@skal/account');
    mkdirSync(second, { recursive: true });
    writeFileSync(join(second, 'package.json'), '{}');
    await expect(team.skal(['build'])).rejects.toThrow('@skal/account is not the version that @skal/tooling needs');
  });
});

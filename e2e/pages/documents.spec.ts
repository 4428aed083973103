import { expect, test } from '@skal/testing/fixtures.ts';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, type Release, readRelease } from '@skal/shell/server';
import { lateMetadata, type ParsedDocument, parseDocuments } from '@skal/testing/audit/parsedDocuments.ts';
import { createVersion, changeAndWait } from '@skal/testing/releases/versions.ts';
import { MAILED_PAGES, PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

/** What the first load of a bundle's pages may weigh, in bytes of brotli. */
const BUDGETS: Readonly<Record<string, number>> = {
  'mfe-marketing': 150_000,
  'mfe-portal': 210_000,
  'mfe-admin': 210_000,
};

/** Pages whose form is there at once, and so what checks and keeps a form; other forms come when they are opened. */
const WITH_FORM = [
  '/contact',
  '/login',
  '/forgot-password',
  '/set-password',
  '/confirm-email',
  '/stop-email-change',
  '/integrations',
];
const FORM = 15_000;
/** So many bytes more are noticed. */
const TOO_MANY = 30_000;

test.describe('the HTML of every page', () => {
  
  let releases: Release[];
  let documents: ParsedDocument[];

  test.beforeAll(async ({ product, newPage }) => {
    const folder = join(product.dataDir, 'releases');
    releases = readdirSync(folder).flatMap((name) =>
      readdirSync(join(folder, name)).map((version) => readRelease(join(folder, name, version))),
    );
    const page = await newPage();
    const paths = releases.flatMap(({ routes }) => routes.map(({ path }) => path));
    documents = await parseDocuments(page, paths);
  });

  const of = (access: 'public' | 'account') =>
    documents.filter(({ path }) => (PUBLIC_PAGES as readonly string[]).includes(path) === (access === 'public'));

  /** The answer's status and its length as it is sent to a browser. */
  const ask = async (address: string) => {
    const answer = await fetch(new URL(address, journey.product.url), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    return {
      status: answer.status,
      bytes: Number(answer.headers.get('content-length')),
      type: answer.headers.get('content-type'),
    };
  };

  test('is of as many pages as releases have routes, and tells search engines of the public ones that more than a mail leads to', async ({ product }) => {
    expect(
      of('public')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...PUBLIC_PAGES].sort());
    const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const mailed = of('public').filter(({ metas }) => metas.robots === 'noindex');
    expect(mailed.map(({ path }) => path).sort()).toEqual(MAILED_PAGES);
    expect(listed.sort()).toEqual(PUBLIC_PAGES.filter((path) => !MAILED_PAGES.includes(path)).sort());
    const robots = await (await fetch(`${product.url}/robots.txt`)).text();
    expect(of('account').filter(({ path }) => !robots.includes(`Disallow: ${path}\n`))).toEqual([]);
  });

  test('names itself to search engines and in shared links, each page in its own words', async ({ product }) => {
    const wrong: string[] = [];
    for (const { path, title, metas, canonical, language, headings, data } of of('public')) {
      const address = new URL(path, product.url).href;
      const { description = '' } = metas;
      const says = (what: string, fits: boolean) => fits || wrong.push(`${path}: ${what}`);
      says(`title of ${title.length}: ${title}`, title.length >= 10 && title.length <= 65);
      says(
        `description of ${description.length}: ${description}`,
        description.length >= 40 && description.length <= 165,
      );
      says(`canonical ${canonical}`, canonical === address);
      says(`og:url ${metas['og:url']}`, metas['og:url'] === address);
      says(`og:title ${metas['og:title']}`, title.startsWith(metas['og:title'] ?? 'none'));
      says(`og:description ${metas['og:description']}`, metas['og:description'] === description);
      says('twitter:card', 'twitter:card' in metas);
      says(`language ${language}`, language === 'en');
      says(`${headings} first headings`, headings === 1);
      for (const text of data) {
        const part = JSON.parse(text) as Record<string, unknown>;
        says(text, part['@context'] === 'https://schema.org' && typeof part['@type'] === 'string');
      }
      says('no data for search engines', data.length > 0);
      const picture = metas['og:image'];
      const { status, type } = picture ? await ask(new URL(picture).pathname) : { status: 0, type: 'none' };
      says(`picture ${picture} is ${status} ${type}`, status === 200 && type === 'image/png');
    }
    for (const name of ['title', 'description'] as const) {
      const texts = of('public').map(({ title, metas }) => (name === 'title' ? title : metas.description));
      if (new Set(texts).size < texts.length) wrong.push(`two pages have one ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  test('has all metadata of the head before the inline CSS, and og:image within the first 8 KB, on every public page', async ({ product }) => {
    const htmlOf = async (path: string) =>
      Buffer.from(await (await fetch(new URL(path, product.url))).arrayBuffer());
    const wrong = await Promise.all(
      PUBLIC_PAGES.map(async (path) => lateMetadata(await htmlOf(path)).map((says) => `${path}: ${says}`)),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test('is found by nobody where it is of an account', () => {
    expect(of('account').map(({ path }) => path)).toEqual(expect.arrayContaining(['/dashboard', '/admin']));
    expect(of('account').filter(({ metas }) => !metas.robots?.includes('noindex'))).toEqual([]);
  });

  test('leads nowhere that is not there, to no place in a page that it has not', async ({ product }) => {
    const wanted = new Map<string, string>();
    for (const { path, links } of documents) {
      for (const link of links) {
        const { origin, pathname, hash } = new URL(link, new URL(path, product.url));
        if (origin === product.url && !pathname.startsWith('/api/')) wanted.set(pathname + hash, path);
      }
    }
    expect(wanted.size).toBeGreaterThan(PUBLIC_PAGES.length);
    const statuses = new Map<string, number>();
    const dead: string[] = [];
    for (const [link, from] of wanted) {
      const [pathname = '', id] = link.split('#');
      const status = statuses.get(pathname) ?? (await ask(pathname)).status;
      statuses.set(pathname, status);
      const target = documents.find(({ path }) => path === pathname);
      const isPublic = target && of('public').includes(target);
      if (status !== 200) dead.push(`${from} leads to ${link}: ${status}`);
      else if (id && isPublic && !target.ids.includes(id))
        dead.push(`${from} leads to ${link}, which is not in that page`);
    }
    expect(dead).toEqual([]);
  });

  /** Whose pages load more script at first than they may, once these are their documents. */
  const heavyPages = async (
    of: readonly Pick<Release, 'name' | 'routes'>[],
    read: readonly ParsedDocument[],
  ): Promise<string[]> => {
    const sizes = new Map<string, number>();
    const heavy: string[] = [];
    for (const { name, routes } of of) {
      for (const { path } of routes) {
        const scripts = read.find((document) => document.path === path)?.scripts ?? [];
        expect(scripts.length).toBeGreaterThan(1);
        for (const script of scripts) sizes.set(script, sizes.get(script) ?? (await ask(script)).bytes);
        const sum = scripts.reduce((total, script) => total + (sizes.get(script) ?? 0), 0);
        const most = (BUDGETS[name] ?? 0) + (WITH_FORM.includes(path) ? FORM : 0);
        if (!(sum > 0 && sum <= most))
          heavy.push(`${path} of ${name}: ${sum} bytes, at most ${most}: let come later what is not needed at once`);
      }
    }
    return heavy;
  };

  test('loads no more script at first than its bundle may, and is told when it does', async ({ product, newPage }) => {
    expect(await heavyPages(releases, documents)).toEqual([]);

    const registry = openRegistry(product.dataDir);
    // Letters that no compression makes smaller than three quarters of them.
    const load = `/* ${randomBytes(TOO_MANY).toString('base64')} */`;
    const inBrowser = (text: string, file: string) => (file.startsWith('HomePage') ? `${text}${load}` : text);
    const heavy = createVersion(registry, 'mfe-marketing', '9.9.9-heavy', { inBrowser });
    await changeAndWait(product.url, () => registry.point({ 'mfe-marketing': '9.9.9-heavy' }));
    // It is compressed quickly, and not as well as a build: the page of plain words is the measure.
    const paths = ['/', '/about'];
    const routes = readRelease(heavy).routes.filter(({ path }) => paths.includes(path));
    const read = await parseDocuments(await newPage(), paths);
    expect(await heavyPages([{ name: 'mfe-marketing', routes }], read)).toEqual([
      expect.stringMatching(/^\/ of mfe-marketing: \d+ bytes, at most 150000: let come later what is not needed at/),
    ]);
  });
});

import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { type Release, readRelease } from '@skal/shell/server';
import { localeOfPath } from '@skal/shell/server/language/pageLanguage.ts';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { lateMetadata, type ParsedDocument, parseDocuments } from '@skal/testing/audit/parsedDocuments.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { MAILED_PAGES, PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { changeAndWait, createVersion } from '@skal/testing/releases/versions.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';

/** Scripts of the first load of a bundle's pages: bytes after brotli. */
const BUDGETS: Readonly<Record<string, number>> = {
  'mfe-marketing': 154_000,
  'mfe-portal': 210_000,
  'mfe-admin': 212_500,
};

/** Names of files with hashes compress to 100 bytes more or less. */
const FORM = 15_500;
/** More for pages that load the code of forms at once; other forms load it when they are opened. */
const WITH_FORM: Readonly<Record<string, number>> = {
  '/contact': FORM,
  '/login': FORM,
  '/forgot-password': FORM,
  '/set-password': FORM,
  '/confirm-email': FORM,
  '/stop-email-change': FORM,
  // The form of webhooks, the cards of platforms and their dialogs.
  '/integrations': 21_000,
};
/** So many more bytes must fail the budget. */
const TOO_MANY = 30_000;

/** The addresses of a bundle's pages in all languages, with the English one; pages of accounts have one address. */
function pagesOf({ routes, languages }: Pick<Release, 'routes' | 'languages'>) {
  const pages = [{ routes }, ...Object.values(languages)].flatMap((texts) =>
    texts.routes.map(({ path }, index) => ({ path, english: routes[index]?.path ?? path })),
  );
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

test.describe('the HTML of every page', () => {
  let releases: Release[];
  let documents: ParsedDocument[];

  test.beforeAll(async ({ product, newPage }) => {
    const folder = join(product.dataDir, 'releases');
    releases = readdirSync(folder).flatMap((name) =>
      readdirSync(join(folder, name)).map((version) => readRelease(join(folder, name, version))),
    );
    const page = await newPage();
    const paths = releases.flatMap((release) => pagesOf(release).map(({ path }) => path));
    documents = await parseDocuments(page, [...new Set(paths)]);
  });

  const isPublic = (path: string) =>
    (PUBLIC_PAGES as readonly string[]).includes(path) || localeOfPath(path) !== SOURCE_LOCALE;
  const of = (access: 'public' | 'account') => documents.filter(({ path }) => isPublic(path) === (access === 'public'));

  /** The status, the compressed size and the type of a file. */
  const head = async ({ url }: Product, path: string) => {
    const response = await fetch(new URL(path, url), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    return {
      status: response.status,
      bytes: Number(response.headers.get('content-length')),
      type: response.headers.get('content-type'),
    };
  };

  test('exists for every route, and the sitemap lists the public pages except those that only emails link to', async ({
    product,
  }) => {
    const inLanguage = (locale: Locale) => of('public').filter(({ path }) => localeOfPath(path) === locale);
    const english = inLanguage(SOURCE_LOCALE);
    expect(english.map(({ path }) => path).sort()).toEqual([...PUBLIC_PAGES].sort());
    expect(LOCALES.map((locale) => inLanguage(locale).length)).toEqual(LOCALES.map(() => PUBLIC_PAGES.length));
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const isMailed = ({ metas }: ParsedDocument) => metas.robots === 'noindex';
    expect(
      english
        .filter(isMailed)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(MAILED_PAGES);
    const others = of('public').filter((document) => !isMailed(document));
    expect(listed.sort()).toEqual(others.map(({ path }) => path).sort());
    expect(others.length).toBe(LOCALES.length * (PUBLIC_PAGES.length - MAILED_PAGES.length));
    const robots = await (await fetch(`${product.url}/robots.txt`)).text();
    expect(of('account').filter(({ path }) => !robots.includes(`Disallow: ${path}\n`))).toEqual([]);
  });

  test('has metadata of its own for search engines and link previews on each public page', async ({ product }) => {
    const wrong: string[] = [];
    for (const { path, title, metas, canonical, language, headings, data } of of('public')) {
      const url = new URL(path, product.url).href;
      const { description = '' } = metas;
      const check = (what: string, isRight: boolean) => isRight || wrong.push(`${path}: ${what}`);
      check(`title of ${title.length}: ${title}`, title.length >= 10 && title.length <= 65);
      check(
        `description of ${description.length}: ${description}`,
        description.length >= 40 && description.length <= 165,
      );
      check(`canonical ${canonical}`, canonical === url);
      check(`og:url ${metas['og:url']}`, metas['og:url'] === url);
      check(`og:title ${metas['og:title']}`, title.startsWith(metas['og:title'] ?? 'none'));
      check(`og:description ${metas['og:description']}`, metas['og:description'] === description);
      check('twitter:card', 'twitter:card' in metas);
      check(`language ${language}`, language === localeOfPath(path));
      check(`${headings} first headings`, headings === 1);
      for (const text of data) {
        const part = JSON.parse(text) as Record<string, unknown>;
        check(text, part['@context'] === 'https://schema.org' && typeof part['@type'] === 'string');
      }
      check('no JSON-LD', data.length > 0);
      const image = metas['og:image'];
      const { status, type } = image ? await head(product, new URL(image).pathname) : { status: 0, type: 'none' };
      check(`image ${image} is ${status} ${type}`, status === 200 && type === 'image/png');
    }
    for (const name of ['title', 'description'] as const) {
      const texts = of('public').map(
        ({ language, title, metas }) => `${language} ${name === 'title' ? title : metas.description}`,
      );
      if (new Set(texts).size < texts.length) wrong.push(`two pages have the same ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  test('has all metadata of the head before the inline CSS, and og:image within the first 8 KB, on every public page', async ({
    product,
  }) => {
    const htmlOf = async (path: string) => Buffer.from(await (await fetch(new URL(path, product.url))).arrayBuffer());
    const wrong = await Promise.all(
      of('public').map(async ({ path }) => lateMetadata(await htmlOf(path)).map((fault) => `${path}: ${fault}`)),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test('is not indexed where the page needs an account', () => {
    expect(of('account').map(({ path }) => path)).toEqual(expect.arrayContaining(['/dashboard', '/admin']));
    expect(of('account').filter(({ metas }) => !metas.robots?.includes('noindex'))).toEqual([]);
  });

  test('has no dead links, neither to pages nor to anchors', async ({ product }) => {
    const linked = new Map<string, string>();
    for (const { path, links } of documents) {
      for (const link of links) {
        const { origin, pathname, hash } = new URL(link, new URL(path, product.url));
        if (origin === product.url && !pathname.startsWith('/api/')) linked.set(pathname + hash, path);
      }
    }
    expect(linked.size).toBeGreaterThan(PUBLIC_PAGES.length);
    const statuses = new Map<string, number>();
    const dead: string[] = [];
    for (const [link, from] of linked) {
      const [pathname = '', id] = link.split('#');
      const status = statuses.get(pathname) ?? (await head(product, pathname)).status;
      statuses.set(pathname, status);
      const target = documents.find(({ path }) => path === pathname);
      const hasAnchors = target && isPublic(target.path);
      if (status !== 200) dead.push(`${from} links to ${link}: ${status}`);
      else if (id && hasAnchors && !target.ids.includes(id))
        dead.push(`${from} links to ${link}, an anchor that the page lacks`);
    }
    expect(dead).toEqual([]);
  });

  /** A line for each page whose first load exceeds its budget. */
  const pagesOverBudget = async (
    product: Product,
    bundles: readonly Pick<Release, 'name' | 'routes' | 'languages'>[],
    parsed: readonly ParsedDocument[],
  ): Promise<string[]> => {
    const sizes = new Map<string, number>();
    const heavy: string[] = [];
    for (const bundle of bundles) {
      const { name } = bundle;
      for (const { path, english } of pagesOf(bundle)) {
        const scripts = parsed.find((document) => document.path === path)?.scripts ?? [];
        expect(scripts.length).toBeGreaterThan(1);
        for (const script of scripts) sizes.set(script, sizes.get(script) ?? (await head(product, script)).bytes);
        const sum = scripts.reduce((total, script) => total + (sizes.get(script) ?? 0), 0);
        const most = (BUDGETS[name] ?? 0) + (WITH_FORM[english] ?? 0);
        if (!(sum > 0 && sum <= most))
          heavy.push(
            `${path} of ${name}: ${sum} bytes, at most ${most}: load later what the page does not need at first`,
          );
      }
    }
    return heavy;
  };

  test('keeps the budget of the first load, and a page above it is reported', async ({ product, newPage }) => {
    expect(await pagesOverBudget(product, releases, documents)).toEqual([]);

    const registry = openTestRegistry(product.dataDir);
    // Random base64 compresses to three quarters at best.
    const ballast = `/* ${randomBytes(TOO_MANY).toString('base64')} */`;
    const addBallast = (text: string, file: string) => (file.startsWith('HomePage') ? `${text}${ballast}` : text);
    const heavy = createVersion(registry, 'mfe-marketing', '9.9.9-heavy', { editBrowserFile: addBallast });
    await changeAndWait(product.url, () => registry.activate({ 'mfe-marketing': '9.9.9-heavy' }));
    // Compressed faster than a build, so slightly larger: /about shows that the rest keeps the budget.
    const paths = ['/', '/about'];
    const routes = readRelease(heavy).routes.filter(({ path }) => paths.includes(path));
    const parsed = await parseDocuments(await newPage(), paths);
    expect(await pagesOverBudget(product, [{ name: 'mfe-marketing', routes, languages: {} }], parsed)).toEqual([
      expect.stringMatching(/^\/ of mfe-marketing: \d+ bytes, at most 154000: /),
    ]);
  });
});

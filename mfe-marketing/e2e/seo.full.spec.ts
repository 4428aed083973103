import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@skal/testing/fixtures.ts';
import { MAILED_PAGES, PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

/** Reads width and height of a PNG from its first chunk. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const read = async (request: APIRequestContext, path: string): Promise<string> => (await request.get(path)).text();

test.describe('SEO metadata', () => {
  for (const path of PUBLIC_PAGES) {
    test(`${path} has title, description, canonical link, image and structured data`, async ({ request }) => {
      const page = await read(request, path);
      expect(first(page, /<title>([^<]+)<\/title>/)).not.toBe('');
      expect(first(page, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(40);
      expect(new URL(first(page, /<link rel="canonical" href="([^"]+)"/)).pathname).toBe(path);
      const image = await request.get(new URL(first(page, /<meta property="og:image" content="([^"]+)"/)).pathname);
      expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
      expect(sizeOf(await image.body())).toEqual({ width: 1200, height: 630 });
      const data = [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(([, text]) =>
        JSON.parse(text ?? ''),
      );
      const types = data.flatMap((each) => each['@graph'] ?? [each]).map((each) => each['@type']);
      expect(types).toContain('Organization');
      if (path !== '/') expect(types).toContain('BreadcrumbList');
    });
  }

  test('every page and its translation name each other, and themselves as canonical', async ({ request }) => {
    const alternatesIn = (page: string) =>
      [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, lang, url]) => [
        lang ?? '',
        new URL(url ?? '').pathname,
      ]);
    for (const path of PUBLIC_PAGES.filter((each) => !MAILED_PAGES.includes(each))) {
      const alternates = alternatesIn(await read(request, path));
      const { en, da = '', 'x-default': rest } = Object.fromEntries(alternates);
      expect([en, rest]).toEqual([path, path]);
      const danish = await read(request, da);
      expect(alternatesIn(danish)).toEqual(alternates);
      expect(new URL(first(danish, /<link rel="canonical" href="([^"]+)"/)).pathname).toBe(da);
      const image = await request.get(new URL(first(danish, /<meta property="og:image" content="([^"]+)"/)).pathname);
      expect(image.status()).toBe(200);
    }
  });

  test('every title and description is unique', async ({ request }) => {
    const pages = await Promise.all(PUBLIC_PAGES.map((path) => read(request, path)));
    const titles = pages.map((page) => first(page, /<title>([^<]+)<\/title>/));
    const descriptions = pages.map((page) => first(page, /<meta name="description" content="([^"]+)"/));
    expect(new Set(titles).size).toBe(PUBLIC_PAGES.length);
    expect(new Set(descriptions).size).toBe(PUBLIC_PAGES.length);
  });

  test('no page loads a resource from another origin', async ({ request }) => {
    for (const path of PUBLIC_PAGES) {
      const loaded = [
        ...(await read(request, path)).matchAll(
          /<(?:script|img|iframe|source)[^>]+src="([^"]+)"|<link rel="(?:stylesheet|preload|modulepreload|icon|manifest)"[^>]*href="([^"]+)"/g,
        ),
      ];
      for (const [, source, link] of loaded) expect(source ?? link).toMatch(/^\//);
    }
  });

  test('/sitemap.xml lists the public pages, and /robots.txt links to it', async ({ request }) => {
    const sitemap = await read(request, '/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    const indexed = PUBLIC_PAGES.filter((path) => path !== '/login' && !MAILED_PAGES.includes(path));
    expect(indexed.filter((path) => !listed.includes(path))).toEqual([]);
    expect(listed.filter((path) => MAILED_PAGES.includes(path))).toEqual([]);
    const english = listed.filter((path) => !/^\/da(\/|$)/.test(path));
    expect(english.filter((path) => !PUBLIC_PAGES.some((publicPath) => publicPath === path))).toEqual([]);
    expect(listed).toHaveLength(2 * english.length);
    const robots = await read(request, '/robots.txt');
    expect(robots).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
    expect(robots).toContain('Disallow: /api/');
  });

  test('the web manifest lists existing icons', async ({ request }) => {
    const path = first(await read(request, '/'), /<link rel="manifest" href="([^"]+)"/);
    const manifest = JSON.parse(await read(request, path)) as { icons: { src: string }[] };
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  });
});

import { homePath, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { FAVICON_PATH, ROBOTS_PATH, SITEMAP_PATH, webManifestPath } from '@skal/contracts/site/reservedPaths';
import type { SiteInfo } from '@skal/contracts/site/site';
import { localeIn, localesOf, translateSet, translationsOf } from '../composition/languages.ts';
import { type EncodedBody, encodeBody, storeBytes } from '../http/encodedBody.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { FAVICON, ICON, PNG_ICONS, type Release, TOUCH_ICON } from '../releases/release.ts';
import { sitemapAlternates } from './alternates.ts';
import { escapeHtml } from './escape.ts';
import { THEME_COLOURS } from './theme.ts';

/** The indexable pages in one language. */
function sitemapUrls({ remotes }: LiveSet, { origin }: SiteInfo, locale: Locale): [path: string, url: string][] {
  return remotes.flatMap((remote) =>
    remote.routes
      .filter(({ access, noindex }) => access === 'public' && !noindex)
      .map((route) => {
        const { path } = route;
        const page = { path, locale: localeIn(remote, locale), translations: translationsOf(remote, route, locale) };
        const day = `<lastmod>${escapeHtml(remote.builtAt)}</lastmod>`;
        const url = `<url><loc>${escapeHtml(origin + path)}</loc>${day}${sitemapAlternates(page, origin)}</url>`;
        return [path, url] as [string, string];
      }),
  );
}

/** The sitemap: every indexable page in each language, with the date of its release. */
function sitemap(live: LiveSet, site: SiteInfo): string {
  // A remote without a language has the same pages in it.
  const urls = new Map(localesOf(live).flatMap((locale) => sitemapUrls(translateSet(live, locale), site, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.values(),
    '</urlset>\n',
  ].join('\n');
}

/** robots.txt: everything but account pages is open to crawlers. */
function robots(remotes: readonly Release[], { origin }: SiteInfo): string {
  const closed = remotes.flatMap(({ routes }) => routes.filter(({ access }) => access !== 'public'));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map(({ path }) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}\n`,
  ].join('\n');
}

/** The web manifest in one language, for the home screen. */
function webManifest(shell: Release, base: string, { brand }: SiteInfo, locale: Locale): string {
  const pngs = PNG_ICONS.filter(({ file }) => file !== TOUCH_ICON && file in shell.bytes);
  return JSON.stringify({
    name: brand,
    short_name: brand,
    // In every language the same app.
    ...(locale !== SOURCE_LOCALE && { id: '/' }),
    start_url: homePath(locale),
    scope: '/',
    display: 'minimal-ui',
    lang: locale,
    theme_color: THEME_COLOURS.light,
    background_color: THEME_COLOURS.light,
    icons: [
      { src: base + ICON, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...pngs.map(({ file, size }) => ({
        src: base + file,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: 'maskable',
      })),
    ],
  });
}

/**
 * Wraps a PNG in an ICO file, because browsers, feed readers and crawlers request `/favicon.ico` regardless of the
 * page. Windows Vista and later read an ICO with a PNG.
 * @param side width and height in pixels, at most 256
 */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one image
  head.writeUInt8(side % 256, 6); // 0 means 256
  head.writeUInt8(side % 256, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the image begins
  return Buffer.concat([head, png]);
}

/**
 * Creates the files at fixed addresses for the live set.
 * @param readIcon reads a file of the live shell
 */
export function siteFiles(
  live: LiveSet,
  shellBase: string,
  site: SiteInfo,
  readIcon: (file: string) => Buffer,
): ReadonlyMap<string, EncodedBody> {
  const file = (text: string, type: string) => encodeBody(text, `${type}; charset=utf-8`);
  const icon = PNG_ICONS.find((one) => one.file === FAVICON && one.file in live.shell.bytes);
  return new Map([
    [SITEMAP_PATH, file(sitemap(live, site), 'application/xml')],
    [ROBOTS_PATH, file(robots(live.remotes, site), 'text/plain')],
    ...localesOf(live).map(
      (locale) =>
        [
          webManifestPath(locale),
          file(webManifest(live.shell, shellBase, site, locale), 'application/manifest+json'),
        ] as const,
    ),
    ...(icon ? [[FAVICON_PATH, storeBytes(icoOf(readIcon(icon.file), icon.size), 'image/x-icon')] as const] : []),
  ]);
}

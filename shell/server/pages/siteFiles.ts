import { FAVICON_PATH, ROBOTS_PATH, SITEMAP_PATH, WEB_MANIFEST_PATH } from '@skal/contracts/site/reservedPaths';
import type { SiteInfo } from '@skal/contracts/site/site';
import { type EncodedBody, encodeBody, storeBytes } from '../http/encodedBody.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { FAVICON, ICON, PNG_ICONS, type Release, TOUCH_ICON } from '../releases/release.ts';
import { THEME_COLOURS } from './document.ts';
import { escapeHtml } from './escape.ts';

/** The sitemap: every indexable page with the date of its release. */
function sitemap(remotes: readonly Release[], { origin }: SiteInfo): string {
  const urls = remotes.flatMap(({ routes, builtAt }) =>
    routes
      .filter(({ access, noindex }) => access === 'public' && !noindex)
      .map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${escapeHtml(builtAt)}</lastmod></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
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

/** The web manifest, for the home screen. */
function webManifest(shell: Release, base: string, { brand }: SiteInfo): string {
  const pngs = PNG_ICONS.filter(({ file }) => file !== TOUCH_ICON && file in shell.bytes);
  return JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en',
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
    [SITEMAP_PATH, file(sitemap(live.remotes, site), 'application/xml')],
    [ROBOTS_PATH, file(robots(live.remotes, site), 'text/plain')],
    [WEB_MANIFEST_PATH, file(webManifest(live.shell, shellBase, site), 'application/manifest+json')],
    ...(icon ? [[FAVICON_PATH, storeBytes(icoOf(readIcon(icon.file), icon.size), 'image/x-icon')] as const] : []),
  ]);
}

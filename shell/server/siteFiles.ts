import type { SiteFacts } from '@skal/contracts/site';
import { THEME_COLOURS } from './document.ts';
import { escapeHtml } from './escape.ts';
import type { LiveSet } from './liveSet.ts';
import { ICON, PNG_ICONS, type Release, TOUCH_ICON } from './release.ts';
import { type Stored, store } from './stored.ts';

export const WEB_MANIFEST_PATH = '/site.webmanifest';

/** Every page that may be found, with the day of the release that it comes from. */
function sitemap(remotes: readonly Release[], { origin }: SiteFacts): string {
  const urls = remotes.flatMap(({ routes, builtAt }) =>
    routes
      .filter(({ access }) => access === 'public')
      .map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${escapeHtml(builtAt)}</lastmod></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Crawlers may see everything but what belongs to an account. */
function robots(remotes: readonly Release[], { origin }: SiteFacts): string {
  const closed = remotes.flatMap(({ routes }) => routes.filter(({ access }) => access !== 'public'));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map(({ path }) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n');
}

/** What a device shows of the site on its home screen. */
function webManifest(shell: Release, base: string, { brand }: SiteFacts): string {
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

/** The files at fixed addresses, written for what is live. */
export function siteFiles(live: LiveSet, shellBase: string, site: SiteFacts): ReadonlyMap<string, Stored> {
  const file = (text: string, type: string) => store(text, `${type}; charset=utf-8`);
  return new Map([
    ['/sitemap.xml', file(sitemap(live.remotes, site), 'application/xml')],
    ['/robots.txt', file(robots(live.remotes, site), 'text/plain')],
    [WEB_MANIFEST_PATH, file(webManifest(live.shell, shellBase, site), 'application/manifest+json')],
  ]);
}

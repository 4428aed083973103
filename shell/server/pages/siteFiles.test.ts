import { FAVICON, LOGO_ICON, type ReleaseRoute, TOUCH_ICON } from '../releases/release.ts';
import { makeRelease } from '../testing/releases.ts';
import { testSite as bare } from '../testing/testSite.ts';
import { homeScreenTags, socialTags } from './headTags.ts';
import { siteFiles } from './siteFiles.ts';
import { createStructuredData, pageStructuredData } from './structuredData.ts';

const site = { ...bare, origin: 'https://skal.example' };
const route = (path: string, about: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path,
  page: 'Page',
  title: `Title of ${path}`,
  description: 'd',
  access: 'public',
  layout: 'site',
  preload: [],
  ...about,
});

const shell = makeRelease({ name: 'shell', version: '1', bytes: { [TOUCH_ICON]: 1, [LOGO_ICON]: 1 } });
const mailed = route('/mailed', { noindex: true });
const remotes = [
  makeRelease({
    name: 'mfe-marketing',
    version: '2',
    routes: [route('/'), route('/a&b'), mailed],
    builtAt: '2026-03-01',
  }),
  makeRelease({ name: 'mfe-portal', version: '3', routes: [route('/dashboard', { access: 'client' })] }),
];
const noIcon = () => Buffer.alloc(0);
const files = siteFiles({ revision: 'r1', shell, remotes, previous: {} }, '/r/shell/1/', site, noIcon);
const text = (path: string) => String(files.get(path)?.plain);

describe('the files at fixed addresses', () => {
  it('list every public page in the sitemap with the date of its release, and none with noindex', () => {
    const urls = [...text('/sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
    expect(urls.map(([, loc, day]) => [loc, day])).toEqual([
      ['https://skal.example/', '2026-03-01'],
      ['https://skal.example/a&amp;b', '2026-03-01'],
    ]);
  });

  it('keep crawlers out of the api and account pages', () => {
    expect(text('/robots.txt').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      '',
      'Sitemap: https://skal.example/sitemap.xml',
      '',
    ]);
  });

  it('list the name and the existing icons in the web manifest', () => {
    const manifest = JSON.parse(text('/site.webmanifest')) as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest.name).toBe('Skal');
    // The touch icon has an element of its own, and this release has no icon of 192 pixels.
    expect(manifest.icons.map(({ src, sizes }) => [src, sizes])).toEqual([
      ['/r/shell/1/icon.svg', 'any'],
      ['/r/shell/1/icon-512.png', '512x512'],
    ]);
  });

  it('serve /favicon.ico as an ICO file around the PNG icon, and none without an icon', () => {
    const drawn = makeRelease({ name: 'shell', version: '1', bytes: { [FAVICON]: 3 } });
    const set = { revision: 'r1', shell: drawn, remotes, previous: {} };
    const icon = siteFiles(set, '/r/shell/1/', site, () => Buffer.from('PNG')).get('/favicon.ico');
    expect(icon?.type).toBe('image/x-icon');
    // ICONDIR: reserved, type 1, one image; then its side and the offset of its bytes.
    expect(icon?.plain.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 192, 192]));
    const [length = 0, at = 0] = [icon?.plain.readUInt32LE(14), icon?.plain.readUInt32LE(18)];
    expect(String(icon?.plain.subarray(at, at + length))).toBe('PNG');
    expect(files.has('/favicon.ico')).toBe(false);
  });
});

describe('the head of a page', () => {
  const preview = {
    title: 'A "B"',
    description: '<d>',
    url: 'https://skal.example/a',
    picture: null,
    locale: 'en',
    translations: {},
  } as const;

  it('has a small card without an image', () => {
    const tags = socialTags(site, preview);
    expect(tags).toContain('<meta name="twitter:card" content="summary">');
    expect(tags).not.toContain('og:image');
    expect(tags).toContain('<meta property="og:title" content="A &quot;B&quot;">');
    expect(tags).toContain('<meta property="og:description" content="&lt;d&gt;">');
  });

  it('has a large card with an image, its size and alternative text', () => {
    const tags = socialTags(site, { ...preview, picture: 'https://skal.example/r/x/1/a.png' });
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta property="og:image:alt" content="A &quot;B&quot;: &lt;d&gt;">');
  });

  it('has the icon of the home screen if there is one', () => {
    expect(homeScreenTags(shell, '/r/shell/1/', 'en')).toContain('<link rel="apple-touch-icon" href="/r/shell/1/');
    expect(homeScreenTags({ ...shell, bytes: {} }, '/r/shell/1/', 'en')).not.toContain('apple-touch-icon');
  });
});

describe('structured data', () => {
  const company = { ...site, companyName: 'Skal ApS', companyCvr: '12345678', phone: '+45 12 34 56 78' };

  it('T20: omits what the owner has not filled in', () => {
    const [organization] = createStructuredData(site, route('/'), null, [], 'en');
    expect(Object.keys(organization ?? {})).toEqual(['@context', '@type', '@id', 'name', 'url']);
    expect(createStructuredData(company, route('/'), '/logo.png', [], 'en')[0]).toMatchObject({
      legalName: 'Skal ApS',
      telephone: '+45 12 34 56 78',
      logo: 'https://skal.example/logo.png',
      identifier: { propertyID: 'CVR', value: '12345678' },
    });
  });

  it('has breadcrumbs except on the home page, then the data of the page itself', () => {
    const types = (path: string) =>
      createStructuredData(site, route(path), null, [{ '@type': 'FAQPage' }], 'en').map((data) =>
        Object.entries(data).slice(0, 2),
      );
    const context = ['@context', 'https://schema.org'];
    expect(types('/').map(([, type]) => type)).toEqual([
      ['@type', 'Organization'],
      ['@type', 'FAQPage'],
    ]);
    expect(types('/a')).toEqual(
      ['Organization', 'BreadcrumbList', 'FAQPage'].map((type) => [context, ['@type', type]]),
    );
  });

  it('comes from the page, which may have none or not exist', async () => {
    const page = (data?: object[]) => ({ default: () => null, structuredData: data && (() => data) });
    const manifest = (data?: object[]) => ({
      name: 'mfe',
      hostApi: '^3.0.0',
      dialogs: [],
      nav: {},
      home: {},
      routes: [{ ...route('/a'), load: async () => page(data) }],
    });
    expect(await pageStructuredData(site, '/a', manifest([{ name: 'x' }]))).toEqual([{ name: 'x' }]);
    expect(await pageStructuredData(site, '/a', manifest())).toEqual([]);
    expect(await pageStructuredData(site, '/b', manifest([{ name: 'x' }]))).toEqual([]);
    expect(await pageStructuredData(site, '/a', undefined)).toEqual([]);
  });
});

import { textIn } from '../language/textIn.ts';
import type { ReleaseRoute, ReleaseTexts } from '../releases/release.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { testRenderSettings } from '../testing/renderSettings.ts';
import { testSite } from '../testing/testSite.ts';
import { createPublishedDataDir, SHELL_CODE } from '../testing/testWebServer.ts';
import { compose } from './compose.ts';
import { bodiesOf } from './composition.ts';

const route = (path: string, page: string, about: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  ...{ path, page, title: `Title of ${path}`, description: `About ${path}`, preview: `${page}.png` },
  ...{ access: 'public', layout: 'site', preload: [] },
  ...about,
});

const account = route('/guests', 'GuestsPage', { access: 'client', layout: 'app' });

const events = makeRelease({
  ...{ name: 'mfe-events', version: '7' },
  routes: [
    route('/events', 'EventsPage'),
    route('/mailed', 'MailedPage', { noindex: true }),
    route('/contact', 'ContactPage', { noindex: true }),
    account,
  ],
  languages: {
    da: {
      routes: [
        route('/da/events', 'EventsPage', { preview: 'EventsPage.da.png' }),
        route('/da/mail', 'MailedPage', { noindex: true }),
        route('/da/write', 'ContactPage', { noindex: true }),
        { ...account, title: 'Guests (da)' },
      ],
      nav: { company: [{ label: 'Events (da)', to: '/da/events', order: 1 }] },
      home: {},
    } satisfies ReleaseTexts,
  },
});
/** A remote of one language. */
const wine = makeRelease({
  ...{ name: 'mfe-wine', version: '1' },
  routes: [route('/wine', 'WinePage'), route('/cellar', 'CellarPage', { access: 'client', layout: 'app' })],
});

const remoteCode = ({ name, routes, languages }: typeof events) => `
  const { i18n } = require('@lingui/core');
  i18n.load(i18n.locale, { hall: 'Hall of ${name}', ...i18n.messages });
  const paths = ${JSON.stringify([routes, ...Object.values(languages).map((texts) => texts.routes)].flat())};
  exports.default = {
    name: '${name}',
    routes: paths.map(({ path }) => ({
      path,
      text: 'Page in ' + i18n.locale + ', ' + i18n._('hall'),
      load: async () => ({ structuredData: () => [{ '@type': 'FAQPage' }] }),
    })),
  };`;

const shellCode = `${SHELL_CODE}
  exports.sharedModules = { '@lingui/core': require('@lingui/core') };
  exports.NOT_FOUND_TITLE = 'Not found in ' + require('@lingui/core').i18n.locale;`;

const composeAll = async () => {
  const registry = openTestRegistry(await createPublishedDataDir());
  const shell = makeRelease({ name: 'shell', version: '2' });
  await registry.publish([
    writeRelease(shell, {}, shellCode),
    writeRelease(events, {}, remoteCode(events)),
    writeRelease(wine, {}, remoteCode(wine)),
  ]);
  const settings = testRenderSettings({ site: { ...testSite, origin: 'https://skal.example' } });
  return compose(registry.liveSet(), registry.releaseDir, settings);
};

const snapshotIn = (html: string) => JSON.parse(/id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a site in two languages', () => {
  let composition: Awaited<ReturnType<typeof composeAll>>;
  beforeAll(async () => {
    composition = await composeAll();
  });
  const html = (path: string) => String(composition.pages.get(path)?.body.plain);
  const translated = (path: string) => String(composition.pages.get(path)?.translations?.da?.body.plain);
  const alternates = (text: string) =>
    [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, lang, url]) => [lang, url]);

  it('has public pages at an address of each language, which name each other', () => {
    const both = [
      ['en', 'https://skal.example/events'],
      ['da', 'https://skal.example/da/events'],
      ['x-default', 'https://skal.example/events'],
    ];
    for (const [path, lang, own, other] of [
      ['/events', 'en', 'en_GB', 'da_DK'],
      ['/da/events', 'da', 'da_DK', 'en_GB'],
    ] as const) {
      const page = html(path);
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(`Page in ${lang}`);
      expect(alternates(page)).toEqual(both);
      expect(page).toContain(`<link rel="canonical" href="https://skal.example${path}">`);
      expect(page).toContain(`<meta property="og:locale" content="${own}">`);
      expect(page).toContain(`<meta property="og:locale:alternate" content="${other}">`);
      expect(page).toContain(`"inLanguage":"${lang}"`);
    }
    expect(html('/da/events')).toContain('/r/mfe-events/7/EventsPage.da.png"');
    expect(html('/da/events')).toContain('href="/da/site.webmanifest"');
    expect(html('/da/events')).toContain(`"name":"${textIn('da')('Home')}","item":"https://skal.example/da"`);
  });

  it('has the texts of each remote, also if another one has the same ids', () => {
    expect(html('/events')).toContain('Hall of mfe-events');
    expect(html('/wine')).toContain('Hall of mfe-wine');
  });

  it('has notices in each language, with a link to its contact page', () => {
    const notice = (path: string) => /<noscript>.*<\/noscript>/.exec(html(path))?.[0];
    expect(notice('/events')).toContain('The forms of <a href="/contact">the contact page</a> work without it;');
    expect(notice('/wine')).toBe(notice('/events'));
    expect(notice('/da/events')).toMatch(/<a href="\/da\/write">[^<]+<\/a>/);
  });

  it('names no alternates of pages that are not indexed or have one language', () => {
    expect(alternates(html('/mailed'))).toEqual([]);
    expect(alternates(html('/wine'))).toEqual([]);
    expect(html('/wine')).not.toContain('og:locale:alternate');
  });

  it('informs the tab about the other addresses, and about remotes of another language', () => {
    const { remotes, locales, nav } = snapshotIn(translated('/guests'));
    expect([locales, nav.company[0].label]).toEqual([['en', 'da'], 'Events (da)']);
    const known = snapshotIn(String(composition.notFound.translations?.da?.body.plain)).remotes;
    expect(remotes.length).toBeLessThanOrEqual(known.length);
    const one = (name: string) => known.find((remote: { name: string }) => remote.name === name);
    expect(one('mfe-events').routes[0].translations).toEqual({ en: '/events' });
    expect([one('mfe-events').locale, one('mfe-wine').locale]).toEqual([undefined, 'en']);
    expect(one('mfe-wine').routes[0].translations).toBeUndefined();
  });

  it('has pages of accounts and the not-found page at one address in each language', () => {
    expect(html('/guests')).toContain('<html lang="en">');
    expect(translated('/guests')).toContain('<html lang="da">');
    expect(translated('/guests')).toContain('<title>Guests (da)</title>');
    expect(translated('/cellar')).toContain('<html lang="da">');
    expect(String(composition.notFound.body.plain)).toContain('<title>Not found in en</title>');
    expect(String(composition.notFound.translations?.da?.body.plain)).toContain('<title>Not found in da</title>');
    expect(composition.pages.get('/wine')?.translations).toBeUndefined();
  });

  it('lists every page in the sitemap, with its alternates', () => {
    const text = String(composition.files.get('/sitemap.xml')?.plain);
    const locs = [...text.matchAll(/<loc>https:\/\/skal\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(locs).toEqual(['/', '/events', '/wine', '/da/events']);
    const links =
      '<xhtml:link rel="alternate" hreflang="da" href="https://skal.example/da/events"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://skal.example/events"/></url>';
    expect(text.split(links)).toHaveLength(3);
  });

  it('has a web manifest of each language for the same app', () => {
    const manifest = JSON.parse(String(composition.files.get('/da/site.webmanifest')?.plain));
    expect(manifest).toMatchObject({ lang: 'da', start_url: '/da', id: '/', scope: '/' });
    expect(JSON.parse(String(composition.files.get('/site.webmanifest')?.plain))).toMatchObject({
      lang: 'en',
      start_url: '/',
    });
  });

  it('compresses every page in each language', () => {
    const bodies = new Set(bodiesOf(composition));
    for (const page of [composition.notFound, ...composition.pages.values()]) {
      for (const each of [page, ...Object.values(page.translations ?? {})]) expect(bodies.has(each.body)).toBe(true);
    }
    expect(composition.remoteLists).toHaveLength(2);
  });
});

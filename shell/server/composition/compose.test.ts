import { fileIntegrity, type Release, type ReleaseRoute } from '../releases/release.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { testRenderSettings } from '../testing/renderSettings.ts';
import { testSite } from '../testing/testSite.ts';
import { createPublishedDataDir, SHELL_CODE } from '../testing/testWebServer.ts';
import { compose } from './compose.ts';
import type { Composition } from './composition.ts';

const route = (path: string, about: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path,
  page: 'Page',
  title: `Title of ${path}`,
  description: `About ${path}`,
  access: 'public',
  layout: 'site',
  preload: ['remoteEntry.js', 'Page.js'],
  ...about,
});

/** What a page of the fake remote renders, and the structured data it returns. */
interface PageBehaviour {
  path: string;
  text: string;
  broken?: boolean;
  /** The message of the error that the page throws when it is asked for structured data. */
  structuredDataError?: string;
}

const code = (pages: readonly PageBehaviour[]) => `
  const pages = ${JSON.stringify(pages)};
  const structuredDataOf = (page) => () => { if (page.structuredDataError) throw new Error(page.structuredDataError); return [{ '@type': 'FAQPage' }]; };
  exports.default = {
    name: 'mfe-events',
    routes: pages.map((page) => ({ ...page, load: async () => ({ structuredData: structuredDataOf(page) }) })),
  };`;

const shell = makeRelease({
  name: 'shell',
  version: '2',
  css: ['main.css'],
  fonts: ['font.woff2'],
  accountPreload: ['AppSlot.js'],
  integrity: { 'main.js': 'sha256-m', 'main.css': 'sha256-c' },
});

async function composePages(routes: ReleaseRoute[], pages: readonly PageBehaviour[], about: Partial<Release> = {}) {
  const registry = openTestRegistry(await createPublishedDataDir());
  const events = makeRelease({
    name: 'mfe-events',
    version: '7',
    routes,
    integrity: { 'Page.js': 'sha256-p', 'a.png': 'sha256-a' },
    ...about,
  });
  await registry.publish([
    writeRelease(shell, { 'main.css': 'body {\n  /* the ground */\n  margin: 0;\n}' }, SHELL_CODE),
    writeRelease(events, {}, code(pages)),
  ]);
  const errors: string[] = [];
  const settings = testRenderSettings({
    site: { ...testSite, origin: 'https://skal.example' },
    onRenderError: (path, error) => errors.push(`${path}: ${(error as Error).message}`),
  });
  const composition = await compose(registry.liveSet(), registry.releaseDir, settings);
  return { composition, errors, html: (path: string) => htmlOf(composition, path) };
}

const htmlOf = ({ pages }: Composition, path: string) => String(pages.get(path)?.body.plain);
const snapshotIn = (html: string) => JSON.parse(/id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a public page', () => {
  it('is complete, has its canonical address and an Open Graph image', async () => {
    const { html, errors } = await composePages(
      [route('/events', { preview: 'events.png' })],
      [{ path: '/events', text: 'Tonight' }],
    );
    const page = html('/events');
    expect(page).toContain('<div id="root" data-prerendered>Tonight</div>');
    expect(page).toContain('<link rel="canonical" href="https://skal.example/events">');
    expect(page).toContain('content="https://skal.example/r/mfe-events/7/events.png"');
    expect(page).toContain('"@type":"FAQPage"');
    expect(page).not.toContain('href="/api/session"');
    expect(page).not.toContain('AppSlot.js');
    expect(errors).toEqual([]);
  });

  it('lists the integrity of every script that it may load, and of no other file', async () => {
    const { html } = await composePages([route('/events')], [{ path: '/events', text: 'Tonight' }]);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html('/events')) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: { '/r/shell/2/main.js': 'sha256-m', '/r/mfe-events/7/Page.js': 'sha256-p' },
    });
  });

  it('contains the styles of the shell, minified', async () => {
    const { html } = await composePages([route('/events')], [{ path: '/events', text: 'Tonight' }]);
    expect(html('/events')).toContain('<style>body { margin: 0; }</style>');
    expect(html('/events')).toContain('href="/r/shell/2/font.woff2" as="font"');
  });

  it('is served as the bare frame when it cannot be rendered, and the error is reported', async () => {
    const { html, errors } = await composePages(
      [route('/events'), route('/wine')],
      [
        { path: '/events', text: 'Tonight', broken: true },
        { path: '/wine', text: 'Red' },
      ],
    );
    expect(html('/events')).toContain('<div id="root"></div>');
    expect(html('/wine')).toContain('<div id="root" data-prerendered>Red</div>');
    expect(errors).toEqual(['/events: broken page']);
  });

  it('is complete without structured data when that fails, and the error is reported', async () => {
    const { html, errors } = await composePages(
      [route('/events')],
      [{ path: '/events', text: 'Tonight', structuredDataError: 'no words' }],
    );
    expect(html('/events')).toContain('data-prerendered>Tonight');
    expect(html('/events')).toContain('"@type":"Organization"');
    expect(html('/events')).not.toContain('FAQPage');
    expect(errors).toEqual(['/events: no words']);
  });

  it('has noindex when only the link of an email leads to it', async () => {
    const { html } = await composePages(
      [route('/mailed', { noindex: true }), route('/events')],
      [
        { path: '/mailed', text: 'Your link' },
        { path: '/events', text: 'Tonight' },
      ],
    );
    expect(html('/mailed')).toContain('<meta name="robots" content="noindex">');
    expect(html('/events')).not.toContain('noindex');
  });
});

describe('a page of an account', () => {
  const account = route('/guests', { access: 'client', layout: 'app', preview: 'guests.png' });

  it('is a frame with noindex that loads the session and its files at once', async () => {
    const { html } = await composePages([account], []);
    const page = html('/guests');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('data-prerendered');
    expect(page).not.toMatch(/og:|canonical|ld\+json/);
    expect(page).toContain('<link rel="preload" href="/api/session" as="fetch" crossorigin="use-credentials">');
    const modules = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
    expect(modules).toEqual([
      '/r/shell/2/vendor.js',
      '/r/shell/2/main.js',
      '/r/shell/2/AppSlot.js',
      '/r/mfe-events/7/remoteEntry.js',
      '/r/mfe-events/7/Page.js',
    ]);
  });
});

describe('the code of a release', () => {
  it('is not run when its hash differs from the release', async () => {
    const pages = [{ path: '/events', text: 'Tonight' }];
    const known = { serverIntegrity: fileIntegrity(Buffer.from(code(pages))) };
    expect((await composePages([route('/events')], pages, known)).html('/events')).toContain('Tonight');
    const changed = composePages([route('/events')], [{ path: '/events', text: 'Changed' }], known);
    await expect(changed).rejects.toThrow('server.cjs does not match the release and is not run');
  });
});

describe('the registry snapshot of a tab', () => {
  it('contains only the pages and dialogs that the tab may open', async () => {
    const { html } = await composePages([route('/events')], [{ path: '/events', text: 'Tonight' }], {
      dialogs: [{ name: 'tasting', preload: ['Tasting.js'] }],
      commit: 'abc',
    });
    const { remotes } = snapshotIn(html('/events')) as { remotes: { name: string }[] };
    expect(remotes.find(({ name }) => name === 'mfe-events')).toEqual({
      name: 'mfe-events',
      remote: 'mfe_events',
      version: '7',
      base: '/r/mfe-events/7/',
      entry: 'remoteEntry.js',
      routes: [{ path: '/events', page: 'Page', title: 'Title of /events', access: 'public', layout: 'site' }],
      dialogs: ['tasting'],
      integrity: expect.stringMatching(/^sha256-/),
    });
  });
});

describe('the not-found page', () => {
  it('is one 404 page for every unknown path, and names no address', async () => {
    const { composition } = await composePages([route('/events')], [{ path: '/events', text: 'Tonight' }]);
    expect(composition.notFound.status).toBe(404);
    expect(String(composition.notFound.body.plain)).toContain('lost');
    expect(String(composition.notFound.body.plain)).not.toMatch(/canonical|og:url/);
    expect([...composition.pages.keys()]).toEqual(['/', '/events']);
  });
});

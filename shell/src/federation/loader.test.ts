import { jest } from '@jest/globals';
import type { RemoteManifest } from '@skal/shell-kit';
import { makeRoute, makeSnapshot, makeSource } from '../testing/renderApp.tsx';
import { createHost } from './host.ts';
import { createLoader, type RemoteSource } from './loader.ts';
import { readSnapshot } from './readSnapshot.ts';
import { preloadForRetry, retryBase } from './retry.ts';
import { findRoute } from './snapshot.ts';

const snapshot = makeSnapshot();
const portal = snapshot.remotes.find(({ name }) => name === 'mfe-portal');

/** A source that records the names and attempts it is called with. */
const makeRecordingSource = (source: RemoteSource = makeSource()) => {
  const requests: string[] = [];
  const manifest: RemoteSource['manifest'] = (name, attempt, which) => {
    requests.push(`${name} ${attempt}`);
    return source.manifest(name, attempt, which);
  };
  return { requests, source: { manifest } };
};

describe('the pages and dialogs of the snapshot', () => {
  it('are loaded on demand, and once', async () => {
    const { requests, source } = makeRecordingSource();
    const loader = createLoader(snapshot, source);
    expect(loader.page('/')).toBe(loader.page('/'));
    expect(requests).toEqual([]);
    await Promise.all([loader.page('/').load(), loader.page('/').load(), loader.dialog('consultation').load()]);
    expect(requests).toEqual(['mfe-marketing 0', 'mfe-marketing 0']);
    expect(loader.page('/').status()).toBe('ready');
  });

  it('come from their remote; a failure of one does not affect others', async () => {
    const { requests, source } = makeRecordingSource(makeSource({}, (name) => name === 'mfe-portal'));
    const loader = createLoader(snapshot, source);
    await expect(loader.page('/dashboard').load()).rejects.toThrow('mfe-portal is away');
    await loader.page('/admin').load();
    expect(requests).toEqual(['mfe-portal 0', 'mfe-admin 0']);
  });

  it('are requested as another attempt on retry', async () => {
    const { requests, source } = makeRecordingSource(makeSource({}, (_, attempt) => attempt < 2));
    const page = createLoader(snapshot, source).page('/');
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(page.load()).rejects.toThrow('is away');
      page.retry();
    }
    await page.load();
    expect(requests).toEqual(['mfe-marketing 0', 'mfe-marketing 1', 'mfe-marketing 2']);
  });

  it('keep the prerendered HTML while they load, on the first page only', () => {
    const loader = createLoader(snapshot, makeSource(), { firstPath: '/solutions' });
    expect([loader.page('/solutions').keepsContent, loader.page('/').keepsContent]).toEqual([true, false]);
    expect(loader.dialog('consultation').keepsContent).toBe(false);
    // Without prerendered HTML no page or dialog does.
    const withoutHtml = createLoader(snapshot, makeSource());
    expect([withoutHtml.page('/').keepsContent, withoutHtml.dialog('consultation').keepsContent]).toEqual([
      false,
      false,
    ]);
  });

  const makeSourceWithout = (cut: Partial<RemoteManifest>): RemoteSource => ({
    manifest: async (...requests) => ({ ...(await makeSource().manifest(...requests)), ...cut }),
  });

  it.each([
    ['a page that no bundle has', makeSource(), '/nowhere', 'No bundle answers /nowhere'],
    [
      'a page that the release lacks',
      makeSourceWithout({ routes: [] }),
      '/solutions',
      'The release does not have the page /solutions',
    ],
  ])('reports %s', async (_, source, path, sentence) => {
    await expect(createLoader(snapshot, source).page(path).load()).rejects.toThrow(sentence);
  });

  it.each([
    ['a dialog that no bundle has', makeSource(), 'tasting', "No bundle has the dialog 'tasting'"],
    [
      'a dialog that the release lacks',
      makeSourceWithout({ dialogs: [] }),
      'consultation',
      "The release does not have the dialog 'consultation'",
    ],
  ])('reports %s', async (_, source, name, sentence) => {
    await expect(createLoader(snapshot, source).dialog(name).load()).rejects.toThrow(sentence);
  });
});

describe('the remote of a path', () => {
  it.each([
    ['/solutions', 'mfe-marketing'],
    ['/dashboard', 'mfe-portal'],
    ['/tasting', 'mfe-events'],
    ['/solutions/', undefined],
    ['/Solutions', undefined],
    ['/constructor', undefined],
    ['', undefined],
  ])('%s is %s', (path, name) => {
    const events = makeSnapshot({ name: 'mfe-events', routes: [makeRoute('/tasting')] });
    expect(findRoute(events, path)?.remote.name).toBe(name);
  });
});

describe('the federation host of a tab', () => {
  it('has only the bundles of its snapshot', async () => {
    const host = createHost(snapshot, { eager: {}, lazy: {} });
    for (const name of ['mfe-events', 'shell', 'constructor', '']) {
      await expect(host.manifest(name, 0, 'live')).rejects.toThrow(`The registry has no bundle '${name}'`);
    }
  });
});

describe('a later attempt', () => {
  const page = document.implementation.createHTMLDocument();
  const links = () => [...page.head.querySelectorAll('link')];

  it('requests every script of the remote under a new address, with the same integrity', async () => {
    if (!portal) throw new Error('The made-up site has a portal');
    const integrity = {
      '/r/mfe-portal/1/remoteEntry.js': 'sha256-a',
      '/r/mfe-portal/1/Page.js': 'sha256-b',
      '/r/mfe-portal/10/Page.js': 'sha256-c',
      '/r/shell/1/main.js': 'sha256-d',
    };
    page.body.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
    const base = retryBase(portal, 2);
    expect(base).toBe('/r/mfe-portal/1/~2/');
    const onLoaded = jest.fn();
    const loading = preloadForRetry(page, portal, base).then(onLoaded);
    expect(links().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
      ['/r/mfe-portal/1/~2/remoteEntry.js', 'sha256-a'],
      ['/r/mfe-portal/1/~2/Page.js', 'sha256-b'],
    ]);
    const [first, second] = links();
    first?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(onLoaded).not.toHaveBeenCalled();
    second?.dispatchEvent(new Event('load'));
    await loading;
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });
});

describe('the snapshot in a page', () => {
  it('is parsed, and its absence is an error', () => {
    const page = document.implementation.createHTMLDocument();
    expect(() => readSnapshot(page)).toThrow('No registry snapshot in the page');
    const element = page.createElement('script');
    Object.assign(element, { type: 'application/json', id: 'skal-snapshot', textContent: JSON.stringify(snapshot) });
    page.body.append(element);
    expect(readSnapshot(page)).toEqual(snapshot);
  });
});

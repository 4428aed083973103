import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { buildRemotesPath } from '@skal/contracts/operations/registry';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { click, makeRoute, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';
import { createLoader } from './loader.ts';
import { createRemoteList } from './remoteList.ts';
import type { Snapshot } from './snapshot.ts';

const server = mockNetwork();

const whole = makeSnapshot({
  name: 'mfe-events',
  routes: [makeRoute('/events'), makeRoute('/guests', { layout: 'app' })],
  dialogs: ['tasting'],
  nav: { bar: [{ label: 'Events', to: '/events', order: 5 }] },
});
const LIST = JSON.stringify(whole.remotes);
const remoteList = `sha256-${createHash('sha256').update(LIST).digest('base64')}`;
const PATH = buildRemotesPath(remoteList);

/** The snapshot of a page of mfe-marketing. */
const ownSnapshot = (): Snapshot => ({ ...whole, remoteList, remotes: whole.remotes.slice(0, 1) });
const source = () => makeSource({}, undefined, whole);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the remotes that a page does not have', () => {
  it('are loaded once when a link leads to one; the old page stays until then', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const requests: string[] = [];
    server.use(
      http.get(PATH, async ({ request }) => {
        requests.push(request.url);
        await arrived;
        return new HttpResponse(LIST);
      }),
    );
    const snapshot = ownSnapshot();
    await renderApp('/', source(), snapshot);
    await heading('Page /');
    await click(screen.getByRole('link', { name: 'Events' }));
    expect(await heading('Page /')).toBeVisible();
    await act(async () => arrive());
    expect(await heading('Page /events')).toBeVisible();
    expect(document.title).toBe('Title of /events · Skal');
    expect(requests).toHaveLength(1);
    expect(snapshot.remotes).toHaveLength(4);
  });

  it('are loaded for a path that no remote has, which is then not found', async () => {
    server.use(http.get(PATH, () => new HttpResponse(LIST)));
    await renderApp('/', source(), ownSnapshot());
    await click(screen.getByRole('link', { name: 'How It Works' }));
    expect(await heading('404 Page Not Found')).toBeVisible();
  });

  it('are loaded on hover, with the page behind the link', async () => {
    server.use(http.get(PATH, () => new HttpResponse(LIST)));
    const { promise: requested, resolve } = Promise.withResolvers<void>();
    const { manifest } = source();
    const listening = {
      manifest: (...request: Parameters<typeof manifest>) => {
        if (request[0] === 'mfe-events') resolve();
        return manifest(...request);
      },
    };
    await renderApp('/', listening, ownSnapshot());
    await act(async () => {
      fireEvent.pointerOver(screen.getByRole('link', { name: 'Events' }));
      await requested;
    });
    expect(await heading('Page /')).toBeVisible();
  });

  it('are loaded for a dialog of one', async () => {
    server.use(http.get(PATH, () => new HttpResponse(LIST)));
    const loader = createLoader(ownSnapshot(), source());
    await loader.dialog('tasting').load();
    expect(loader.dialog('tasting').status()).toBe('ready');
  });

  it('are requested again after a failure; a navigation then loads the document', async () => {
    server.use(http.get(PATH, () => HttpResponse.json([]), { once: true }));
    server.use(http.get(PATH, () => new HttpResponse(null, { status: 404 }), { once: true }));
    const snapshot = ownSnapshot();
    const reload = jest.fn();
    const list = createRemoteList(snapshot, reload);
    void list.pending('/events');
    await expect(list.load()).rejects.toThrow();
    await Promise.resolve();
    expect(reload).toHaveBeenCalledTimes(1);
    // A list with another hash than the page's is rejected.
    await expect(list.load()).rejects.toThrow();
    server.use(http.get(PATH, () => new HttpResponse(LIST)));
    await list.load();
    expect(list.pending('/events')).toBeUndefined();
    expect(snapshot.remotes[0]).toBe(whole.remotes[0]);
  });

  it('leave pages of another language to the browser, which loads their document', async () => {
    const translations = { da: '/da/events' };
    const english = makeSnapshot({ name: 'mfe-events', routes: [makeRoute('/events', { translations })] });
    const reload = jest.fn();
    const list = createRemoteList(english, reload);
    expect([list.pending('/events'), list.pending('/nowhere')]).toEqual([undefined, undefined]);
    expect(list.pending('/da/events')).toBe(list.pending('/da/events'));
    await Promise.resolve();
    expect(reload).toHaveBeenCalledTimes(1);
    const [marketing, ...others] = english.remotes;
    // A remote without the language of the page: its public pages have their own.
    const danish = {
      ...english,
      remotes: [...others, ...(marketing ? [{ ...marketing, locale: 'en' as const }] : [])],
    };
    expect(createRemoteList(danish, reload).pending('/solutions')).toBeDefined();
    expect(createRemoteList(danish, reload).pending('/dashboard')).toBeUndefined();
  });
});

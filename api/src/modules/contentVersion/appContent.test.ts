import type { AppContentReply } from '@skal/contracts/content/appContent';
import { startBackend } from '../../testing/fakes/apps.ts';
import { addMenuItem, editMenuItem, publishMenu } from '../../testing/fixtures/menu.ts';
import { admin, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe("the content that a client's app reads", () => {
  let api: TestApi;
  let owner: TestClient;
  let headers: { authorization: string };

  beforeEach(async () => {
    api = await startTestApi({ live: { pollMs: 10 } });
    owner = await api.signIn(live.email, live.password);
    headers = { authorization: `Bearer ${(await startBackend(api, live)).key}` };
  });
  afterEach(() => api.close());

  const get = (path: string, more = {}) => fetch(`${api.url}/api/app/${path}`, { headers: { ...headers, ...more } });
  const read = async (path = 'content') => (await (await get(path)).json()) as AppContentReply;

  it('is the published version, not the draft', async () => {
    expect(await read()).toEqual({ number: 0, publishedAt: null, content: null, changes: null });
    const barolo = await addMenuItem(owner, { allergens: ['sulphites'], availableFrom: '17:00', availableTo: '01:00' });
    await addMenuItem(owner, { name: 'Secret', status: 'draft' });
    await publishMenu(owner);
    await editMenuItem(owner, barolo.id, { version: 1, price: 1 });
    const { id, categoryId } = barolo;
    expect(await read()).toEqual({
      ...{ number: 1, publishedAt: expect.any(String), changes: null },
      content: {
        info: null,
        menu: {
          categories: [{ id: categoryId, name: 'Wines' }],
          items: [
            {
              ...{ id, categoryId, name: 'Barolo 2019', description: '', price: 12_550, currency: 'DKK' },
              ...{
                allergens: ['sulphites'],
                availableFrom: '17:00',
                availableTo: '01:00',
                soldOut: false,
                photoId: null,
              },
            },
          ],
        },
        events: [],
        photos: [],
      },
    });
  });

  it('shows at once that an event is cancelled, and nothing else of the draft', async () => {
    const times = { startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00' };
    const tasting = { title: 'Tasting', ...times, price: 29_500, status: 'published' };
    const { body } = await owner.post('/api/guest-events', tasting);
    await publishMenu(owner);
    const change = { ...tasting, title: 'New title', status: 'cancelled', note: 'The winemaker is ill.', version: 1 };
    expect((await owner.request('PUT', `/api/guest-events/${body.id}`, { json: change })).status).toBe(200);
    expect(await read()).toMatchObject({
      number: 2,
      content: { events: [{ title: 'Tasting', status: 'cancelled', note: 'The winemaker is ill.' }] },
    });
  });

  it('has an ETag, and answers 304 until the next version', async () => {
    await addMenuItem(owner);
    await publishMenu(owner);
    const first = await get('content');
    const tag = String(first.headers.get('etag'));
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"1-[0-9a-f]{32}"$/)]);
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get('content', { 'if-none-match': sent });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    await addMenuItem(owner, { name: 'Cava' });
    await publishMenu(owner, 1);
    expect((await get('content', { 'if-none-match': tag })).status).toBe(200);
  });

  it('is only what changed since a version that the app has', async () => {
    const [barolo, cava] = [await addMenuItem(owner), await addMenuItem(owner, { name: 'Cava' })];
    await publishMenu(owner);
    await editMenuItem(owner, barolo.id, { version: 1, price: 100 });
    await owner.request('DELETE', `/api/menu/items/${cava.id}`);
    const added = await addMenuItem(owner, { name: 'Riesling' });
    await publishMenu(owner, 1);
    const { content, changes } = await read('content?since=1');
    expect(content).toBeNull();
    expect(changes).toEqual([
      {
        collection: 'menu.items',
        changed: [
          expect.objectContaining({ id: added.id, name: 'Riesling' }),
          expect.objectContaining({ id: barolo.id, price: 100 }),
        ],
        removed: [cava.id],
        order: [barolo.id, added.id],
      },
    ]);
    expect((await read('content?since=2')).changes).toEqual([]);
    for (const unknown of [0, 3, 99]) expect((await read(`content?since=${unknown}`)).content).not.toBeNull();
  });

  it('ends a long poll once a newer version is published, and when the time is over', async () => {
    await addMenuItem(owner);
    await publishMenu(owner);
    expect(await (await get('changes?since=0')).json()).toEqual({ number: 1 });
    expect(await (await get('changes?since=1&wait=1')).json()).toEqual({ number: 1 });
    const waiting = get('changes?since=1');
    await addMenuItem(owner, { name: 'Cava' });
    await publishMenu(owner, 1);
    expect(await (await waiting).json()).toEqual({ number: 2 });
  });

  it('limits the long polls of a key', async () => {
    const waiting = Array.from({ length: 5 }, () => get('changes?wait=2'));
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429]);
  });

  it('ends long polls before a stop', async () => {
    const waiting = get('changes?wait=25');
    // The request has arrived once the process knows its key.
    await get('content');
    api.internals.drain();
    expect((await waiting).status).toBe(200);
  });

  it('8.2.1: needs a key with this scope', async () => {
    expect((await fetch(`${api.url}/api/app/content`)).status).toBe(401);
    const operator = await api.signIn(admin.email, admin.password);
    const [row] = await api.rows<{ id: string }>('SELECT business_id AS id FROM app_keys');
    const created = await operator.post(`/api/admin/clients/${row?.id}/keys`, { scopes: ['devices'] });
    const other = await get('content', { authorization: `Bearer ${created.body.key}` });
    expect([other.status, await other.json()]).toEqual([
      403,
      { error: 'This API key does not have the scope "content". Ask your operator for a key with it.' },
    ]);
    const { status } = await operator.post(`/api/admin/clients/${row?.id}/keys`, { scopes: [] });
    expect(status).toBe(400);
  });
});

import type { ContentStatusReply, ContentVersionReply } from '@skal/contracts/content/contentVersion';
import { addMenuItem, editMenuItem, publishMenu, readMenu } from '../../testing/fixtures/menu.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('versions of the content', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const status = async () => (await owner.get('/api/content/status')).body as unknown as ContentStatusReply;
  const versions = async () => (await owner.get('/api/content/versions')).body as unknown as ContentVersionReply[];
  const sellOut = (id: string, soldOut = true) =>
    owner.request('PUT', `/api/menu/items/${id}/sold-out`, { json: { soldOut } });
  const published = async () => {
    const [row] = await api.rows<{ number: number }>('SELECT number FROM content_states ORDER BY number DESC');
    return Number(row?.number);
  };

  it('counts and names changes since the last one', async () => {
    const barolo = await addMenuItem(owner);
    await addMenuItem(owner, { name: 'Secret', status: 'draft' });
    expect(await status()).toEqual({
      ...{ number: 0, publishedAt: null, publishedBy: null, published: 0, changes: 2 },
      firstChanges: [
        { collection: 'menu.categories', kind: 'added', name: 'Wines' },
        { collection: 'menu.items', kind: 'added', name: 'Barolo 2019' },
      ],
    });
    expect((await publishMenu(owner)).body).toEqual({
      ...{ number: 1, publishedAt: expect.any(String), publishedBy: 'Demo Live' },
      ...{ published: 1, changes: 0, firstChanges: [] },
    });
    await editMenuItem(owner, barolo.id, { version: 1, price: 13_000 });
    await addMenuItem(owner, { name: 'Cava' });
    const { items } = await readMenu(owner);
    await editMenuItem(owner, String(items[2]?.id), { version: 1, position: 0 });
    expect((await status()).firstChanges).toEqual([
      { collection: 'menu.items', kind: 'added', name: 'Cava' },
      { collection: 'menu.items', kind: 'changed', name: 'Barolo 2019' },
    ]);
  });

  it('are published by one of two people at the same time; the other learns by whom', async () => {
    const { id } = await addMenuItem(owner);
    await publishMenu(owner);
    await editMenuItem(owner, id, { version: 1, price: 100 });
    expect((await publishMenu(owner, 1)).status).toBe(200);
    await editMenuItem(owner, id, { version: 2, price: 200 });
    const late = await publishMenu(owner, 1);
    expect([late.status, late.body]).toEqual([
      409,
      {
        error: 'Demo Live has published version 2 in the meantime. Please check what changed, then publish again.',
        ...{ code: 'outdated', current: await status() },
      },
    ]);
  });

  it('are published once if the button is pressed twice', async () => {
    await addMenuItem(owner);
    const results = await Promise.all([publishMenu(owner), publishMenu(owner)]);
    expect(results.map(({ status: code, body }) => [code, body.number])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await versions()).toHaveLength(1);
  });

  it('differ only in "sold out" when an item sells out, whatever else the draft contains', async () => {
    const { id } = await addMenuItem(owner);
    await sellOut(id);
    expect(await published()).toBe(0);
    await sellOut(id, false);
    await publishMenu(owner);
    await editMenuItem(owner, id, { version: 1, price: 100 });
    expect((await sellOut(id)).body).toMatchObject({ soldOut: true, version: 2 });
    await sellOut(id);
    expect(await versions()).toMatchObject([
      { number: 2, kind: 'quick', note: 'Barolo 2019: sold out', publishedBy: 'Demo Live' },
      { number: 1, kind: 'publish', note: '' },
    ]);
    expect(await status()).toMatchObject({ number: 2, changes: 1 });
  });

  it('can be restored into the draft, without losing later work', async () => {
    const barolo = await addMenuItem(owner);
    const cava = await addMenuItem(owner, { name: 'Cava' });
    await publishMenu(owner);
    await editMenuItem(owner, barolo.id, { version: 1, name: 'Barolo 2020', price: 100, allergens: ['milk'] });
    await owner.request('DELETE', `/api/menu/items/${cava.id}`);
    await addMenuItem(owner, { name: 'New' });
    await publishMenu(owner, 1);
    const [, first] = await versions();
    const restored = await owner.post(`/api/content/versions/${first?.id}/restore`);
    expect([restored.status, restored.body]).toMatchObject([200, { number: 2, changes: 3 }]);
    const { items } = await readMenu(owner);
    expect(items.map(({ name, price, status: state }) => [name, price, state])).toEqual([
      ['Barolo 2019', 12_550, 'published'],
      ['Cava', 12_550, 'published'],
      ['New', 12_550, 'draft'],
    ]);
    await publishMenu(owner, 2);
    const [third, , same] = await api.rows('SELECT hash FROM content_versions ORDER BY number DESC');
    expect(third).toEqual(same);
    const other = await api.signIn(client.email, client.password);
    expect((await other.post(`/api/content/versions/${first?.id}/restore`)).status).toBe(404);
  });

  it('have a limited history', async () => {
    const { id } = await addMenuItem(owner);
    await publishMenu(owner);
    for (let time = 0; time < 52; time += 1) await sellOut(id, time % 2 === 0);
    const kept = await versions();
    expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([50, 53, 4]);
    expect(await api.rows('SELECT id FROM content_pieces')).toHaveLength(50);
  });
});

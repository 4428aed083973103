import { newId } from '../../db/rows/id.ts';
import { deleteExpired } from '../../db/rows/retention.ts';
import { blankImage, imagesWithMetadata } from '../../testing/fixtures/images.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { PDF, PNG } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { purgeUploads } from '../ticket/attachment/purgeUploads.ts';
import { removedPhotoRetention } from './removedPhotos.query.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { ...TUS, 'content-type': 'application/offset+octet-stream' };

interface Photo {
  id: string;
  alt: string;
  version: number;
  usedBy: string[];
  sizes: { width: number; height: number; webp: string; jpeg: string }[];
}

describe('photos of a client', () => {
  let api: TestApi;
  let owner: TestClient;
  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const announce = async (name = 'table.png', headers = {}) =>
    owner.request('POST', '/api/photos', { json: { name }, headers });
  const begin = (id: unknown, bytes: number) =>
    owner.request('POST', `/api/photos/${id}/upload`, { headers: { ...TUS, 'upload-length': String(bytes) } });
  const add = (id: unknown, raw: Uint8Array, from = 0) =>
    owner.request('PATCH', `/api/photos/${id}/upload`, { raw, headers: { ...CHUNK, 'upload-offset': String(from) } });
  const upload = async (bytes: Uint8Array = PNG, name?: string) => {
    const { id } = (await announce(name)).body;
    await begin(id, bytes.length);
    const answer = await add(id, bytes);
    return { id: String(id), answer };
  };
  const list = async (who = owner) => JSON.parse((await who.get('/api/photos')).text) as Photo[];
  const edit = (id: string, json: object, who = owner) => who.request('PATCH', `/api/photos/${id}`, { json });
  const remove = (id: string, who = owner) => who.request('DELETE', `/api/photos/${id}`);
  const publish = async () => {
    const { number } = (await owner.get('/api/content/status')).body;
    expect((await owner.post('/api/content/publish', { number })).status).toBe(200);
  };
  const addItem = async (photoId: string) => {
    const { categories } = (await owner.get('/api/menu')).body as unknown as { categories: { id: string }[] };
    const item = { categoryId: categories[0]?.id, name: 'Barolo', price: 12_500, status: 'published', photoId };
    return owner.post('/api/menu/items', item);
  };
  const event = {
    ...{ title: 'Tasting', startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00', price: 0, status: 'published' },
  };
  /** Housekeeping two hours later, when files without a row are old enough. */
  const purgeFiles = async () => {
    const { dependencies } = api.internals;
    await deleteExpired(dependencies.db, removedPhotoRetention());
    await purgeUploads(dependencies, Date.now() + 7_200_000);
  };
  const isServed = async (address = '') => (await fetch(api.url + address)).status === 200;

  it('P5: are uploaded, described, moved and deleted, in the order of their announcement', async () => {
    const [one, two] = [await announce('one.png'), await announce('two.png')];
    expect([one.status, one.body]).toEqual([201, { id: expect.any(String) }]);
    for (const id of [two.body.id, one.body.id]) {
      await begin(id, PNG.length);
      expect((await add(id, PNG)).status).toBe(204);
    }
    expect(await list()).toMatchObject([{ name: 'one.png', alt: '', usedBy: [], version: 1 }, { name: 'two.png' }]);
    const id = String(two.body.id);
    const changed = await edit(id, { version: 1, alt: 'A table by the window' });
    expect([changed.status, changed.body]).toMatchObject([200, { alt: 'A table by the window', version: 2 }]);
    expect((await edit(id, { version: 1, position: 0 })).status).toBe(200);
    expect((await list()).map((photo) => photo.id)).toEqual([id, one.body.id]);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 404]);
    expect(await list()).toHaveLength(1);
    const audited = await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'photo.%' ORDER BY id");
    const actions = ['added', 'added', 'changed', 'moved', 'removed'].map((action) => ({ action: `photo.${action}` }));
    expect(audited).toEqual(actions);
  });

  it('are announced once when the request is sent twice, and listed once their file is stored', async () => {
    const headers = { 'idempotency-key': 'photo-1' };
    const [one, other] = await Promise.all([announce('a.png', headers), announce('a.png', headers)]);
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
    expect((await announce('b.png', headers)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['is no picture', PDF, 400, 'This file is not a JPEG or PNG photo. Please save it as a JPEG and upload that file.'],
    ['is damaged', PNG.subarray(0, 60), 400, 'This photo cannot be opened. Please save it again as a JPEG'],
  ])('reject a file that %s, and accept another one in its place', async (_why, bytes, status, message) => {
    const { id, answer } = await upload(bytes);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(message)]);
    await begin(id, PNG.length);
    expect([(await add(id, PNG)).status, (await list()).length]).toEqual([204, 1]);
  });

  it('reject a photo of 30 MB before its first byte', async () => {
    const { id } = (await announce()).body;
    const { status, body } = await begin(id, 30 * 1024 ** 2);
    expect([status, body.error]).toEqual([413, 'This file is larger than 10 MB.']);
  });

  it('keep a complete upload while the storage is away, and continue it', async () => {
    const { uploads } = api.internals.dependencies;
    const { id } = (await announce()).body;
    await begin(id, PNG.length);
    await add(id, PNG.subarray(0, 40));
    const away = jest.spyOn(uploads, 'put').mockRejectedValue(new Error('no route to host'));
    expect((await add(id, PNG.subarray(40), 40)).status).toBe(503);
    away.mockRestore();
    const failed = jest.spyOn(uploads, 'get').mockRejectedValue(new Error('no route to host'));
    const { status, body } = await add(id, PNG.subarray(40), 40);
    expect([status, body.error]).toEqual([503, expect.stringContaining('Nothing is lost')]);
    failed.mockRestore();
    const read = await owner.request('GET', `/api/photos/${id}/upload`, { headers: TUS });
    expect([read.body, (await list()).length]).toEqual([{ arrived: PNG.length, bytes: PNG.length }, 1]);
  });

  it('two people: a move changes no text, and the second description gets the first', async () => {
    const { id } = await upload();
    await upload();
    const texts = await Promise.all(['One', 'Other'].map((alt) => edit(id, { version: 1, alt })));
    expect(texts.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = texts.toSorted((one, two) => one.status - two.status);
    expect(loser?.body.current).toMatchObject({ alt: winner?.body.alt, version: 2 });
    const moves = await Promise.all([edit(id, { version: 1, position: 1 }), edit(id, { version: 2, position: 1 })]);
    expect([moves.map(({ status }) => status), (await list()).at(-1)?.id]).toEqual([[200, 200], id]);
  });

  it('are removed from items and events with them, and guests see them until the next version', async () => {
    const { id } = await upload(await blankImage(700, 400), 'big.png');
    const item = await addItem(id);
    const added = await owner.post('/api/guest-events', { ...event, photoId: id });
    expect([item.body.photoId, added.body.photoId]).toEqual([id, id]);
    const kept = await owner.request('PUT', `/api/guest-events/${added.body.id}`, { json: { ...event, version: 1 } });
    expect(kept.body.photoId).toBe(id);
    await publish();
    const [photo] = await list();
    const { usedBy, sizes } = photo as Photo;
    expect([usedBy, sizes.map(({ width }) => width)]).toEqual([
      ['Barolo', 'Tasting'],
      [320, 640, 700],
    ]);
    expect((await remove(id)).status).toBe(204);
    const { content } = (await owner.get('/api/content/preview')).body as unknown as {
      content: { menu: { items: object[] }; events: object[]; photos: object[] };
    };
    expect(content).toMatchObject({ menu: { items: [{ photoId: null }] }, events: [{ photoId: null }], photos: [] });
    const outdated = await owner.request('PATCH', `/api/menu/items/${item.body.id}`, {
      json: { version: 1, photoId: id },
    });
    expect(outdated.status).toBe(409);
    const gone = await addItem(id);
    expect([gone.status, gone.body.fields]).toEqual([
      400,
      { photoId: 'This photo no longer exists. Please choose another one.' },
    ]);
    await purgeFiles();
    expect(await isServed(sizes[0]?.webp)).toBe(true);

    // Restored from the history, it is back.
    await publish();
    const versions = JSON.parse((await owner.get('/api/content/versions')).text) as { id: string }[];
    await owner.post(`/api/content/versions/${versions.at(-1)?.id}/restore`);
    expect(await list()).toMatchObject([{ id, usedBy: ['Barolo', 'Tasting'] }]);

    // Once no version has it, its files are deleted.
    await remove(id);
    await publish();
    await api.execute('DELETE FROM content_versions WHERE number < 3');
    await purgeFiles();
    expect([await isServed(sizes[0]?.webp), await api.rows('SELECT id FROM photos')]).toEqual([false, []]);
  });

  it('have public addresses by content that caches keep, without a session', async () => {
    await upload(await imagesWithMetadata.jpeg(), 'IMG_1.jpg');
    const [photo] = await list();
    const { webp = '', jpeg = '' } = photo?.sizes[0] ?? {};
    expect(webp).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\/320\.webp$/);
    for (const [address, type] of [
      [webp, 'image/webp'],
      [jpeg, 'image/jpeg'],
    ] as const) {
      const { status, headers } = await fetch(api.url + address);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ]);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('content-disposition')).not.toContain('IMG_1');
    }
    for (const wrong of [
      webp.replace('320', '1280'),
      webp.replace('320', '99'),
      `${webp}.webp`,
      webp.replace(/[0-9a-f]{64}/, 'f'.repeat(64)),
      webp.replace(/[0-9a-f]{64}/, ''),
      '/api/pictures//320.webp',
    ]) {
      const { status, headers } = await fetch(api.url + wrong);
      expect([wrong, status, headers.get('cache-control')]).toEqual([wrong, 404, 'no-store']);
    }
  });

  it("8.2.2: another client's photo is like one that does not exist", async () => {
    const { id } = await upload();
    const announced = String((await announce()).body.id);
    const stranger = await api.signIn(client.email, client.password);
    expect(await list(stranger)).toEqual([]);
    for (const one of [id, announced, newId()]) {
      expect((await edit(one, { version: 1, alt: 'Mine' }, stranger)).status).toBe(404);
      expect((await remove(one, stranger)).status).toBe(404);
      const begun = await stranger.request('POST', `/api/photos/${one}/upload`, {
        headers: { ...TUS, 'upload-length': '9' },
      });
      expect(begun.status).toBe(404);
    }
    const stolen = await stranger.post('/api/guest-events', { ...event, photoId: id });
    expect([stolen.status, stolen.body.fields]).toMatchObject([400, { photoId: expect.any(String) }]);
  });
});

import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  animatedGif,
  animatedPng,
  blankImage,
  imagesWithMetadata,
  METADATA_MARKER,
  wideGamutImage,
} from '../../../testing/fixtures/images.ts';
import { admin, client, live } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, PNG, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { purgeUploads } from '../attachment/purgeUploads.ts';
import { findUploadNames } from '../ticket.query.ts';

const HOUR_MS = 3_600_000;
const STORED = /^[0-9a-f-]{36}$/;

describe('images of a ticket', () => {
  let api: TestApi;
  let browser: TestClient;
  let operator: TestClient;
  let uploads: TestUploads;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: HOUR_MS } });
    browser = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
    uploads = openTestUploads(api, browser);
  });
  afterEach(async () => {
    await api.execute('DELETE FROM tickets');
    for (const name of uploads.listStored()) await api.internals.dependencies.uploads.remove(name);
  });
  afterAll(() => api.close());

  const bytesOf = async (path: string, who = browser) => {
    const response = await fetch(api.url + path, { headers: { cookie: who.cookieHeader } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const send = async (name: string, picture: Uint8Array) => {
    const uploadPath = await uploads.announce(name);
    return { ...uploadPath, answer: await uploads.send(uploadPath.path, picture) };
  };
  const pixel = async (picture: Buffer, left: number, top: number) => [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];

  it.each(['jpeg', 'png'] as const)('14.2.8: removes place and device from a %s', async (kind) => {
    const sent = await imagesWithMetadata[kind]();
    expect(await sharp(sent).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 });
    expect(sent.includes(METADATA_MARKER)).toBe(true);
    const { path } = await send(`a.${kind}`, sent);
    for (const address of [path, `${path}/thumbnail`]) {
      const { bytes } = await bytesOf(address);
      const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(bytes.includes(METADATA_MARKER)).toBe(false);
    }
  });

  it.each(['jpeg', 'png'] as const)('rotates a sideways %s upright, including its thumbnail', async (kind) => {
    const { path, answer } = await send(`a.${kind}`, await imagesWithMetadata[kind]());
    expect(answer.body.thumbnail).toEqual({ width: 20, height: 40 });
    for (const address of [path, `${path}/thumbnail`]) {
      const { bytes } = await bytesOf(address);
      const { width, height, orientation } = await sharp(bytes).metadata();
      expect([width, height, orientation ?? 1]).toEqual([20, 40, 1]);
      const [above, below] = [await pixel(bytes, 10, 5), await pixel(bytes, 10, 35)];
      expect([(above[0] ?? 0) > 150, (below[2] ?? 0) > 150]).toEqual([true, true]);
    }
  });

  it('converts wide-gamut colours so that they need no profile', async () => {
    const sent = await wideGamutImage('#c04040');
    expect((await sharp(sent).metadata()).icc).toBeDefined();
    const { bytes } = await bytesOf((await send('a.jpg', sent)).path);
    const difference = (await pixel(bytes, 15, 15)).map((value, at) => Math.abs(value - ([0xc0, 0x40, 0x40][at] ?? 0)));
    expect(Math.max(...difference)).toBeLessThan(6);
  });

  it.each([
    ['a.gif', animatedGif],
    ['a.png', animatedPng],
  ])('stores an animated image, %s, unchanged, with a thumbnail', async (name, make) => {
    const sent = await make();
    const { path, answer } = await send(name, sent);
    expect([answer.status, answer.body.bytes, answer.body.thumbnail]).toEqual([200, sent.length, expect.any(Object)]);
    expect((await bytesOf(path)).bytes.equals(sent)).toBe(true);
    expect((await sharp((await bytesOf(`${path}/thumbnail`)).bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('stores a small thumbnail next to its image, with the size in the reply', async () => {
    const { path, ticketId, answer } = await send('menu.png', await blankImage(1600, 400));
    const thumbnail = { width: 320, height: 80 };
    expect(answer.body).toMatchObject({ state: 'stored', thumbnail });
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ thumbnail }]);
    const [picture = '', beside] = uploads.listStored().sort();
    expect([picture, beside]).toEqual([expect.stringMatching(STORED), `${picture}.thumbnail`]);
    expect(uploads.tempFiles()).toEqual([]);

    const id = path.split('/').at(-1);
    const paths: [TestClient, string][] = [
      [browser, `${path}/thumbnail`],
      [operator, `/api/admin/tickets/${ticketId}/attachments/${id}/thumbnail`],
    ];
    for (const [who, address] of paths) {
      const { response, bytes } = await bytesOf(address, who);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...thumbnail });
    }
  });

  it("8.2.2: answers 404 for the thumbnail of another client's image, of another file type, or of an image not yet uploaded", async () => {
    const { path } = await send('a.png', PNG);
    const other = await api.signIn(live.email, live.password);
    expect((await other.get(`${path}/thumbnail`)).status).toBe(404);
    const pdf = await send('a.pdf', PDF);
    const { path: announced } = await uploads.announce('b.png');
    for (const none of [pdf.path, announced]) {
      const answer = await browser.get(`${none}/thumbnail`);
      expect([answer.status, answer.body]).toEqual([404, { error: 'This thumbnail was not found.' }]);
    }
    expect(pdf.answer.body.thumbnail).toBeNull();
  });

  it('answers 404 for a missing thumbnail and 503 for an unreadable one, and still serves the image', async () => {
    const { path } = await send('a.png', PNG);
    const [name = ''] = uploads.listStored().filter((one) => STORED.test(one));
    const { uploads: storage } = api.internals.dependencies;
    const get = storage.get;
    Object.assign(storage, { get: () => Promise.reject(new Error('away')) });
    expect((await browser.get(`${path}/thumbnail`)).status).toBe(503);
    Object.assign(storage, { get });
    await storage.remove(`${name}.thumbnail`);
    expect((await browser.get(`${path}/thumbnail`)).status).toBe(404);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('replaces image and thumbnail on a repeated upload; T39: both belong to their business', async () => {
    const { path } = await send('a.png', PNG);
    const before = uploads.listStored();
    expect((await uploads.send(path, await imagesWithMetadata.png())).status).toBe(200);
    expect(uploads.listStored()).toHaveLength(2);
    for (const name of before) expect(uploads.listStored()).not.toContain(name);
    const [row] = await api.rows<{ id: string }>('SELECT business_id AS id FROM tickets');
    expect((await findUploadNames(api.internals.dependencies.db, row?.id ?? '')).sort()).toEqual(
      uploads.listStored().sort(),
    );
  });

  it('keeps a thumbnail as long as its image has a row, then deletes both', async () => {
    await send('a.png', PNG);
    const old = Date.now() / 1000 - 2 * 3600;
    for (const name of uploads.listStored()) utimesSync(join(uploads.folder, name), old, old);
    await purgeUploads(api.internals.dependencies, Date.now());
    expect(uploads.listStored()).toHaveLength(2);
    await api.execute('DELETE FROM tickets');
    await purgeUploads(api.internals.dependencies, Date.now());
    expect(uploads.listStored()).toEqual([]);
  });

  it('processes concurrent images one after the other', async () => {
    const uploadPaths = [
      await uploads.announce('1.png'),
      await uploads.announce('2.png'),
      await uploads.announce('3.png'),
    ];
    const answers = await Promise.all(uploadPaths.map(({ path }) => uploads.send(path, PNG)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(uploads.listStored()).toHaveLength(6);
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3, type TestS3 } from '@skal/storage/testing';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, PNG, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { purgeUploads } from './purgeUploads.ts';

const HOUR_MS = 3_600_000;

describe('attachments in a bucket', () => {
  let s3: TestS3;
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;

  beforeAll(async () => {
    s3 = await startS3();
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, storage: { url: s3.url, endpoint: s3.endpoint } });
    browser = await api.signIn(client.email, client.password);
    uploads = openTestUploads(api, browser);
  });
  afterEach(async () => {
    await api.execute('DELETE FROM tickets');
    for (const name of await stored()) await api.internals.dependencies.uploads.remove(name);
  });
  afterAll(async () => {
    await api.close();
    await s3.stop();
  });

  const stored = async () => {
    const names: string[] = [];
    for await (const { key } of api.internals.dependencies.uploads.list()) names.push(key);
    return names;
  };

  it('T34: stores a file there under a random name, returns it unchanged, and leaves nothing in the data folder', async () => {
    const { path } = await uploads.announce('menu.pdf');
    expect((await uploads.send(path, PDF)).status).toBe(200);
    expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect([uploads.listStored(), uploads.tempFiles()]).toEqual([[], []]);
    const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect(response.headers.get('content-length')).toBe(String(PDF.length));
  });

  it('replaces a file that is uploaded again', async () => {
    const { path } = await uploads.announce('menu.pdf');
    await uploads.send(path, PDF);
    const before = await stored();
    await uploads.send(path, Buffer.concat([PDF, Buffer.from(' once more')]));
    expect(await stored()).toEqual([expect.not.stringMatching(before[0] ?? '')]);
    expect((await browser.get(path)).text).toContain('once more');
  });

  it('stores nothing of an interrupted upload or a wrong file type', async () => {
    const { path } = await uploads.announce('menu.pdf');
    await uploads.sendPartially(path, PDF, 5000);
    await waitFor(uploads.tempFiles, (names) => names.length === 0);
    expect((await uploads.send(path, Buffer.from('MZ'))).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('deletes an object without a row after an hour', async () => {
    const { path } = await uploads.announce('menu.pdf');
    await uploads.send(path, PDF);
    const owned = await stored();
    await api.internals.dependencies.uploads.put('ownerless', PDF);
    await purgeUploads(api.internals.dependencies, Date.now());
    expect(await stored()).toHaveLength(2);
    await purgeUploads(api.internals.dependencies, Date.now() + HOUR_MS + 60_000);
    expect(await stored()).toEqual(owned);
  });

  it('clears a row whose object is missing, but not if most are missing: that is the wrong bucket', async () => {
    const [lost, ...kept] = [
      await uploads.announce('1.pdf'),
      await uploads.announce('2.pdf'),
      await uploads.announce('3.pdf'),
    ];
    await uploads.send(lost.path, PDF);
    const [name = ''] = await stored();
    for (const { path } of kept) await uploads.send(path, PDF);
    await api.internals.dependencies.uploads.remove(name);
    await purgeUploads(api.internals.dependencies, Date.now());
    expect(await uploads.findFiles(lost.ticketId)).toEqual([]);

    const [gone = ''] = await stored();
    await api.execute('UPDATE attachments SET stored_as = ? WHERE stored_as = ?', ['moved', gone]);
    for (const each of await stored()) await api.internals.dependencies.uploads.remove(each);
    await api.internals.dependencies.uploads.put('moved', PDF);
    await uploads.send((await uploads.announce('4.pdf')).path, PDF);
    await api.internals.dependencies.uploads.remove('moved');
    await purgeUploads(api.internals.dependencies, Date.now());
    expect(await api.rows('SELECT id FROM attachments')).toHaveLength(3);
    expect(api.log.at(-1)).toMatchObject({ msg: 'most stored files are not in the storage', files: 2, found: 1 });
  });

  it('moves files from the data folder into a newly configured bucket, and serves them', async () => {
    const { path } = await uploads.announce('menu.pdf');
    await uploads.send(path, PDF);
    const [name = ''] = await stored();
    mkdirSync(uploads.folder, { recursive: true });
    writeFileSync(join(uploads.folder, name), PDF);
    await api.internals.dependencies.uploads.remove(name);
    await purgeUploads(api.internals.dependencies, Date.now());
    expect([await stored(), uploads.listStored()]).toEqual([[name], []]);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('answers a retryable error to uploads and downloads while the bucket is unreachable, and records nothing as stored', async () => {
    const [there, late] = [await uploads.announce('1.pdf'), await uploads.announce('2.pdf')];
    await uploads.send(there.path, PDF);
    const [name = ''] = await stored();
    const { uploads: storage } = api.internals.dependencies;
    const away = { put: storage.put, get: storage.get };
    Object.assign(storage, {
      put: () => Promise.reject(new Error('away')),
      get: () => Promise.reject(new Error('away')),
    });
    const answers = [await uploads.send(late.path, PDF), await browser.get(there.path)];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '2'],
      [503, '2'],
    ]);
    expect(answers[1]?.headers.get('content-disposition')).toBeNull();
    Object.assign(storage, away);
    expect(await stored()).toEqual([name]);
    expect(await uploads.findFiles(late.ticketId)).toMatchObject([{ state: 'announced' }]);
    expect((await uploads.send(late.path, PDF)).status).toBe(200);
  });

  it('T39: deletes them with their client, images with their thumbnails', async () => {
    const { path } = await uploads.announce('menu.png');
    await uploads.send(path, PNG);
    const [picture = ''] = (await stored()).sort();
    expect((await stored()).sort()).toEqual([picture, `${picture}.thumbnail`]);
    expect((await browser.get(`${path}/thumbnail`)).headers.get('content-type')).toBe('image/webp');
    const operator = await api.signIn(admin.email, admin.password);
    const [row] = await api.rows<{ id: string }>('SELECT business_id AS id FROM tickets');
    expect((await operator.request('DELETE', `/api/admin/clients/${row?.id}`)).status).toBe(204);
    expect(await stored()).toEqual([]);
  });
});

import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../../../db/rows/id.ts';
import { purge } from '../../../housekeeping.ts';
import { client, live, ticket } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { findUploadNames } from '../ticket.query.ts';
import { deleteUploads } from './purgeUploads.ts';

describe('failed uploads', () => {
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    browser = await api.signIn(client.email, client.password);
    uploads = openTestUploads(api, browser);
  });
  afterEach(() => rmSync(uploads.folder, { recursive: true, force: true }));
  afterAll(() => api.close());

  it('replaces a file that is uploaded again', async () => {
    const { path, ticketId } = await uploads.announce('a.pdf');
    await uploads.send(path, PDF);
    const before = uploads.listStored();
    const longer = Buffer.concat([PDF, Buffer.from(' once more')]);
    const all = await Promise.all([uploads.send(path, longer), uploads.send(path, longer)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ bytes: longer.length, state: 'stored' }]);
    expect(uploads.listStored()).not.toContain(before[0]);
    expect((await browser.get(path)).text).toContain('once more');
  });

  it('8.2.2: answers another client’s file as an unknown one and does not change it', async () => {
    const { path, ticketId, fileId } = await uploads.announce('a.pdf');
    await uploads.send(path, PDF);
    const before = uploads.listStored();
    const other = await api.signIn(live.email, live.password);
    const own = await other.post('/api/support-ticket', ticket);
    const paths = [
      path,
      `/api/support-tickets/${newId()}/attachments/${newId()}`,
      `/api/support-tickets/${ticketId}/attachments/${newId()}`,
      `/api/support-tickets/${own.body.ticketId}/attachments/${fileId}`,
    ];
    for (const one of paths) {
      for (const response of [await other.get(one), await uploads.send(one, PDF, {}, other)]) {
        expect([response.status, response.body]).toEqual([404, { error: 'This file was not found.' }]);
      }
    }
    expect(uploads.listStored()).toEqual(before);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('3.5.1: rejects an upload from another site', async () => {
    const { path } = await uploads.announce('a.pdf');
    expect((await uploads.send(path, PDF, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await api.client().request('POST', path, { raw: PDF })).status).toBe(401);
  });

  it('stores nothing if the connection is lost', async () => {
    const { path } = await uploads.announce('a.pdf');
    await uploads.sendPartially(path, PDF, 5000);
    await waitFor(uploads.tempFiles, (names) => names.length === 0);
    expect(uploads.listStored()).toEqual([]);
    expect((await uploads.send(path, PDF)).status).toBe(200);
  });

  it('answers a retryable error if the disk fails, and stores nothing', async () => {
    const { path, ticketId } = await uploads.announce('a.pdf');
    writeFileSync(uploads.folder, 'not a folder');
    const response = await uploads.send(path, PDF);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(api.log.at(-2)).toMatchObject({ msg: 'upload not stored', code: 'EEXIST' });
    rmSync(uploads.folder);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced' }]);
    expect((await uploads.send(path, PDF)).status).toBe(200);
  });

  it('deletes only temp files of a killed process, after an hour', async () => {
    const { path } = await uploads.announce('a.pdf');
    await uploads.send(path, PDF);
    mkdirSync(uploads.folder, { recursive: true });
    const whole = uploads.listStored();
    mkdirSync(uploads.tempDir, { recursive: true });
    const old = Date.now() / 1000 - 3700;
    for (const folder of [uploads.folder, uploads.tempDir]) {
      for (const name of ['old.part', 'new.part']) writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, 'old.part'), old, old);
    }
    for (const name of whole) utimesSync(join(uploads.folder, name), old, old);
    await purge(api.internals.housekeeping);
    expect(uploads.listStored().sort()).toEqual([...whole, 'new.part'].sort());
    expect(uploads.tempFiles()).toEqual(['new.part']);
  });

  it('T39: finds and deletes the files of a business', async () => {
    const { path } = await uploads.announce('a.pdf');
    await uploads.send(path, PDF);
    const [row] = await api.rows<{ business_id: string }>(
      "SELECT business_id FROM accounts WHERE email = 'client@skal.example'",
    );
    const names = await findUploadNames(api.internals.dependencies.db, row?.business_id ?? '');
    expect(names).toEqual(expect.arrayContaining(uploads.listStored()));
    await deleteUploads(api.internals.dependencies.uploads, names);
    expect(uploads.listStored()).toEqual([]);
  });
});

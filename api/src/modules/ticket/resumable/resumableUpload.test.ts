import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { startS3, type TestS3 } from '@skal/storage/testing';
import { client, live } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { purgeUploads } from '../attachment/purgeUploads.ts';

const HOUR_MS = 3_600_000;
const TUS = { 'tus-resumable': '1.0.0' };
const WHOLE = Buffer.concat([PDF, Buffer.alloc(20_000, 'x'), Buffer.from('the end')]);

describe.each(['a folder', 'a bucket'])('a resumable upload to %s', (where) => {
  let s3: TestS3 | undefined;
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;

  beforeAll(async () => {
    s3 = where === 'a bucket' ? await startS3() : undefined;
    const storage = s3 ? { storage: { at: s3.url, endpoint: s3.endpoint } } : {};
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, ...storage });
    browser = await api.signIn(client.email, client.password);
    uploads = openTestUploads(api, browser);
  });
  afterEach(async () => {
    for (const table of ['tickets', 'quotas']) await api.execute(`DELETE FROM ${table}`);
    for (const name of await stored()) await api.internals.dependencies.uploads.remove(name);
  });
  afterAll(async () => {
    await api.close();
    await s3?.stop();
  });

  const stored = async () => {
    const names: string[] = [];
    for await (const { key } of api.internals.dependencies.uploads.list()) names.push(key);
    return names;
  };
  const announce = async (name = 'menu.pdf') => {
    const { path, ticketId } = await uploads.announce(name);
    return { path, ticketId, pieces: `${path}/upload` };
  };
  const begin = (pieces: string, bytes = WHOLE.length, headers: Record<string, string> = {}, who = browser) =>
    who.request('POST', pieces, { headers: { ...TUS, 'upload-length': String(bytes), ...headers } });
  const add = (pieces: string, from: number, raw: Uint8Array, headers: Record<string, string> = {}) =>
    browser.request('PATCH', pieces, {
      raw,
      headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from), ...headers },
    });
  const offset = async (pieces: string) => {
    const response = await fetch(api.url + pieces, {
      method: 'HEAD',
      headers: { cookie: browser.cookieHeader, ...TUS },
    });
    return [response.status, response.headers.get('upload-offset'), response.headers.get('upload-length')];
  };
  const used = async () =>
    Number((await api.rows<{ used: number }>("SELECT used FROM quotas WHERE id LIKE 'uploadBytes%'"))[0]?.used);

  /** Sends a chunk, and cuts the connection before the end of its body. */
  const cut = (pieces: string, from: number, raw: Buffer) =>
    uploads.sendPartially(pieces, raw, WHOLE.length - from, {
      method: 'PATCH',
      headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
    });

  it('is stored unchanged with its last chunk, and leaves nothing else', async () => {
    const { path, ticketId, pieces } = await announce();
    const begun = await begin(pieces);
    expect([begun.status, begun.headers.get('location'), begun.headers.get('tus-resumable')]).toEqual([
      201,
      pieces,
      '1.0.0',
    ]);
    expect((await add(pieces, 0, WHOLE.subarray(0, 9000))).headers.get('upload-offset')).toBe('9000');
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced' }]);
    const last = await add(pieces, 9000, WHOLE.subarray(9000));
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(WHOLE.length)]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'stored', bytes: WHOLE.length }]);
    const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
    expect(Buffer.from(await response.arrayBuffer()).equals(WHOLE)).toBe(true);
    expect([await stored(), uploads.tempFiles()]).toEqual([[expect.stringMatching(/^[0-9a-f-]{36}$/)], []]);
    expect(await used()).toBe(WHOLE.length);
    // The last response may be lost: a later request reports the upload as complete.
    expect(await offset(pieces)).toEqual([200, String(WHOLE.length), String(WHOLE.length)]);
  });

  it('continues where it was cut, on either side', async () => {
    const { path, pieces } = await announce();
    await begin(pieces);
    await cut(pieces, 0, WHOLE.subarray(0, 7000));
    await waitFor(
      () => offset(pieces),
      ([, arrived]) => arrived === '7000',
    );
    // The announced length counts until the number of bytes received is known.
    await waitFor(used, (bytes) => bytes === 7000);
    await add(pieces, 7000, WHOLE.subarray(7000));
    const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
    expect(Buffer.from(await response.arrayBuffer()).equals(WHOLE)).toBe(true);
  });

  it('accepts one of two concurrent chunks, and stores nothing of the other', async () => {
    const { path, pieces } = await announce();
    await begin(pieces);
    const both = await Promise.all([add(pieces, 0, WHOLE.subarray(0, 9000)), add(pieces, 0, WHOLE.subarray(0, 5000))]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [, arrived] = await offset(pieces);
    expect(await stored()).toHaveLength(1);
    await add(pieces, Number(arrived), WHOLE.subarray(Number(arrived)));
    const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
    expect(Buffer.from(await response.arrayBuffer()).equals(WHOLE)).toBe(true);
  });

  it('5.2.2: rejects a wrong file type with its last chunk, and stores nothing', async () => {
    const { ticketId, pieces } = await announce();
    const other = Buffer.alloc(9000, 'MZ');
    await begin(pieces, other.length);
    await add(pieces, 0, other.subarray(0, 5000));
    const answer = await add(pieces, 5000, other.subarray(5000));
    expect([answer.status, answer.body.error]).toEqual([
      400,
      expect.stringMatching(/^The content of this file does not match/),
    ]);
    expect([await stored(), (await offset(pieces))[0]]).toEqual([[], 404]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced' }]);
  });

  it('is assembled later if the storage was unavailable', async () => {
    const { ticketId, pieces } = await announce();
    await begin(pieces);
    await add(pieces, 0, WHOLE.subarray(0, 9000));
    const { uploads: storage } = api.internals.dependencies;
    const { get } = storage;
    Object.assign(storage, { get: () => Promise.reject(new Error('away')) });
    expect((await add(pieces, 9000, WHOLE.subarray(9000))).status).toBe(503);
    Object.assign(storage, { get });
    expect(await offset(pieces)).toEqual([200, String(WHOLE.length), String(WHOLE.length)]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'stored' }]);
  });

  it('5.2.1: rejects an invalid chunk with a message, and changes nothing', async () => {
    const { pieces } = await announce();
    const statuses = async (...answers: ReturnType<typeof add>[]) =>
      (await Promise.all(answers)).map(({ status, body }) => [status, typeof body.error]);
    expect(await statuses(add(pieces, 0, PDF), begin(pieces, 0), begin(pieces, ATTACHMENT_BYTES_MAX + 1))).toEqual([
      [404, 'string'],
      [400, 'string'],
      [413, 'string'],
    ]);
    await begin(pieces);
    expect(
      await statuses(
        add(pieces, 5, PDF),
        add(pieces, 0, Buffer.concat([WHOLE, PDF])),
        add(pieces, 0, PDF, { 'content-type': 'application/octet-stream' }),
        add(pieces, 0, PDF, { 'upload-offset': 'x' }),
        add(pieces, 0, PDF, { 'tus-resumable': '0.2.2' }),
        add(pieces, 0, Buffer.alloc(0)),
      ),
    ).toEqual([409, 413, 415, 400, 412, 400].map((status) => [status, 'string']));
    expect([await offset(pieces), await stored()]).toEqual([[200, '0', String(WHOLE.length)], []]);
    // All of it was refunded.
    expect((await used()) || 0).toBe(0);
  });

  it("8.2.2: answers 404 for another client's upload, on every route", async () => {
    const { pieces } = await announce();
    await begin(pieces);
    const other = await api.signIn(live.email, live.password);
    for (const answer of [await begin(pieces, 10, {}, other), await other.request('GET', pieces, { headers: TUS })]) {
      expect([answer.status, answer.body]).toEqual([404, { error: 'This file was not found.' }]);
    }
  });

  it('keeps the chunks of a current upload, and deletes them an hour after it expired', async () => {
    const { pieces } = await announce();
    await begin(pieces);
    await add(pieces, 0, WHOLE.subarray(0, 9000));
    await purgeUploads(api.internals.dependencies, Date.now() + 2 * HOUR_MS);
    expect(await stored()).toHaveLength(1);
    await begin(pieces);
    await purgeUploads(api.internals.dependencies, Date.now());
    expect(await stored()).toHaveLength(1);
    await purgeUploads(api.internals.dependencies, Date.now() + 2 * HOUR_MS);
    expect(await stored()).toEqual([]);
  });
});

import { startS3, type TestS3 } from '@skal/storage/testing';
import { client } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

describe.each(['a folder', 'a bucket'])('range requests for a file in %s', (where) => {
  let s3: TestS3 | undefined;
  let api: TestApi;
  let browser: TestClient;
  let path: string;
  const whole = Buffer.concat([PDF, Buffer.alloc(100_000, 'x'), Buffer.from('the end')]);

  beforeAll(async () => {
    s3 = where === 'a bucket' ? await startS3() : undefined;
    const storage = s3 ? { storage: { at: s3.url, endpoint: s3.endpoint } } : {};
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, ...storage });
    browser = await api.signIn(client.email, client.password);
    const uploads = openTestUploads(api, browser);
    ({ path } = await uploads.announce('menu.pdf'));
    await uploads.send(path, whole);
  });
  afterAll(async () => {
    await api.close();
    await s3?.stop();
  });

  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(api.url + path, { method, headers: { cookie: browser.cookieHeader, ...headers } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('announces Accept-Ranges and a content disposition for the whole file', async () => {
    const { response, bytes } = await ask({});
    expect([response.status, bytes.equals(whole)]).toEqual([200, true]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f-]{36}"$/);
    expect(response.headers.get('content-length')).toBe(String(whole.length));
  });

  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=100-', 100, whole.length - 1],
    ['bytes=-7', whole.length - 7, whole.length - 1],
    ['bytes=5-999999999', 5, whole.length - 1],
  ])('answers %s with that range, as a download', async (range, start, end) => {
    const { response, bytes } = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=999999-', 'bytes=-0'])(
    'answers 416 with a message and the length to %s, beyond the end',
    async (range) => {
      const { response, bytes } = await ask({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
      expect(JSON.parse(bytes.toString())).toEqual({
        error: `Requested range not available: this file has ${whole.length} bytes.`,
      });
    },
  );

  it.each(['lines=1-2', 'bytes=x', 'bytes=0-1,5-6', '-5'])(
    'answers an unsupported range %s with the whole file',
    async (range) => {
      const { response, bytes } = await ask({ range });
      expect([response.status, bytes.equals(whole)]).toEqual([200, true]);
    },
  );

  it('If-Range: returns the range of the same file, and the whole of a changed one', async () => {
    const tag = (await ask({})).response.headers.get('etag') ?? '';
    const range = 'bytes=0-3';
    expect((await ask({ range, 'if-range': tag })).response.status).toBe(206);
    for (const other of ['"another"', 'Mon, 23 Nov 2026 07:00:00 GMT', `W/${tag}`]) {
      expect((await ask({ range, 'if-range': other })).bytes).toHaveLength(whole.length);
    }
  });

  it('answers HEAD with the length, without reading the file', async () => {
    const { response, bytes } = await ask({ range: 'bytes=0-3' }, 'HEAD');
    expect([response.status, response.headers.get('content-length'), bytes.length]).toEqual([
      200,
      String(whole.length),
      0,
    ]);
  });
});

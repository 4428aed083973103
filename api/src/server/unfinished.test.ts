import { gzipSync } from 'node:zlib';
import { newId } from '../db/rows/id.ts';
import { admin } from '../testing/fixtures/requestBodies.ts';
import { type Overrides, startTestApi, type TestApi } from '../testing/index.ts';
import { beginRequest } from '../testing/unfinished.ts';
import { waitFor } from '../testing/waitFor.ts';

const HOOK = '/api/hooks/shopify/:id';
const KB = 1024;

describe('requests with unfinished bodies', () => {
  let api: TestApi | undefined;
  const start = async (overrides: Overrides) => {
    api = await startTestApi(overrides);
    return api;
  };
  afterEach(() => api?.close());

  it('2.4.1: time out with 408 and a closed connection at every public endpoint', async () => {
    const { url, internals: opened } = await start({ bodyMs: 50 });
    const reads = opened.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ access, body, path }) => path === HOOK || (access === 'public' && body !== null));
    expect(reads.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/login', '/api/contact', HOOK]));
    for (const { path } of reads) {
      const slow = beginRequest(url + path.replace(/:\w+/g, newId()), { bytes: 100, part: '{' });
      const { status, headers } = await slow.response;
      expect([path, status, headers.connection]).toEqual([path, 408, 'close']);
      await slow.closed;
    }
  });

  it('have no time limit with a session', async () => {
    const { url, signIn } = await start({ bodyMs: 50 });
    const owner = await signIn(admin.email, admin.password);
    const headers = { cookie: owner.cookieHeader };
    const slow = beginRequest(`${url}/api/admin/clients`, { bytes: 2, part: '{', headers });
    // An anonymous request has timed out by then.
    expect((await beginRequest(`${url}/api/login`, { bytes: 2, part: '{' }).response).status).toBe(408);
    slow.finish('}');
    expect((await slow.response).status).toBe(400);
  });

  it('are closed some time after an early error', async () => {
    const { url } = await start({ bodyMs: 50 });
    const slow = beginRequest(`${url}/api/ingest`, { bytes: 100, part: '{' });
    expect((await slow.response).status).toBe(401);
    await slow.closed;
  });

  it('share one memory budget; requests beyond it get 503 with Retry-After', async () => {
    const { url } = await start({ bufferedBytes: 256 * KB, bodyMs: 60_000 });
    const send = (part: string) => beginRequest(`${url}/api/login`, { bytes: 90 * KB, part });
    const pending = send('x'.repeat(40 * KB));
    const refused = await waitFor(
      () => send('x'.repeat(40 * KB)).response,
      ({ status }) => status === 503,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    pending.abort();
    // Released memory is available to the next request.
    await waitFor(
      () => api?.request('POST', '/api/login', { json: { ...admin, padding: 'x'.repeat(40 * KB) } }),
      (answer) => answer?.status === 200,
    );
  });

  it('count the decompressed size of a body', async () => {
    const { request } = await start({ bufferedBytes: 256 * KB });
    const json = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    // It may decompress to 100 KB, but one caller may hold 64 KB.
    expect((await request('POST', '/api/login', { raw: gzipSync('{}'), headers: json })).status).toBe(503);
  });

  it('2.4.1: a webhook is rate-limited before its body is read, and rejects compression', async () => {
    const { url } = await start({ limits: { general: { points: 2, seconds: 60 } } });
    const hook = `${url}${HOOK.replace(':id', newId())}`;
    const packed = beginRequest(hook, { bytes: 100, part: '{', headers: { 'content-encoding': 'gzip' } });
    expect((await packed.response).status).toBe(415);
    const pending = beginRequest(hook, { bytes: 100, part: '{' });
    const late = await waitFor(
      () => beginRequest(hook, { bytes: 100, part: '{' }).response,
      ({ status }) => status === 429,
    );
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    pending.abort();
    packed.abort();
  });
});

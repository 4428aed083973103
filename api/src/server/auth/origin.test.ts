import { message } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

describe('3.5.1, 3.5.2: changes are accepted from our own pages only', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({
      site: { origin: 'https://www.skal.example' },
      limits: { forms: { points: 1000, seconds: 60 } },
    });
  });
  afterAll(() => api.close());

  const port = () => new URL(api.url).port;
  const send = (headers: Record<string, string>, path = '/api/contact') =>
    api.request('POST', path, { json: message, headers: { origin: '', ...headers } });

  it.each([
    ['its own host', () => ({ origin: api.url })],
    ['localhost', () => ({ origin: `http://localhost:${port()}` })],
    ['127.0.0.1', () => ({ origin: `http://127.0.0.1:${port()}` })],
    ['the origin of the settings', () => ({ origin: 'https://www.skal.example' })],
    ['the same origin, by Sec-Fetch-Site', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['the visitor, by Sec-Fetch-Site', () => ({ 'sec-fetch-site': 'none' })],
  ])('accepts a request from %s', async (_, headers) => {
    expect((await send(headers())).status).toBe(201);
  });

  it.each([
    ['another site', () => ({ origin: 'https://evil.example' })],
    ['another port', () => ({ origin: 'http://localhost:1' })],
    ['another scheme', () => ({ origin: `https://127.0.0.1:${port()}` })],
    ['a name that begins alike', () => ({ origin: `${api.url}.evil.example` })],
    ['a hidden origin', () => ({ origin: 'null' })],
    ['nowhere', () => ({})],
    ['a sibling site, by Sec-Fetch-Site', () => ({ origin: api.url, 'sec-fetch-site': 'same-site' })],
    ['another site, by Sec-Fetch-Site', () => ({ origin: api.url, 'sec-fetch-site': 'cross-site' })],
  ])('rejects a request from %s', async (_, headers) => {
    for (const path of ['/api/contact', '/api/login', '/api/logout']) {
      const response = await send(headers(), path);
      expect(response.status).toBe(403);
      expect(response.body.error).toEqual(expect.any(String));
    }
  });

  it('rejects before any rate limit counts', async () => {
    const strict = await startTestApi({
      limits: { forms: { points: 1, seconds: 60 }, loginIp: { points: 1, seconds: 60 } },
    });
    const evil = { origin: 'https://evil.example' };
    for (let index = 0; index < 5; index += 1) {
      expect((await strict.request('POST', '/api/contact', { json: message, headers: evil })).status).toBe(403);
      expect((await strict.request('POST', '/api/login', { json: {}, headers: evil })).status).toBe(403);
    }
    expect((await strict.request('POST', '/api/contact', { json: message })).status).toBe(201);
    await strict.close();
  });

  it('3.4.2: sends no CORS headers', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const response = await api.request(method, '/api/session', { headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('3.5.3: reads change nothing', async () => {
    const before = await api.rows('SELECT COUNT(*) AS n FROM sessions');
    const response = await api.request('GET', '/api/session', { headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(401);
    expect(await api.rows('SELECT COUNT(*) AS n FROM sessions')).toEqual(before);
  });
});

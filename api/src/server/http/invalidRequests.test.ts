import { deflateRawSync, gzipSync } from 'node:zlib';
import { client, consultation } from '../../testing/fixtures/requestBodies.ts';
import { type RequestOptions, startTestApi, type TestApi } from '../../testing/index.ts';

const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const json = { 'content-type': 'application/json' };

describe('invalid requests', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const refused: [label: string, status: number, options: RequestOptions][] = [
    ['no body', 400, { headers: json }],
    ['malformed JSON', 400, { raw: '{"name":', headers: json }],
    ['a list', 400, { raw: '[]', headers: json }],
    ['a word', 400, { raw: '"hello"', headers: json }],
    ['null', 400, { raw: 'null', headers: json }],
    ['text that is not UTF-8', 400, { raw: Buffer.from('{"name":"S\xf8ren"}', 'latin1'), headers: json }],
    ['deep nesting', 400, { raw: nested(40_000), headers: json }],
    ['a reserved name', 400, { raw: '{"subject":"x","__proto__":{"admin":true}}', headers: json }],
    ['a reserved name below', 400, { raw: '{"subject":{"__proto__":{"admin":true}}}', headers: json }],
    ['something that is not gzip', 400, { raw: 'abc', headers: { ...json, 'content-encoding': 'gzip' } }],
    [
      'half a gzip',
      400,
      { raw: gzipSync('{"a":1}').subarray(0, 12), headers: { ...json, 'content-encoding': 'gzip' } },
    ],
    ['a broken deflate', 400, { raw: deflateRawSync('{}'), headers: { ...json, 'content-encoding': 'deflate' } }],
    ['more than 100 KB', 413, { raw: JSON.stringify({ name: 'a'.repeat(101 * 1024) }), headers: json }],
    [
      'what unpacks to more than 100 KB',
      413,
      { raw: gzipSync(Buffer.alloc(50_000_000, 32)), headers: { ...json, 'content-encoding': 'gzip' } },
    ],
    ['an unknown compression', 415, { raw: '{}', headers: { ...json, 'content-encoding': 'zstd' } }],
    ['a form in parts', 415, { raw: 'a=1', headers: { 'content-type': 'multipart/form-data' } }],
    ['plain text', 415, { raw: '{}', headers: { 'content-type': 'text/plain' } }],
    ['another charset', 415, { raw: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } }],
    ['another kind of JSON', 415, { raw: '{}', headers: { 'content-type': 'application/jsonp' } }],
  ];

  it.each(refused)('16.5.3: rejects %s with %i and a message', async (_, status, options) => {
    for (const path of ['/api/contact', '/api/login']) {
      const response = await api.request('POST', path, options);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.body.error).toMatch(/^[A-Z].*\.$/);
      expect(response.text).not.toMatch(/\bat .*:\d+|node_modules|SyntaxError/);
    }
  });

  it('accepts compressed JSON, and JSON with a charset', async () => {
    const raw = gzipSync(JSON.stringify(consultation));
    const headers = { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'gzip' };
    expect((await api.request('POST', '/api/contact', { raw, headers })).status).toBe(201);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    '15.3.6: rejects the inherited name %s at any depth, without prototype pollution',
    async (name) => {
      const owner = await api.signIn(client.email, client.password);
      for (const raw of [`{"${name}":{"prototype":{"x":1}}}`, `{"features":{"x":[{"${name}":1}]}}`]) {
        const response = await owner.request('POST', '/api/save-settings', { raw, headers: json });
        expect({ raw, status: response.status }).toEqual({ raw, status: 400 });
      }
      expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    },
  );

  it.each([
    ['GET', '/api/unknown', 404],
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['POST', '/api/admin/clients/x/y', 404],
    ['GET', '/somewhere', 404],
    ['GET', '/api/%zz', 400],
    ['GET', '/api/%ff', 400],
    ['GET', '/api/session/%c0%ae', 400],
    ['DELETE', '/api/session', 405],
    ['GET', '/api/login', 405],
    ['OPTIONS', '/api/contact', 405],
    ['PUT', '/api/admin/clients', 405],
  ])('returns JSON for %s %s: %i', async (method, path, status) => {
    const response = await api.request(method, path);
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ error: expect.any(String) });
    if (status === 405) expect(response.headers.get('allow')).toMatch(/GET|POST/);
  });

  it('3.5.3: HEAD responds like GET, without a body', async () => {
    const response = await api.request('HEAD', '/api/session');
    expect(response.status).toBe(401);
    expect(response.text).toBe('');
  });

  it.each([
    ['POST', '/api/contact', 403, { origin: 'https://evil.example' }],
    ['GET', '/api/unknown', 404, {}],
    ['PATCH', '/api/login', 405, {}],
    ['GET', '/api/session', 401, {}],
    ['POST', '/api/contact', 415, {}],
  ])(
    '3.4.4, 3.4.5, 3.4.6, 3.4.8, 14.3.2: sets the security headers on %s %s with status %i',
    async (method, path, status, headers) => {
      const response = await api.request(method, path, { headers });
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(response.headers.has('x-powered-by')).toBe(false);
    },
  );
});

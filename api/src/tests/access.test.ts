import { session } from '@skal/contracts/account/session';
import type { Access, Endpoint } from '@skal/contracts/http/endpoint';
import { validateBody } from '@skal/contracts/http/validate';
import { newId } from '../db/rows/id.ts';
import { signInSupport, support } from '../testing/fixtures/operators.ts';
import { admin, client } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';

/** The kinds of account that an endpoint is for. */
const FOR: Record<Access, readonly string[]> = {
  public: ['nobody', 'client', 'support', 'admin'],
  'signed-in': ['client', 'support', 'admin'],
  client: ['client'],
  admin: ['admin', 'support'],
  owner: ['admin'],
  // An app has a key, and no account has one.
  app: [],
};

/** What an empty request, about an id that nothing has, is answered to whoever may send it. */
function emptyStatus({ path, body, query, status }: Endpoint): number {
  if (query && !validateBody(query, {}).ok) return 400;
  if (body !== null && !('bytes' in body) && !validateBody(body, {}).ok) return 400;
  return path.includes(':') ? 404 : status;
}

describe('8.2.1: routes and roles', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await signInSupport(api);
  });
  afterAll(() => api.close());

  const callers: Record<string, () => Promise<TestClient>> = {
    nobody: async () => api.client(),
    client: () => api.signIn(client.email, client.password),
    support: () => api.signIn(support.email, support.password),
    admin: () => api.signIn(admin.email, admin.password),
  };

  it.each([
    ['nobody', 401],
    ['client', 403],
    ['support', 403],
    ['admin', 403],
  ])('%s is refused with %i wherever an endpoint is for others, and nowhere else', async (role, refused) => {
    const one = await callers[role]?.();
    for (const { endpoint } of api.internals.routes) {
      const { method, path, access } = endpoint;
      // Whoever signs out is somebody of their own.
      const caller = endpoint === session.end ? await callers[role]?.() : one;
      const answer = await caller?.request(
        method,
        path.replace(/:\w+/g, newId()),
        method === 'GET' ? {} : { json: {} },
      );
      const expected = FOR[access].includes(role) ? emptyStatus(endpoint) : access === 'app' ? 401 : refused;
      expect([method, path, answer?.status]).toEqual([method, path, expected]);
      if (expected >= 400) expect(answer?.body.error).toEqual(expect.any(String));
    }
  });

  it('asks who somebody is before it reads what they send', async () => {
    const answer = await api.request('POST', '/api/admin/clients', { raw: '{', headers: { 'content-type': 'text/x' } });
    expect(answer.status).toBe(401);
  });
});

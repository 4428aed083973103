import { session } from '@skal/contracts/account/session';
import type { Access, Endpoint } from '@skal/contracts/http/endpoint';
import { validateBody } from '@skal/contracts/http/validate';
import { newId } from '../db/rows/id.ts';
import { signInSupport, support } from '../testing/fixtures/operators.ts';
import { admin, client } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';

/** Kinds of account with access, per level. */
const FOR: Record<Access, readonly string[]> = {
  public: ['visitor', 'client', 'support', 'admin'],
  'signed-in': ['client', 'support', 'admin'],
  client: ['client'],
  admin: ['admin', 'support'],
  owner: ['admin'],
  // Apps use keys, which accounts do not have.
  app: [],
};

/** Returns the status of an empty request with an unknown id, for a caller with access. */
function emptyStatus({ path, body, query, status }: Endpoint): number {
  if (query && !validateBody(query, {}).ok) return 400;
  if (body !== null && !('bytes' in body) && !validateBody(body, {}).ok) return 400;
  return path.includes(':') ? 404 : status;
}

describe('8.2.1: access to routes', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await signInSupport(api);
  });
  afterAll(() => api.close());

  const callers: Record<string, () => Promise<TestClient>> = {
    visitor: async () => api.client(),
    client: () => api.signIn(client.email, client.password),
    support: () => api.signIn(support.email, support.password),
    admin: () => api.signIn(admin.email, admin.password),
  };

  it.each([
    ['visitor', 401],
    ['client', 403],
    ['support', 403],
    ['admin', 403],
  ])('rejects %s with %i exactly at endpoints for others', async (role, refused) => {
    const one = await callers[role]?.();
    for (const { endpoint } of api.internals.routes) {
      const { method, path, access } = endpoint;
      // Signing out uses a session of its own.
      const caller = endpoint === session.end ? await callers[role]?.() : one;
      const response = await caller?.request(
        method,
        path.replace(/:\w+/g, newId()),
        method === 'GET' ? {} : { json: {} },
      );
      const expected = FOR[access].includes(role) ? emptyStatus(endpoint) : access === 'app' ? 401 : refused;
      expect([method, path, response?.status]).toEqual([method, path, expected]);
      if (expected >= 400) expect(response?.body.error).toEqual(expect.any(String));
    }
  });

  it('authenticates before it reads the body', async () => {
    const response = await api.request('POST', '/api/admin/clients', {
      raw: '{',
      headers: { 'content-type': 'text/x' },
    });
    expect(response.status).toBe(401);
  });
});

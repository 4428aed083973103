import { newId } from './db/id.ts';
import { admin, client } from './testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from './testing/index.ts';

/**
 * Who may call what: the status that each kind of caller gets for an empty request, about an id that nothing has.
 * A new endpoint has a line of its own here, or the first test fails.
 */
const MATRIX: Record<string, { anonymous: number; client: number; admin: number }> = {
  'POST /api/contact': { anonymous: 400, client: 400, admin: 400 },
  'POST /api/login': { anonymous: 400, client: 400, admin: 400 },
  'GET /api/session': { anonymous: 401, client: 200, admin: 200 },
  'POST /api/logout': { anonymous: 200, client: 200, admin: 200 },
  'GET /api/admin/clients': { anonymous: 401, client: 403, admin: 200 },
  'POST /api/admin/clients': { anonymous: 401, client: 403, admin: 400 },
  'POST /api/save-settings': { anonymous: 401, client: 200, admin: 403 },
  'POST /api/change-password': { anonymous: 401, client: 400, admin: 400 },
  'POST /api/support-ticket': { anonymous: 401, client: 400, admin: 403 },
  'GET /api/support-tickets': { anonymous: 401, client: 200, admin: 403 },
  'POST /api/support-tickets/:id/attachments/:attachmentId': { anonymous: 401, client: 404, admin: 403 },
  'GET /api/support-tickets/:id/attachments/:attachmentId': { anonymous: 401, client: 404, admin: 403 },
  'GET /api/staff': { anonymous: 401, client: 200, admin: 403 },
  'POST /api/staff': { anonymous: 401, client: 400, admin: 403 },
  'DELETE /api/staff/:id': { anonymous: 401, client: 404, admin: 403 },
  'GET /api/app-status': { anonymous: 401, client: 200, admin: 403 },
  'GET /api/overview': { anonymous: 401, client: 200, admin: 403 },
  'GET /api/billing': { anonymous: 401, client: 200, admin: 403 },
  'GET /api/integration-requests': { anonymous: 401, client: 200, admin: 403 },
  'POST /api/integration-requests': { anonymous: 401, client: 400, admin: 403 },
};

describe('8.2.1: routes and roles', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('has a line for every endpoint, and none too many', () => {
    expect(api.api.routes.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(MATRIX).sort(),
    );
  });

  const callers: Record<keyof (typeof MATRIX)[string], () => Promise<TestClient>> = {
    anonymous: async () => api.client(),
    client: () => api.signIn(client.email, client.password),
    admin: () => api.signIn(admin.email, admin.password),
  };

  it.each(Object.entries(MATRIX))('%s', async (endpoint, expected) => {
    const [method = '', path = ''] = endpoint.split(' ');
    for (const [role, status] of Object.entries(expected)) {
      const caller = await callers[role as keyof typeof callers]();
      const answer = await caller.request(method, path.replace(/:\w+/g, newId()), method === 'GET' ? {} : { json: {} });
      expect({ role, status: answer.status }).toEqual({ role, status });
      if (answer.status >= 400) expect(answer.body.error).toEqual(expect.any(String));
    }
  });

  it('asks who somebody is before it reads what they send', async () => {
    const answer = await api.request('POST', '/api/admin/clients', { raw: '{', headers: { 'content-type': 'text/x' } });
    expect(answer.status).toBe(401);
  });
});

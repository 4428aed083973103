import { addClients } from '../testing/fixtures/addClients.ts';
import { admin, consultation, message } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';

const ISLAND = ['Ærø', 'ærø', 'ÆRØ', 'ÆRØSKØBING'];

describe('searching', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, limits: { forms: { points: 1000, seconds: 60 } } });
    operator = await api.signIn(admin.email, admin.password);
    await addClients(api, [
      { name: 'Ærøskøbing Kafé', contact: ['Renée', 'Müller'], email: 'oe@aeroe.example' },
      { name: 'Aro', contact: ['Rene', 'Aaen'], email: 'aro@one.example' },
    ]);
    const visitors = [
      { name: 'Ærøskøbing Kafé', email: 'Renee@Aeroe.Example' },
      { name: 'Aro', email: 'aro@one.example' },
    ];
    for (const visitor of visitors)
      expect((await api.client().post('/api/contact', { ...message, ...visitor })).status).toBe(201);
    await api.execute("UPDATE accounts SET first_name = 'Ærøskøbing', last_name = 'Kafé' WHERE email = ?", [
      admin.email,
    ]);
    const named = await api.signIn(admin.email, admin.password);
    await named.post('/api/admin/snippets', { title: 'One', text: 'One' });
    expect((await named.get('/api/admin/clients.csv')).status).toBe(200);
  });
  afterAll(() => api.close());

  const find = async (path: string, name: string, text: string) => {
    const response = await operator.get(`${path}${encodeURIComponent(text)}`);
    return (response.body as unknown as Record<string, string>[]).map((row) => row[name]);
  };

  it.each([...ISLAND, 'KAFE', 'kafé', 'Kafe\u0301', 'renee@AEROE.example'])(
    'folds case and accents in the inbox, and searches addresses: %s',
    async (text) => {
      expect(await find('/api/admin/inbox?search=', 'from', text)).toEqual(['Ærøskøbing Kafé']);
    },
  );

  it.each([...ISLAND, 'KAFE', 'kafé', 'renée muller', 'RENEE MÜLLER', 'OE@aeroe'])(
    'folds case and accents in the list of clients: %s',
    async (text) => {
      expect(await find('/api/admin/clients?search=', 'businessName', text)).toEqual(['Ærøskøbing Kafé']);
      const { body } = await operator.get(`/api/admin/client-count?search=${encodeURIComponent(text)}`);
      expect(body).toEqual({ clients: 1 });
    },
  );

  it.each([...ISLAND, 'KAFE', 'kafé', 'Kafe\u0301'])('folds case and accents in the audit log: %s', async (text) => {
    const found = await find('/api/admin/audit?who=', 'who', text);
    expect(new Set(found)).toEqual(new Set([`Ærøskøbing Kafé <${admin.email}>`]));
  });

  it('searches addresses in the audit log, and distinguishes å from a', async () => {
    const found = await find('/api/admin/audit?who=', 'who', admin.email.toUpperCase());
    expect(found.length).toBeGreaterThan(1);
    expect(found.every((who) => who?.endsWith(`<${admin.email}>`))).toBe(true);
    expect(await find('/api/admin/audit?who=', 'who', 'ådmin')).toEqual([]);
  });
});

describe('paginated lists', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, limits: { forms: { points: 1000, seconds: 60 } } });
    operator = await api.signIn(admin.email, admin.password);
    for (let index = 0; index < 101; index += 1) {
      const body = index % 2 ? message : consultation;
      expect((await api.client().post('/api/contact', { ...body, name: `Visitor ${index}` })).status).toBe(201);
    }
    for (let index = 0; index < 3; index += 1) await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  /** Follows the links of a list; returns all rows and the number of pages. */
  const walk = async (first: string) => {
    const ids: string[] = [];
    let pages = 0;
    for (let path: string | undefined = first; path; pages += 1) {
      const response = await operator.get(path);
      expect(response.status).toBe(200);
      ids.push(...(response.body as unknown as { id: string }[]).map(({ id }) => id));
      path = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    return { ids, pages };
  };

  it.each([
    ['/api/admin/inquiries', 101, 2],
    ['/api/admin/inquiries?kind=message', 50, 1],
    ['/api/admin/inquiries?kind=message&limit=25', 50, 2],
    ['/api/admin/inbox', 101, 3],
    ['/api/admin/inbox?search=visitor&limit=50', 101, 3],
    ['/api/admin/clients?limit=1', 2, 2],
    ['/api/admin/clients', 2, 1],
  ])('links to further pages until the end: %s', async (path, rows, pages) => {
    const walked = await walk(path);
    expect([new Set(walked.ids).size, walked.ids.length, walked.pages]).toEqual([rows, rows, pages]);
  });

  it('paginates audit log, tickets and dead letters', async () => {
    const auditLog = await walk('/api/admin/audit?action=session.started');
    expect(await walk('/api/admin/audit?action=session.started&limit=1')).toEqual({
      ids: auditLog.ids,
      pages: auditLog.ids.length,
    });
    for (const path of ['/api/admin/tickets', '/api/admin/dead-letters']) {
      expect((await operator.get(path)).headers.get('link')).toBeNull();
    }
  });

  it('covers every list with a cursor', () => {
    const paths = api.internals.routes
      .filter(({ endpoint }) => endpoint.query && 'cursor' in Object(endpoint.query.describe()).fields)
      .map(({ endpoint }) => endpoint.path);
    expect(paths.sort()).toEqual([
      // Walked in `modules/staff/role/staffRoles.test.ts`.
      '/api/activity',
      ...['audit', 'clients', 'dead-letters', 'inbox', 'inquiries', 'tickets'].map((name) => `/api/admin/${name}`),
    ]);
  });
});

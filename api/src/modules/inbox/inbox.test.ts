import { newId } from '../../db/rows/id.ts';
import { admin, client, consultation, live, message } from '../../testing/fixtures/requestBodies.ts';
import { fileTicket } from '../../testing/fixtures/tickets.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

type Item = Record<string, unknown> & { id: string; title: string; cursor: string };

describe('/api/admin/inbox', () => {
  let api: TestApi;
  let browser: TestClient;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000, operator: 'operator@skal.example' } });
    browser = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    for (const table of ['tickets', 'inquiries', 'integration_requests', 'add_on_interests', 'quotas']) {
      await api.execute(`DELETE FROM ${table}`);
    }
  });
  afterAll(() => api.close());

  const list = async (query = '') => (await operator.get(`/api/admin/inbox${query}`)).body as unknown as Item[];
  const titles = async (query = '') => (await list(query)).map(({ title }) => title);
  const unread = async () => (await operator.get('/api/admin/inbox/unread')).body.unread;
  const send = (body: object) => api.client().post('/api/contact', body);
  const read = (path: string) => operator.request('PATCH', `/api/admin/${path}`, { json: { read: true } });
  const request = { integration: 'Economic', businessNeed: 'Our books are kept there.', urgency: 'high' };

  /** Creates one item of each kind, in this order. */
  async function fill() {
    await send(consultation);
    await send(message);
    await browser.post('/api/integration-requests', request);
    await browser.post('/api/add-on-interests', { addOn: 'loyalty' });
    return fileTicket(browser, { priority: 'emergency' });
  }

  it('lists all kinds, newest first, with exactly their keys', async () => {
    await fill();
    const items = await list();
    expect(items.map(({ kind, title, from }) => [kind, title, from])).toEqual([
      ['ticket', 'The menu does not open', 'Demo Client'],
      ['add-on', 'Customer Loyalty Program', 'Demo Wine Bar'],
      ['integration', 'Economic', 'Demo Wine Bar'],
      ['message', 'Opening hours', 'Bo Holm'],
      ['consultation', 'Vinbaren', 'Anna Jensen'],
    ]);
    const keys = 'at clientId clientName cursor from id kind priority respondedAt responseDueAt status title unread';
    for (const item of items) expect(Object.keys(item).sort().join(' ')).toBe(keys);
    expect(items[0]).toMatchObject({
      clientName: 'Demo Wine Bar',
      priority: 'emergency',
      status: 'open',
      unread: true,
    });
    expect(items[4]).toMatchObject({ clientName: null, priority: null, status: 'new', responseDueAt: null });
  });

  it('T40: finds by parts of title, sender or client, in any characters', async () => {
    await fill();
    const found: Readonly<Record<string, string[]>> = {
      'menu does': ['The menu does not open'],
      VINBAR: ['Vinbaren'],
      'demo wine': ['The menu does not open', 'Customer Loyalty Program', 'Economic'],
      'bo holm': ['Opening hours'],
      '%': [],
    };
    for (const [text, expected] of Object.entries(found)) {
      expect([text, await titles(`?search=${encodeURIComponent(text)}`)]).toEqual([text, expected]);
    }
  });

  it('lists unread items first, and counts them', async () => {
    await fill();
    const [ticket, addOn, integration] = await list();
    expect(await unread()).toBe(5);
    for (const path of [
      `tickets/${ticket?.id}`,
      `add-on-interests/${addOn?.id}`,
      `integration-requests/${integration?.id}`,
    ]) {
      expect((await read(path)).status).toBe(200);
    }
    expect(await unread()).toBe(2);
    expect((await list()).map(({ kind, unread }) => [kind, unread])).toEqual([
      ['message', true],
      ['consultation', true],
      ['ticket', false],
      ['add-on', false],
      ['integration', false],
    ]);
  });

  it('filters by kind, status, priority and client', async () => {
    const id = await fill();
    const other = await api.signIn(live.email, live.password);
    await fileTicket(other, { title: 'Another client’s' });
    expect(await titles('?kind=message')).toEqual(['Opening hours']);
    expect(await titles('?kind=add-on')).toEqual(['Customer Loyalty Program']);
    expect(await titles('?priority=emergency')).toEqual(['The menu does not open']);
    expect(await titles('?status=new')).toHaveLength(4);
    await operator.request('PATCH', `/api/admin/tickets/${id}`, { json: { status: 'closed' } });
    expect(await titles('?status=closed')).toEqual(['The menu does not open']);
    expect(await titles('?kind=ticket&status=open')).toEqual(['Another client’s']);
    const clientId = (await list('?kind=integration'))[0]?.clientId;
    expect(await titles(`?client=${clientId}`)).toEqual([
      'The menu does not open',
      'Customer Loyalty Program',
      'Economic',
    ]);
    expect(await titles(`?client=${newId()}`)).toEqual([]);
    expect((await operator.get('/api/admin/inbox?kind=constructor')).status).toBe(400);
  });

  it('lists suspected spam only with its filter, and does not count it as unread', async () => {
    await send({ ...message, subject: 'Suspected', inquiryRemark: 'filled in' });
    await send(message);
    expect(await titles()).toEqual(['Opening hours']);
    expect(await titles('?kind=message')).toEqual(['Opening hours']);
    expect(await titles('?search=suspected')).toEqual([]);
    expect(await unread()).toBe(1);
    const [suspected, ...others] = await list('?status=suspected-spam');
    expect(suspected).toMatchObject({ title: 'Suspected', status: 'suspected-spam', kind: 'message' });
    expect(others).toEqual([]);
    await operator.request('PATCH', `/api/admin/inquiries/${suspected?.id}`, { json: { status: 'new' } });
    expect(await titles()).toEqual(['Opening hours', 'Suspected']);
    expect(await unread()).toBe(2);
  });

  it('pages over both halves, and skips nothing if an earlier row is marked as read', async () => {
    await fill();
    const whole = await titles();
    const first = await list('?limit=2');
    for (const { id, kind } of first) await read(kind === 'ticket' ? `tickets/${id}` : `add-on-interests/${id}`);
    const rest = await titles(`?limit=50&cursor=${first[1]?.cursor}`);
    expect([...first.map(({ title }) => title), ...rest.slice(0, 3)]).toEqual(whole);
    const [last] = (await list()).slice(-1);
    expect(await titles(`?cursor=${last?.cursor}`)).toEqual([]);
    expect((await operator.get('/api/admin/inbox?cursor=nonsense')).status).toBe(400);
  });

  it('pages rows of the same time by id, each once', async () => {
    await Promise.all([...Array(7)].map((_, at) => send({ ...message, subject: `No. ${at}` })));
    await api.execute('UPDATE inquiries SET created_at = 1');
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`?limit=2&cursor=${cursor}`);
      seen.push(...page.map(({ title }) => title));
      if (page.length < 2) break;
      cursor = page.at(-1)?.cursor ?? '';
    }
    expect(seen.sort()).toEqual([...Array(7)].map((_, at) => `No. ${at}`));
  });
});

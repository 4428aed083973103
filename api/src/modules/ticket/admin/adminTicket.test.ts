import { newId } from '../../../db/rows/id.ts';
import { admin, client, live } from '../../../testing/fixtures/requestBodies.ts';
import { fileTicket, readAdminThread, readThread } from '../../../testing/fixtures/tickets.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

type ListedTickets = { id: string; title: string; clientName: string; status: string; unread: boolean }[];

describe('/api/admin/tickets', () => {
  let api: TestApi;
  let browser: TestClient;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    browser = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    for (const table of ['tickets', 'outbox', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const list = async (query = '') =>
    (await operator.get(`/api/admin/tickets${query}`)).body as unknown as ListedTickets;
  const titles = async (query = '') => (await list(query)).map(({ title }) => title);
  const change = (id: string, json: object) => operator.request('PATCH', `/api/admin/tickets/${id}`, { json });
  const mails = () => api.rows('SELECT recipient, subject, body FROM outbox ORDER BY id');

  it('lists tickets of all clients, newest first, with filters and pages', async () => {
    const other = await api.signIn(live.email, live.password);
    const first = await fileTicket(browser, { title: 'First' });
    await fileTicket(other, { title: 'Second', priority: 'emergency' });
    await fileTicket(browser, { title: 'Third' });
    const all = await list();
    expect(all.map(({ title, clientName }) => [title, clientName])).toEqual([
      ['Third', 'Demo Wine Bar'],
      ['Second', 'Demo Restaurant (live)'],
      ['First', 'Demo Wine Bar'],
    ]);
    await change(first, { status: 'resolved' });
    expect(await titles('?status=resolved')).toEqual(['First']);
    expect(await titles('?priority=emergency')).toEqual(['Second']);
    const [{ businessId } = {}] = await api.rows('SELECT business_id AS businessId FROM tickets WHERE id = ?', [first]);
    expect(await titles(`?client=${businessId}`)).toEqual(['Third', 'First']);
    expect(await titles('?limit=2')).toEqual(['Third', 'Second']);
    expect(await titles(`?limit=2&cursor=${all[1]?.id}`)).toEqual(['First']);
    expect((await operator.get('/api/admin/tickets?status=gone')).status).toBe(400);
  });

  it('moves a ticket from open through in-progress and resolved to closed, and audits each step', async () => {
    const id = await fileTicket(browser);
    await api.execute('DELETE FROM outbox');
    for (const status of ['in-progress', 'resolved', 'closed']) {
      const response = await change(id, { status });
      expect([response.status, response.body.status]).toEqual([200, status]);
      expect((await readThread(browser, id)).status).toBe(status);
    }
    const auditEntries = await api.rows<{ before: string; after: string }>(
      "SELECT * FROM audit_entries WHERE action = 'ticket.statusChanged' ORDER BY id",
    );
    expect(auditEntries.map(({ before, after }) => [JSON.parse(before).status, JSON.parse(after).status])).toEqual([
      ['open', 'in-progress'],
      ['in-progress', 'resolved'],
      ['resolved', 'closed'],
    ]);
    expect(auditEntries[0]).toMatchObject({ action: 'ticket.statusChanged', client_name: 'Demo Wine Bar' });
    // One email when it is over, with a link to object.
    expect(await mails()).toEqual([
      {
        recipient: client.email,
        subject: 'Your ticket is resolved: The menu does not open',
        body: expect.stringContaining(`/dashboard?ticket=${id}#support`),
      },
    ]);
  });

  it('changes nothing and sends no email for the same status', async () => {
    const id = await fileTicket(browser);
    await change(id, { status: 'open' });
    expect(await readAdminThread(operator, id)).toMatchObject({ status: 'open', respondedAt: null });
    expect(await api.rows("SELECT id FROM audit_entries WHERE action = 'ticket.statusChanged'")).toEqual([]);
  });

  it('is marked as read and unread without the client noticing', async () => {
    const id = await fileTicket(browser);
    const before = await readThread(browser, id);
    expect((await list())[0]).toMatchObject({ unread: true });
    expect((await change(id, { read: true })).body.unread).toBe(false);
    expect(await readThread(browser, id)).toEqual(before);
    expect((await change(id, { read: false })).body.unread).toBe(true);
  });

  it('answers 400 to an unknown status and 404 to an unknown id, on every route', async () => {
    const id = await fileTicket(browser);
    expect((await change(id, { status: 'gone' })).body.error).toBe('Please choose a status from the list');
    expect((await change(id, { status: 'constructor' })).status).toBe(400);
    expect((await change(newId(), { status: 'closed' })).status).toBe(404);
    expect((await operator.get(`/api/admin/tickets/${newId()}`)).status).toBe(404);
    expect((await operator.post(`/api/admin/tickets/${newId()}/messages`, { text: 'Hello' })).status).toBe(404);
  });
});

import { runDuringRequest } from '../../../testing/duringRequest.ts';
import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { openTestInvoices } from '../../../testing/fixtures/invoices.ts';
import { signInSupport } from '../../../testing/fixtures/operators.ts';
import { admin, client, live, staffMember, ticket } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PNG } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

describe('DELETE /api/admin/clients/:id', () => {
  let api: TestApi;
  let operator: TestClient;
  let path: string;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, authErrorDetail: 'distinct' });
    operator = await api.signIn(admin.email, admin.password);
    path = `/api/admin/clients/${await findBusinessId(api, client)}`;
  });
  afterEach(() => api.close());

  const remove = (who = operator) => who.request('DELETE', path);

  it('T39: deletes account, sessions, staff, tickets, files and emails, and keeps ledger and audit log', async () => {
    const browser = await api.signIn(client.email, client.password);
    const uploads = openTestUploads(api, browser);
    await uploads.send((await uploads.announce('menu.png')).path, PNG);
    await browser.post('/api/staff', staffMember);
    await browser.post('/api/integration-requests', { integration: 'Tripletex', businessNeed: 'Bookkeeping' });
    const id = path.split('/').at(-1);
    await (await openTestInvoices(api, operator, client.email)).issue();
    // The image and its thumbnail.
    expect(uploads.listStored()).toHaveLength(2);
    expect(await api.rows('SELECT id FROM outbox WHERE recipient = ?', [client.email])).not.toEqual([]);

    expect((await remove()).status).toBe(204);
    expect((await browser.get('/api/session')).status).toBe(401);
    expect(uploads.listStored()).toEqual([]);
    for (const table of ['staff', 'tickets', 'integration_requests', 'subscriptions', 'milestones', 'store_links']) {
      expect([table, await api.rows(`SELECT * FROM ${table} WHERE business_id = ?`, [id])]).toEqual([table, []]);
    }
    expect(await api.rows('SELECT id FROM attachments')).toEqual([]);
    expect(await api.rows('SELECT id FROM accounts WHERE email = ?', [client.email])).toEqual([]);
    expect(await api.rows('SELECT id FROM outbox WHERE recipient = ?', [client.email])).toEqual([]);
    expect(await api.rows('SELECT billed_to AS name FROM invoices')).toEqual([{ name: 'Vinbaren ApS' }]);
    const [entry] = (await operator.get('/api/admin/audit?action=client.deleted')).body as unknown as object[];
    expect(entry).toMatchObject({ clientId: id, clientName: 'Demo Wine Bar', before: { status: 'active' } });

    const other = await api.signIn(live.email, live.password);
    expect((await other.get('/api/session')).status).toBe(200);
  });

  it.each([
    ['/api/support-ticket', ticket],
    ['/api/save-settings', { businessName: 'Rungstedlund' }],
  ])('16.5.3: answers a client deleted during a request to %s as not signed in', async (path, json) => {
    const browser = await api.signIn(client.email, client.password);
    const sent = { browser, path, json };
    expect(await runDuringRequest(api, sent, () => remove())).toBe(401);
    expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(api.log.filter(({ msg }) => msg === 'record deleted meanwhile')).toMatchObject([{ path, status: 401 }]);
  });

  it("T39: answers a deleted client's sign-in like that of an unknown account", async () => {
    const unknown = await api.client().post('/api/login', { email: 'unknown@example.dk', password: client.password });
    await remove();
    const login = await api.client().post('/api/login', client);
    expect([login.status, login.body]).toEqual([unknown.status, unknown.body]);
    const created = { email: client.email, contactName: 'New', businessName: 'Second Bar', businessType: 'cafe' };
    const again = { ...created, subscriptionPlan: 'basic', password: 'seven gothic tales' };
    expect((await operator.post('/api/admin/clients', again)).status).toBe(201);
  });

  it('R22: answers 404 to the second delete, and to an edit or launch after it', async () => {
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const error = 'This client no longer exists. Someone may have deleted it.';
    expect(answers.find(({ status }) => status === 404)?.body).toEqual({ error });
    expect((await operator.request('PATCH', path, { json: { phone: '1', version: 1 } })).body).toEqual({ error });
    expect((await operator.post(`${path}/launch`)).body).toEqual({ error });
    expect(await api.rows("SELECT id FROM audit_entries WHERE action = 'client.deleted'")).toHaveLength(1);
  });

  it('8.2.1: requires the owner role', async () => {
    expect((await remove(await signInSupport(api))).status).toBe(403);
    expect((await operator.get(path)).status).toBe(200);
  });
});

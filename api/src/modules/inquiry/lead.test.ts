import { newId } from '../../db/rows/id.ts';
import { admin, consultation, message, newClient } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

type Lead = Record<string, unknown> & { id: string };

describe('/api/admin/inquiries', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000, operator: 'operator@skal.example' } });
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    for (const table of ['inquiries', 'outbox', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const send = (body: object) => api.client().post('/api/contact', body);
  const list = async (query = '') => (await operator.get(`/api/admin/inquiries${query}`)).body as unknown as Lead[];
  const change = (id: string, json: object) => operator.request('PATCH', `/api/admin/inquiries/${id}`, { json });

  it('F23, G4: lists inquiries with every field as typed, newest first', async () => {
    const special = '=SUM(A1) <script>alert(1)</script> 🍷';
    const request = {
      ...consultation,
      company: special,
      challenges: `${special}\n\n${special}`,
      currentSolution: ['Paper', special],
    };
    await send(request);
    await send({ ...message, subject: special, phone: '+45 12 34 56 78' });
    const [written, called] = await list();
    const followUp = { status: 'new', note: null, unread: true, clientId: null, undeliverableSince: null };
    expect(called).toEqual({
      ...{ ...request, ...followUp, id: expect.any(String), createdAt: expect.stringMatching(/Z$/) },
      ...{ kind: 'consultation', phoneE164: '+4512345678', subject: null, message: null },
    });
    expect(written).toMatchObject({
      ...{ ...message, ...followUp, kind: 'message', subject: special, phone: '+45 12 34 56 78', company: null },
    });
    expect((await operator.get(`/api/admin/inquiries/${called?.id}`)).body).toEqual(called);
  });

  it('filters by kind and status, and pages', async () => {
    await send(consultation);
    await send(message);
    const [written, called] = await list();
    expect(await list('?kind=message')).toEqual([written]);
    expect(await list(`?limit=1&cursor=${written?.id}`)).toEqual([called]);
    await change(String(called?.id), { status: 'done' });
    expect((await list('?status=done')).map(({ id }) => id)).toEqual([called?.id]);
    expect((await operator.get('/api/admin/inquiries?kind=ticket')).status).toBe(400);
  });

  it("stores status, note and read mark, and audits them without the note's text", async () => {
    await send(consultation);
    const [{ id } = { id: '' }] = await list();
    expect((await change(id, { read: true })).body).toMatchObject({ status: 'new', unread: false, note: null });
    expect((await change(id, { status: 'in-progress', note: 'Call after six' })).body).toMatchObject({
      ...{ status: 'in-progress', unread: false, note: 'Call after six' },
    });
    // Fields that are not sent stay; an empty note removes it.
    expect((await change(id, { note: '' })).body).toMatchObject({ status: 'in-progress', note: null });
    const auditEntries = await api.rows<{ action: string; after: string }>(
      'SELECT action, `after` FROM audit_entries ORDER BY id',
    );
    expect(auditEntries.map(({ action, after }) => [action, JSON.parse(after)])).toEqual([
      ['inquiry.followedUp', { inquiry: id, status: 'in-progress', noteChanged: true }],
      ['inquiry.followedUp', { inquiry: id, status: 'in-progress', noteChanged: true }],
    ]);
    expect(JSON.stringify(auditEntries)).not.toContain('after six');
  });

  it('lists suspected spam only on request, and lets an operator mark it as no spam', async () => {
    await send({ ...message, inquiryRemark: 'filled in' });
    expect(await list()).toEqual([]);
    const [suspected] = await list('?status=suspected-spam');
    expect(suspected).toMatchObject({ ...message, phone: null, status: 'suspected-spam', unread: true });
    const id = String(suspected?.id);
    expect((await operator.get(`/api/admin/inquiries/${id}`)).body).toEqual(suspected);
    expect((await change(id, { read: true, note: 'A guest of ours' })).body).toMatchObject({
      status: 'suspected-spam',
    });
    expect((await change(id, { status: 'new' })).body).toMatchObject({ status: 'new', note: 'A guest of ours' });
    expect((await list()).map((lead) => lead.id)).toEqual([id]);
    expect(await list('?status=suspected-spam')).toEqual([]);
    // Suspected spam is deleted after 30 days, so an operator cannot set this status.
    expect((await change(id, { status: 'suspected-spam' })).status).toBe(400);
  });

  it('answers 400 to an unknown status, and 404 to an unknown id', async () => {
    await send(message);
    const [{ id } = { id: '' }] = await list();
    expect((await change(id, { status: 'won' })).body.error).toBe('Please choose a status from the list');
    expect((await change(newId(), { status: 'done' })).status).toBe(404);
    expect((await operator.get(`/api/admin/inquiries/${newId()}`)).status).toBe(404);
  });

  it('F31: links to it in the alert email', async () => {
    await send(message);
    const [{ id } = { id: '' }] = await list();
    const [alert] = await api.rows("SELECT body FROM outbox WHERE kind = 'alert'");
    expect(alert?.body).toContain(`/admin?tab=inbox&item=message-${id}`);
  });

  it("T39: is linked to its client, listed among the client's requests, and deleted with the client", async () => {
    await send(consultation);
    await send(message);
    const [other, one] = await list();
    const created = await operator.post('/api/admin/clients', { ...newClient, inquiry: one?.id });
    expect(created.status).toBe(201);
    expect((await list()).map(({ clientId }) => clientId)).toEqual([null, created.body.id]);
    const listed = (await operator.get(`/api/admin/inbox?client=${created.body.id}`)).body as unknown as Lead[];
    expect(listed).toMatchObject([{ kind: 'consultation', id: one?.id, clientName: newClient.businessName }]);
    await operator.request('DELETE', `/api/admin/clients/${created.body.id}`);
    expect((await list()).map(({ id }) => id)).toEqual([other?.id]);
  });

  it('creates a client even if the inquiry was deleted, and never relinks one', async () => {
    await send(consultation);
    const [one] = await list();
    const make = (email: string, inquiry: unknown) =>
      operator.post('/api/admin/clients', { ...newClient, email, inquiry });
    const first = await make('first@example.dk', one?.id);
    expect((await make('second@example.dk', one?.id)).status).toBe(201);
    expect((await list())[0]?.clientId).toBe(first.body.id);
    expect((await make('third@example.dk', newId())).status).toBe(201);
    expect((await make('fourth@example.dk', 'one')).status).toBe(400);
  });
});

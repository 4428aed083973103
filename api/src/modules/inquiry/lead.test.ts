import { newId } from '../../db/rows/id.ts';
import { admin, consultation, message, newClient } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

type Lead = Record<string, unknown> & { id: string };

describe('/api/admin/inquiries', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000, operator: 'desk@skal.example' } });
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    for (const table of ['inquiries', 'outbox', 'audit']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const send = (body: object) => api.client().post('/api/contact', body);
  const list = async (query = '') => (await operator.get(`/api/admin/inquiries${query}`)).body as unknown as Lead[];
  const change = (id: string, json: object) => operator.request('PATCH', `/api/admin/inquiries/${id}`, { json });

  it('F23, G4: has what visitors wrote with every field as it was typed, the newest first', async () => {
    const odd = '=SUM(A1) <script>alert(1)</script> 🍷';
    const asked = { ...consultation, company: odd, challenges: `${odd}\n\n${odd}`, currentSolution: ['Paper', odd] };
    await send(asked);
    await send({ ...message, subject: odd, phone: '+45 12 34 56 78' });
    const [written, called] = await list();
    const followUp = { status: 'new', note: null, unread: true, clientId: null, undeliverableSince: null };
    expect(called).toEqual({
      ...{ ...asked, ...followUp, id: expect.any(String), createdAt: expect.stringMatching(/Z$/) },
      ...{ kind: 'consultation', phoneE164: '+4512345678', subject: null, message: null },
    });
    expect(written).toMatchObject({
      ...{ ...message, ...followUp, kind: 'message', subject: odd, phone: '+45 12 34 56 78', company: null },
    });
    expect((await operator.get(`/api/admin/inquiries/${called?.id}`)).body).toEqual(called);
  });

  it('is narrowed by kind and status, and paged', async () => {
    await send(consultation);
    await send(message);
    const [written, called] = await list();
    expect(await list('?kind=message')).toEqual([written]);
    expect(await list(`?limit=1&cursor=${written?.id}`)).toEqual([called]);
    await change(String(called?.id), { status: 'done' });
    expect((await list('?status=done')).map(({ id }) => id)).toEqual([called?.id]);
    expect((await operator.get('/api/admin/inquiries?kind=ticket')).status).toBe(400);
  });

  it('keeps status, note and whether it was read; the trail has that, and not the words of the note', async () => {
    await send(consultation);
    const [{ id } = { id: '' }] = await list();
    expect((await change(id, { read: true })).body).toMatchObject({ status: 'new', unread: false, note: null });
    expect((await change(id, { status: 'in-progress', note: 'Call after six' })).body).toMatchObject({
      ...{ status: 'in-progress', unread: false, note: 'Call after six' },
    });
    // What is not named stays; an empty note is none.
    expect((await change(id, { note: '' })).body).toMatchObject({ status: 'in-progress', note: null });
    const trail = await api.rows<{ action: string; after: string }>('SELECT action, `after` FROM audit ORDER BY id');
    expect(trail.map(({ action, after }) => [action, JSON.parse(after)])).toEqual([
      ['inquiry.followedUp', { inquiry: id, status: 'in-progress', noteChanged: true }],
      ['inquiry.followedUp', { inquiry: id, status: 'in-progress', noteChanged: true }],
    ]);
    expect(JSON.stringify(trail)).not.toContain('after six');
  });

  it('has suspected spam only where it is asked for, and an operator can say that it is none', async () => {
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
    // Suspected spam is deleted after 30 days: nothing becomes it by a choice in a list.
    expect((await change(id, { status: 'suspected-spam' })).status).toBe(400);
  });

  it('an unknown status is 400, an unknown id 404', async () => {
    await send(message);
    const [{ id } = { id: '' }] = await list();
    expect((await change(id, { status: 'won' })).body.error).toBe('Please choose a status from the list');
    expect((await change(newId(), { status: 'done' })).status).toBe(404);
    expect((await operator.get(`/api/admin/inquiries/${newId()}`)).status).toBe(404);
  });

  it('F31: the mail that tells of one leads to it', async () => {
    await send(message);
    const [{ id } = { id: '' }] = await list();
    const [alert] = await api.rows("SELECT body FROM outbox WHERE kind = 'alert'");
    expect(alert?.body).toContain(`/admin?tab=inbox&item=message-${id}`);
  });

  it('T39: is known by the client that comes of it, stands among what that client wants, and goes with them', async () => {
    await send(consultation);
    await send(message);
    const [other, one] = await list();
    const made = await operator.post('/api/admin/clients', { ...newClient, inquiry: one?.id });
    expect(made.status).toBe(201);
    expect((await list()).map(({ clientId }) => clientId)).toEqual([null, made.body.id]);
    const asked = (await operator.get(`/api/admin/inbox?client=${made.body.id}`)).body as unknown as Lead[];
    expect(asked).toMatchObject([{ kind: 'consultation', id: one?.id, clientName: newClient.businessName }]);
    await operator.request('DELETE', `/api/admin/clients/${made.body.id}`);
    expect((await list()).map(({ id }) => id)).toEqual([other?.id]);
  });

  it('is not held up by an inquiry that is gone, nor taken from the client who came first', async () => {
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

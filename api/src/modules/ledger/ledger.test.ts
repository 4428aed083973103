import { newId } from '../../db/rows/id.ts';
import { buildEntry, openTestLedger, type TestLedger, todayInCopenhagen } from '../../testing/fixtures/ledger.ts';
import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const KEYS = [
  ...['amount', 'category', 'clientName', 'correctedBy', 'corrects'],
  ...['currency', 'date', 'id', 'note', 'origin'],
];
const DAY_MS = 24 * 3600_000;

describe("a client's ledger", () => {
  let api: TestApi;
  let operator: TestClient;
  let ledger: TestLedger;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    ledger = await openTestLedger(api, operator, client.email);
  });
  beforeEach(() => ledger.clear());
  afterAll(() => api.close());

  const auditEvents = async (action: string) =>
    (await operator.get(`/api/admin/audit?action=${action}`)).body as unknown as Record<string, unknown>[];

  it('R11: posts an entry as sent, at the top of the list', async () => {
    await ledger.record({ date: todayInCopenhagen(Date.now() - DAY_MS), note: '' });
    const created = await ledger.record({ note: 'Second half', currency: 'DKK' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      category: 'Setup Fees',
      amount: 123_450,
      currency: 'DKK',
      date: todayInCopenhagen(),
      note: 'Second half',
      clientName: 'Demo Wine Bar',
      origin: 'recorded',
      corrects: null,
      correctedBy: null,
    });
    const entries = await ledger.list();
    expect(entries.map(({ note }) => note)).toEqual(['Second half', '']);
    expect(entries[0]).toEqual(created.body);
    for (const one of entries) expect(Object.keys(one).sort()).toEqual(KEYS);
    const [auditEvent] = await auditEvents('ledger.recorded');
    expect(auditEvent).toMatchObject({
      clientId: ledger.clientId,
      after: { ...buildEntry(), currency: 'DKK', note: 'Second half' },
    });
  });

  it.each([
    [{ category: 'Fines' }, 'category', 'Please choose a category'],
    [{ currency: 'USD' }, 'currency', 'Please choose a currency'],
    [{ amount: '1.234,50' }, 'amount', 'The amount must be a whole number of hundredths'],
    [{ amount: 12.5 }, 'amount', 'The amount must be a whole number of hundredths'],
    [{ amount: 0 }, 'amount', 'The amount cannot be zero'],
    [{ amount: 10_000_000_001 }, 'amount', 'The amount cannot exceed 100,000,000'],
    [{ amount: null }, 'amount', 'The amount must be a whole number of hundredths'],
    [{ date: '2026-02-30' }, 'date', 'Please enter the date as YYYY-MM-DD'],
    [
      { date: todayInCopenhagen(Date.now() + 2 * DAY_MS) },
      'date',
      'The date cannot be in the future. Please record only what has been paid.',
    ],
    [{ note: 'a'.repeat(201) }, 'note', 'Please use at most 200 characters'],
  ])('2.2.1: rejects %j, and posts nothing', async (change, field, message) => {
    const response = await ledger.record(change);
    expect([response.status, response.body]).toEqual([400, { error: message, fields: { [field]: message } }]);
    expect(await ledger.list()).toEqual([]);
  });

  it('2.3.3: posts an entry once per Idempotency-Key, also for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => ledger.record({}, 'one-payment')));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(await ledger.list()).toHaveLength(1);
    expect((await ledger.record({ amount: 1 }, 'one-payment')).status).toBe(422);
    expect((await ledger.record()).status).toBe(201);
  });

  it('reverses an entry by a counter-entry with the reason, and keeps both', async () => {
    const { body: wrong } = await ledger.record({ currency: 'DKK', date: todayInCopenhagen(Date.now() - DAY_MS) });
    const created = await ledger.correct(wrong.id);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...{ amount: -123_450, currency: 'DKK', note: 'Typed twice', date: todayInCopenhagen() },
      ...{ origin: 'correction', corrects: wrong.id },
    });
    expect(await ledger.list()).toEqual([created.body, { ...wrong, correctedBy: created.body.id }]);
    const sums = await api.rows<{ euro: number }>('SELECT SUM(euro_cents) AS euro FROM ledger');
    expect(Number(sums[0]?.euro)).toBe(0);
    const [auditEvent] = await auditEvents('ledger.corrected');
    expect(auditEvent).toMatchObject({ before: { amount: 123_450 }, after: { amount: -123_450, note: 'Typed twice' } });
  });

  it('2.3.3: reverses an entry once, also for concurrent requests; never a counter-entry', async () => {
    const { body: wrong } = await ledger.record();
    const all = await Promise.all(Array.from({ length: 5 }, () => ledger.correct(wrong.id)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await ledger.list()).toHaveLength(2);
    expect((await ledger.correct(wrong.id)).body.error).toBe('This entry has already been reversed.');
    const counter = all.find(({ status }) => status === 201);
    expect((await ledger.correct(counter?.body.id)).body.error).toMatch(/^A reversal cannot be reversed/);
    expect((await ledger.correct(wrong.id, ' ')).body.error).toBe('Please enter a reason');
  });

  it('2.3.3: repeats the response to a repeated correction', async () => {
    const { body: wrong } = await ledger.record();
    const first = await ledger.correct(wrong.id, 'Typed twice', 'take-back');
    const again = await ledger.correct(wrong.id, 'Typed twice', 'take-back');
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it("T39: keeps a deleted client's ledger readable and correctable, but posts nothing new", async () => {
    const created = await operator.post('/api/admin/clients', {
      ...{ email: 'short@example.dk', contactName: 'A', businessName: 'Bar Kort', businessType: 'cafe' },
      ...{ subscriptionPlan: 'basic', password: 'seven gothic tales' },
    });
    const short = await openTestLedger(api, operator, 'short@example.dk');
    const { body: paid } = await short.record();
    await api.execute('DELETE FROM businesses WHERE id = ?', [created.body.id]);
    expect(await short.list()).toEqual([{ ...paid, clientName: 'Bar Kort' }]);
    expect((await short.correct(paid.id)).body.clientName).toBe('Bar Kort');
    expect((await short.record()).status).toBe(404);
  });

  it('8.2.2: finds an entry only with its own client; answers 404 for an unknown client', async () => {
    const { body } = await ledger.record();
    const other = await openTestLedger(api, operator, 'live@skal.example');
    expect((await other.correct(body.id)).status).toBe(404);
    expect((await operator.get(`/api/admin/clients/${newId()}/ledger`)).status).toBe(404);
    expect((await operator.post(`/api/admin/clients/${newId()}/ledger`, buildEntry())).status).toBe(404);
    expect(await other.list()).toEqual([]);
  });

  it('8.2.1: lets support read, but not post', async () => {
    const { body } = await ledger.record();
    const support = await openTestLedger(api, await signInSupport(api), client.email);
    expect(await support.list()).toEqual([body]);
    expect((await support.record()).status).toBe(403);
    expect((await support.correct(body.id)).status).toBe(403);
  });
});

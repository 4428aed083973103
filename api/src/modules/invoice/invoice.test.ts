import { newId } from '../../db/rows/id.ts';
import { newInvoice, openTestInvoices, type TestInvoices } from '../../testing/fixtures/invoices.ts';
import { todayInCopenhagen } from '../../testing/fixtures/ledger.ts';
import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const DAY_MS = 24 * 3600_000;
const KEYS = [
  ...['address', 'billedTo', 'corrects', 'creditedBy', 'currency', 'date', 'description', 'dueDate', 'id', 'net'],
  ...['note', 'number', 'paidAt', 'status', 'total', 'vat'],
];

describe('invoices', () => {
  let api: TestApi;
  let operator: TestClient;
  let guest: TestClient;
  let invoices: TestInvoices;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    guest = await api.signIn(client.email, client.password);
    invoices = await openTestInvoices(api, operator, client.email);
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM invoices');
    await api.execute('UPDATE invoice_numbers SET last = 0');
  });
  afterAll(() => api.close());

  const auditEvent = async (action: string) =>
    ((await operator.get(`/api/admin/audit?action=${action}`)).body as unknown as object[])[0];
  const own = async (who = guest) => (await who.get('/api/invoices')).body as unknown as Record<string, unknown>[];

  it('issues an invoice as sent, with VAT rounded once on the sum, and shows it in both lists', async () => {
    const created = await invoices.issue();
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...{
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        number: 1,
        date: todayInCopenhagen(),
        status: 'open',
        paidAt: null,
      },
      ...{ billedTo: 'Vinbaren ApS', address: 'Nyhavn 1\n1051 København K', note: '', currency: 'DKK' },
      ...{ description: 'Premium plan and 1 more', dueDate: newInvoice().dueDate, corrects: null, creditedBy: null },
      ...{ net: 113_750, vat: 28_438, total: 142_188 },
    });
    await invoices.issue({ lines: [{ description: 'Setup', quantity: 1, unitAmount: 1_000_000 }] });
    const [newest, first] = await invoices.list();
    expect(newest).toMatchObject({ number: 2, description: 'Setup', net: 1_000_000, vat: 250_000, total: 1_250_000 });
    expect(first).toEqual(created.body);
    expect(Object.keys(first ?? {}).sort()).toEqual(KEYS);
    const { address, billedTo, note, ...shown } = created.body;
    expect((await own())[1]).toEqual(shown);
    expect(await auditEvent('invoice.issued')).toMatchObject({
      ...{ clientId: invoices.clientId, after: { number: 2, total: 1_250_000, currency: 'DKK' } },
    });
  });

  it.each([
    ['billedTo', { billedTo: ' ' }, 'Please enter the billing name'],
    ['currency', { currency: 'USD' }, 'Please choose a currency'],
    ['dueDate', { dueDate: '2026-02-30' }, 'Please enter the date as YYYY-MM-DD'],
    [
      'dueDate',
      { dueDate: todayInCopenhagen(Date.now() - DAY_MS) },
      expect.stringMatching(/^The due date cannot be in the past/),
    ],
    ['lines', { lines: [] }, 'Please add at least one line'],
    ['lines', { lines: 'one' }, 'Please add at least one line'],
    ['lines', { lines: Array(51).fill(newInvoice().lines[0]) }, 'An invoice can have at most 50 lines'],
    ['lines', { lines: [{ description: 'A', quantity: 1, unitAmount: -1 }] }, expect.stringMatching(/greater than 0/)],
    [
      'lines',
      { lines: [{ description: 'A', quantity: 2, unitAmount: 9e9 }] },
      expect.stringMatching(/at most 100,000/),
    ],
    [
      'lines[0].description',
      { lines: [{ description: '', quantity: 1, unitAmount: 1 }] },
      'Please enter a description',
    ],
    [
      'lines[0].quantity',
      { lines: [{ description: 'A', quantity: 1.005, unitAmount: 1 }] },
      /^Please enter a quantity/,
    ],
    ['lines[0].quantity', { lines: [{ description: 'A', quantity: 0, unitAmount: 1 }] }, /^Please enter a quantity/],
    ['lines[0].unitAmount', { lines: [{ description: 'A', quantity: 1, unitAmount: 1.5 }] }, /^The amount must be a/],
    [
      'lines[0].unitAmount',
      { lines: [{ description: 'A', quantity: 1, unitAmount: '9,50' }] },
      /^The amount must be a/,
    ],
  ])('2.2.1: rejects an invalid %s by field, without consuming a number', async (field, change, message) => {
    const expected = message instanceof RegExp ? expect.stringMatching(message) : message;
    const response = await invoices.issue(change);
    expect([response.status, response.body]).toEqual([400, { error: expected, fields: { [field]: expected } }]);
    expect((await invoices.issue()).body.number).toBe(1);
  });

  it('is open until its due day ends in Copenhagen, then overdue, and is paid once', async () => {
    const { body } = await invoices.issue({ dueDate: todayInCopenhagen() });
    expect(body.status).toBe('open');
    await api.execute('UPDATE invoices SET due_day = ?', [todayInCopenhagen(Date.now() - DAY_MS)]);
    expect((await own())[0]).toMatchObject({ status: 'overdue' });
    const all = await Promise.all(Array.from({ length: 4 }, () => invoices.act(body.id, 'pay')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await own())[0]).toMatchObject({ status: 'paid', paidAt: expect.stringContaining('T') });
    expect((await invoices.act(body.id, 'pay')).body.error).toMatch(/^This invoice was already marked as paid on /);
    expect(await auditEvent('invoice.paid')).toMatchObject({ clientId: invoices.clientId, after: { number: 1 } });
  });

  it('can be marked as unpaid once, with the previous state in the audit log', async () => {
    const { body } = await invoices.issue({ dueDate: todayInCopenhagen() });
    await api.execute('UPDATE invoices SET due_day = ?', [todayInCopenhagen(Date.now() - DAY_MS)]);
    const { body: paid } = await invoices.act(body.id, 'pay');
    const all = await Promise.all(Array.from({ length: 4 }, () => invoices.unpay(body.id)));
    expect(all.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect(all.find(({ status }) => status === 409)?.body).toEqual({ error: 'This invoice is not marked as paid.' });
    expect(await auditEvent('invoice.unpaid')).toMatchObject({
      clientId: invoices.clientId,
      before: { number: 1, paidAt: paid.paidAt },
      after: { number: 1, paidAt: null },
    });
    expect((await own())[0]).toMatchObject({ status: 'overdue', paidAt: null });
    expect((await invoices.act(body.id, 'pay')).body).toMatchObject({ status: 'paid' });
  });

  it('rejects a change of payment for credited invoices and credit notes', async () => {
    const { body } = await invoices.issue();
    await invoices.act(body.id, 'pay');
    const { body: credit } = await invoices.act(body.id, 'credit');
    expect((await invoices.unpay(body.id)).body.error).toBe('This invoice was cancelled by credit note 2.');
    expect((await invoices.unpay(credit.id)).body.error).toMatch(/^A credit note cannot be marked as paid/);
    expect((await invoices.list())[1]).toMatchObject({ status: 'credited', paidAt: expect.stringContaining('T') });
  });

  it('is cancelled as a whole, once, by a credit note with the next number', async () => {
    const { body: wrong } = await invoices.issue();
    const all = await Promise.all(Array.from({ length: 4 }, () => invoices.act(wrong.id, 'credit')));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const [credit, credited] = await invoices.list();
    expect(credit).toMatchObject({ number: 2, status: 'credit', corrects: 1, net: -113_750, vat: -28_438 });
    expect(credited).toEqual({ ...wrong, status: 'credited', creditedBy: 2 });
    expect((await invoices.act(wrong.id, 'credit')).body.error).toBe('This invoice has already been credited.');
    expect((await invoices.act(wrong.id, 'pay')).body.error).toBe('This invoice was cancelled by credit note 2.');
    expect((await invoices.act(credit?.id, 'credit')).body.error).toMatch(/^A credit note cannot be credited/);
    expect((await invoices.act(credit?.id, 'pay')).body.error).toMatch(/^A credit note cannot be marked as paid/);
    expect(await auditEvent('invoice.credited')).toMatchObject({ after: { number: 2, corrects: 1, total: -142_188 } });
    expect((await invoices.issue()).body.number).toBe(3);
  });

  it('2.3.3: is issued once and credited once per Idempotency-Key', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => invoices.issue({}, 'one-invoice')));
    expect(all.map(({ status, body }) => [status, body.number])).toEqual(Array(4).fill([201, 1]));
    expect((await invoices.issue({ billedTo: 'Another business' }, 'one-invoice')).status).toBe(422);
    const first = await invoices.act(all[0]?.body.id, 'credit', 'take-back');
    const again = await invoices.act(all[0]?.body.id, 'credit', 'take-back');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await invoices.issue()).body.number).toBe(3);
  });

  it('T39: outlives its client and stays readable for operators', async () => {
    const created = await operator.post('/api/admin/clients', {
      ...{ email: 'short@example.dk', contactName: 'A', businessName: 'Bar Kort', businessType: 'cafe' },
      ...{ subscriptionPlan: 'basic', password: 'seven gothic tales' },
    });
    const short = await openTestInvoices(api, operator, 'short@example.dk');
    const { body } = await short.issue();
    await operator.request('DELETE', `/api/admin/clients/${created.body.id}`);
    expect(await short.list()).toEqual([body]);
    expect((await operator.get(`/api/invoices/${body.id}/pdf`)).status).toBe(200);
    expect((await short.issue()).status).toBe(404);
    expect((await short.act(body.id, 'send')).status).toBe(404);
    expect((await invoices.issue()).body.number).toBe(2);
  });

  it('8.2.1, 8.2.2: lets support read and send, and a client read only their own; answers 404 for unknown ones', async () => {
    const { body } = await invoices.issue();
    const support = await openTestInvoices(api, await signInSupport(api), client.email);
    expect(await support.list()).toEqual([body]);
    expect((await support.act(body.id, 'send')).body).toEqual({ email: client.email });
    expect(await auditEvent('invoice.sent')).toMatchObject({ after: { number: 1, email: client.email } });
    for (const response of [
      await support.issue(),
      await support.act(body.id, 'pay'),
      await support.act(body.id, 'credit'),
      await support.unpay(body.id),
    ])
      expect(response.status).toBe(403);
    const other = await api.signIn(live.email, live.password);
    expect(await own(other)).toEqual([]);
    for (const id of [body.id, newId()]) expect((await other.get(`/api/invoices/${id}/pdf`)).status).toBe(404);
    for (const what of ['pay', 'credit', 'send'] as const) expect((await invoices.act(newId(), what)).status).toBe(404);
    expect((await invoices.unpay(newId())).status).toBe(404);
    expect((await operator.get(`/api/admin/clients/${newId()}/invoices`)).status).toBe(404);
    expect((await operator.post(`/api/admin/clients/${newId()}/invoices`, newInvoice())).status).toBe(404);
  });
});

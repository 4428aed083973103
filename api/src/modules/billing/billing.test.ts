import { openTestInvoices } from '../../testing/fixtures/invoices.ts';
import { todayInCopenhagen } from '../../testing/fixtures/ledger.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

describe('GET /api/billing', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const read = async ({ email, password }: typeof client) =>
    (await (await api.signIn(email, password)).get('/api/billing')).body;
  const businessOf = async (email: string) =>
    (await api.rows('SELECT business_id FROM accounts WHERE email = ?', [email]))[0]?.business_id;

  it.each([
    ['basic', 99],
    ['premium', 149],
    ['enterprise', 299],
  ])('R19, T23: returns the %s plan at %i euro a month', async (plan, monthlyCost) => {
    // 23:30 in London is the next day in Copenhagen.
    await api.execute('UPDATE subscriptions SET plan = ?, created_at = ? WHERE business_id = ?', [
      plan,
      Date.parse('2026-02-28T23:30:00Z'),
      await businessOf(client.email),
    ]);
    expect(await read(client)).toEqual({
      plan,
      status: 'active',
      monthlyCost,
      activeSince: '2026-03-01',
      nextBillingDate: null,
      invoices: [],
    });
  });

  it('K31: still returns invoices in whole units, for tabs opened before they had an endpoint of their own', async () => {
    const invoices = await openTestInvoices(api, await api.signIn(admin.email, admin.password), client.email);
    await invoices.issue({ lines: [{ description: 'Setup fee', quantity: 1, unitAmount: 1_000_000 }] });
    await invoices.issue({ currency: 'EUR', lines: [{ description: 'Basic plan', quantity: 1, unitAmount: 9950 }] });
    expect((await read(client)).invoices).toEqual([
      { id: expect.any(String), date: todayInCopenhagen(), description: 'Basic plan', amount: 124.38, currency: 'EUR' },
      { id: expect.any(String), date: todayInCopenhagen(), description: 'Setup fee', amount: 12_500, currency: 'DKK' },
    ]);
    expect((await read(live)).invoices).toEqual([]);
  });
});

import { newId } from '../../db/id.ts';
import { client, live } from '../../testing/bodies.ts';
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
  ])('R19, T23: the %s plan costs %i euro a month, read from the subscription', async (plan, monthlyCost) => {
    // Half past eleven in the evening in London is the next day in Copenhagen.
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

  it('K31: invoices come newest first with exactly their keys, to the client they are for', async () => {
    for (const [day, description, hundredths, currency] of [
      ['2026-03-01', 'Setup fee', 1_000_000, 'DKK'],
      ['2026-04-01', 'Basic plan', 9950, 'EUR'],
    ]) {
      await api.execute(
        `INSERT INTO invoices (id, business_id, business_name, day, description, hundredths, currency)
         VALUES (?, ?, 'Demo Wine Bar', ?, ?, ?, ?)`,
        [newId(), await businessOf(client.email), day, description, hundredths, currency],
      );
    }
    expect((await read(client)).invoices).toEqual([
      { id: expect.any(String), date: '2026-04-01', description: 'Basic plan', amount: 99.5, currency: 'EUR' },
      { id: expect.any(String), date: '2026-03-01', description: 'Setup fee', amount: 10_000, currency: 'DKK' },
    ]);
    expect((await read(live)).invoices).toEqual([]);
  });

  it('T39: an invoice outlives its client', async () => {
    await api.execute('DELETE FROM businesses WHERE id = ?', [await businessOf(client.email)]);
    expect(await api.rows('SELECT business_name FROM invoices')).toHaveLength(2);
  });
});

import { openTestLedger, type TestLedger, todayInCopenhagen } from '../../testing/fixtures/ledger.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { addDays } from '../../time/calendar.ts';
import { postEntries, toLedgerEntry } from '../ledger/postEntries.ts';
import { getPeriodStarts } from './revenue.policy.ts';

const PERIODS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
type Totals = Record<(typeof PERIODS)[number], number>;
type Category = Totals & {
  category: string;
  trend: string;
  clients: (Totals & { clientId: string | null; businessName: string; amount: number })[];
};

describe('GET /api/admin/revenue', () => {
  let api: TestApi;
  let operator: TestClient;
  let bar: TestLedger;
  let restaurant: TestLedger;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    bar = await openTestLedger(api, operator, client.email);
    restaurant = await openTestLedger(api, operator, live.email);
  });
  afterAll(() => api.close());

  const read = async () => (await operator.get('/api/admin/revenue')).body as unknown as Category[];
  const course = async () =>
    (await operator.get('/api/admin/revenue/course')).body as { isDemo: boolean; months: { amount: number }[] };
  const of = async (category: string) => (await read()).find((one) => one.category === category);
  /** Checks that every total is the sum of its parts. */
  const expectSums = (categories: readonly Category[]) => {
    for (const { clients, ...category } of categories) {
      for (const period of PERIODS) {
        expect([category.category, clients.reduce((sum, one) => sum + one[period], 0)]).toEqual([
          category.category,
          category[period],
        ]);
      }
      for (const { amount, monthly } of clients) expect(amount).toBe(monthly);
    }
  };

  it('R11, R12: ships a year of labelled demo data, with totals that are the sums of clients', async () => {
    const categories = await read();
    expect(categories.map(({ category }) => category)).toEqual([
      ...['Setup Fees', 'Monthly Subscriptions', 'Transaction Fees', 'Add-ons', 'Custom Development'],
    ]);
    for (const one of categories) {
      expect(Object.keys(one).sort()).toEqual(['category', 'clients', 'daily', 'monthly', 'trend', 'weekly', 'yearly']);
      expect(['up', 'down', 'stable']).toContain(one.trend);
    }
    expectSums(categories);
    expect((await of('Monthly Subscriptions'))?.monthly).toBe(9_900 + 14_900);
    const { isDemo, months } = await course();
    expect([isDemo, months.length, months.every(({ amount }) => amount > 0)]).toEqual([true, 12, true]);
    for (const { note } of await bar.list()) expect(note).toBe('Demo data: made up for the demo account');
  });

  describe('with posted entries', () => {
    beforeEach(() => bar.clear());

    it('is an empty list before the first entry', async () => {
      expect(await read()).toEqual([]);
      const { isDemo, months } = await course();
      expect([isDemo, months.map(({ amount }) => amount)]).toEqual([false, Array.from({ length: 12 }, () => 0)]);
    });

    it('R10: sums the current day, week, month and year up to today', async () => {
      const periods = getPeriodStarts(todayInCopenhagen());
      const days = [todayInCopenhagen(), ...PERIODS.map((period) => periods[period]), addDays(periods.yearly, -1)];
      for (const date of days) await bar.record({ date, amount: 100 });
      const found = await of('Setup Fees');
      for (const period of PERIODS) {
        expect([period, found?.[period]]).toEqual([period, 100 * days.filter((day) => day >= periods[period]).length]);
      }
      expectSums(await read());
    });

    it('T22: is in euro; converts kroner at the central rate; a reversed entry counts as zero', async () => {
      const { body } = await bar.record({ amount: 746_038, currency: 'DKK' });
      await restaurant.record({ amount: 5_050 });
      expect(await of('Setup Fees')).toMatchObject({ daily: 105_050, yearly: 105_050, trend: 'up' });
      expect((await of('Setup Fees'))?.clients.map(({ businessName, daily }) => [businessName, daily])).toEqual([
        ['Demo Wine Bar', 100_000],
        ['Demo Restaurant (live)', 5_050],
      ]);
      await bar.correct(body.id);
      expect((await of('Setup Fees'))?.daily).toBe(5_050);
      expectSums(await read());
    });

    it('T39: names a deleted client by its last name', async () => {
      await operator.post('/api/admin/clients', {
        ...{ email: 'gone@example.dk', contactName: 'A', businessName: 'Bar Væk', businessType: 'cafe' },
        ...{ subscriptionPlan: 'basic', password: 'seven gothic tales' },
      });
      const deletedClient = await openTestLedger(api, operator, 'gone@example.dk');
      await deletedClient.record();
      await api.execute('DELETE FROM businesses WHERE id = ?', [deletedClient.clientId]);
      expect((await of('Setup Fees'))?.clients).toMatchObject([
        { clientId: deletedClient.clientId, businessName: 'Bar Væk' },
      ]);
    });

    it('lists a hundred clients per category, and the others in one row, so that the sum is complete', async () => {
      const clients = Array.from({ length: 130 }, (_, index) => ({
        id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
        name: `Client ${index}`,
      }));
      const entries = clients.map((one, index) =>
        toLedgerEntry({
          ...{ client: one, category: 'Add-ons', amount: 1_000 + index, currency: 'EUR' },
          ...{ day: todayInCopenhagen(), note: '', origin: 'recorded' },
        }),
      );
      await api.internals.dependencies.db.tx((manager) => postEntries(manager, entries));
      const found = await of('Add-ons');
      expect(found?.clients).toHaveLength(101);
      const others = found?.clients.at(-1);
      expect(others).toMatchObject({ clientId: null, businessName: 'All other clients' });
      expect(others?.daily).toBe(
        Array.from({ length: 30 }, (_, index) => 1_000 + index).reduce((sum, one) => sum + one),
      );
      expectSums(await read());
    });

    it('maintains sums of days and years equal to the entries', async () => {
      const { body } = await bar.record({ currency: 'DKK', amount: 999 });
      await Promise.all([bar.record(), restaurant.record(), bar.correct(body.id), restaurant.record({ amount: -77 })]);
      for (const table of ['ledger_days', 'ledger_years']) {
        const [stored] = await api.rows<{ cents: number }>(`SELECT SUM(euro_cents) AS cents FROM ${table}`);
        expect([table, Number(stored?.cents)]).toEqual([table, 2 * 123_450 - 77]);
      }
    });

    it('uses an index for every sum', async () => {
      const explain = api.internals.dependencies.db.kind === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
      const queries = {
        ix_ledger_days_day:
          "SELECT category, SUM(euro_cents) FROM ledger_days WHERE day >= '2026-01-01' GROUP BY category",
        ix_ledger_years_amount:
          "SELECT client_id FROM ledger_years WHERE year = '2026' AND category = 'Add-ons' ORDER BY euro_cents DESC LIMIT 100",
        ix_ledger_client: `SELECT SUM(euro_cents) FROM ledger WHERE client_id IN ('${bar.clientId}') AND day >= '2026-11-01'`,
        ix_ledger_origin: "SELECT id FROM ledger WHERE origin = 'demo' LIMIT 1",
      };
      for (const [index, sql] of Object.entries(queries)) {
        const [plan] = await api.rows<Record<string, string | null>>(`${explain} ${sql}`);
        expect(plan?.detail ?? plan?.possible_keys).toContain(index);
      }
    });
  });
});

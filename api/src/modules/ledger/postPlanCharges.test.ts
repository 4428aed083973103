import { openTestLedger } from '../../testing/fixtures/ledger.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import {
  createTempDatabase,
  startTestApi,
  type TempDatabase,
  type TestApi,
  type TestClient,
} from '../../testing/index.ts';
import { startProcess } from '../../testing/processes/childProcess.ts';
import { postPlanCharges } from './postPlanCharges.ts';

const NOVEMBER = Date.parse('2026-11-22T12:00:00Z');
/** 1 December in Copenhagen, still November in London. */
const DECEMBER = Date.parse('2026-11-30T23:30:00Z');

describe('plan charges', () => {
  let database: TempDatabase;
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({}, database);
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => (await openTestLedger(api, operator, client.email)).clear());
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  const booked = async (email: string) =>
    (await (await openTestLedger(api, operator, email)).list()).map(({ amount, currency, date, category, origin }) =>
      [amount, currency, date, category, origin].join(' '),
    );
  const setStatus = async (email: string, status: string) => {
    const { clientId } = await openTestLedger(api, operator, email);
    await api.execute('UPDATE subscriptions SET status = ? WHERE business_id = ?', [status, clientId]);
  };

  it('R19: are posted once a month, in Copenhagen time, by housekeeping', async () => {
    for (const now of [NOVEMBER, NOVEMBER, DECEMBER, DECEMBER])
      await api.internals.housekeeping.jobs(now).planPrices?.();
    expect(await booked(client.email)).toEqual([
      '9900 EUR 2026-12-01 Monthly Subscriptions plan',
      '9900 EUR 2026-11-22 Monthly Subscriptions plan',
    ]);
    expect(await booked(live.email)).toHaveLength(2);
    expect(await booked(live.email)).toContain('14900 EUR 2026-12-01 Monthly Subscriptions plan');
  });

  it.each(['paused', 'cancelled'])('are not posted while a client is %s', async (status) => {
    await setStatus(client.email, status);
    await postPlanCharges(api.internals.dependencies, NOVEMBER);
    expect(await booked(client.email)).toEqual([]);
    await setStatus(client.email, 'active');
    await postPlanCharges(api.internals.dependencies, NOVEMBER);
    expect(await booked(client.email)).toHaveLength(1);
  });

  it('are posted for many clients in batches, each once', async () => {
    const rows = Array.from(
      { length: 450 },
      (_, index) => `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const places = (row: string) => rows.map(() => row).join(', ');
    await api.execute(
      `INSERT INTO businesses (id, name, business_type, features, branding, version, created_at)
       VALUES ${places("(?, 'Many', 'cafe', '{}', '{}', 1, 1)")}`,
      rows,
    );
    await api.execute(
      `INSERT INTO subscriptions (business_id, plan, status, created_at) VALUES ${places("(?, 'basic', 'active', 1)")}`,
      rows,
    );
    await Promise.all([
      postPlanCharges(api.internals.dependencies, NOVEMBER),
      postPlanCharges(api.internals.dependencies, NOVEMBER),
    ]);
    const [count] = await api.rows<{ many: number }>("SELECT COUNT(*) AS many FROM ledger WHERE client_name = 'Many'");
    expect(Number(count?.many)).toBe(rows.length);
    const [sum] = await api.rows<{ cents: number }>('SELECT SUM(euro_cents) AS cents FROM ledger_days');
    expect(Number(sum?.cents)).toBe(450 * 9_900 + 9_900 + 14_900);
    await api.execute("DELETE FROM businesses WHERE name = 'Many'");
  });

  if (process.env.TEST_DATABASE_URL) {
    it('2.3.3: are posted once by two concurrent processes', async () => {
      const args = [database.dataDir, database.databaseUrl ?? '', String(NOVEMBER)];
      const processes = [
        startProcess('./postPlanCharges.child.ts', args),
        startProcess('./postPlanCharges.child.ts', args),
      ];
      for (const booker of processes) expect(await booker.line()).toBe('ready');
      for (const booker of processes) booker.say('book');
      expect(await Promise.all(processes.map((booker) => booker.line()))).toEqual(['booked', 'booked']);
      for (const booker of processes) await booker.stop();
      expect(await booked(client.email)).toHaveLength(1);
      const [sum] = await api.rows<{ cents: number }>('SELECT SUM(euro_cents) AS cents FROM ledger_days');
      expect(Number(sum?.cents)).toBe(9_900 + 14_900);
    });
  }
});

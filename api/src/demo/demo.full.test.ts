import type { BreakEvenReply } from '@skal/contracts/analytics/breakEven';
import { createConnection } from 'mysql2/promise';
import { addOperator } from '../cli/addOperator.ts';
import { createAccount } from '../modules/account/createAccount.ts';
import { createTestKey } from '../testing/fixtures/keys.ts';
import { openTestLedger } from '../testing/fixtures/ledger.ts';
import { addOwner, owner } from '../testing/fixtures/operators.ts';
import { admin, client, live, newClient } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, type Overrides, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { CURRENCY } from './simulation/venue.ts';

const sessionKeys = [createTestKey('demo')];
const production: Overrides = { production: true, sessionKeys };
const https: Overrides = { site: { origin: 'https://www.skal.example' } };
const emails = async (api: TestApi) =>
  (await api.rows<{ email: string }>('SELECT email FROM accounts ORDER BY email')).map(({ email }) => email);
const login = (api: TestApi, body: object) => api.client().post('/api/login', body);

describe('demo accounts', () => {
  let database: TempDatabase;
  const open: TestApi[] = [];
  const start = async (overrides: Overrides = {}) => {
    const api = await startTestApi(overrides, database);
    open.push(api);
    return api;
  };
  const stop = async (api: TestApi) => {
    open.splice(open.indexOf(api), 1);
    await api.close();
  };

  beforeEach(async () => {
    database = await createTempDatabase();
  });
  afterEach(async () => {
    while (open[0]) await stop(open[0]);
    await database.remove();
  });

  it('are created in a new database and kept', async () => {
    const first = await start();
    expect(await emails(first)).toEqual([admin.email, client.email, live.email]);
    expect(first.internals.demoAccounts.map(({ email }) => email)).toEqual([admin.email, client.email, live.email]);
    await stop(first);
    const again = await start();
    expect((await login(again, client)).status).toBe(200);
    expect(again.internals.demoAccounts).toHaveLength(3);
  });

  it('the live client pays in its guests’ currency, so that break-even can be reached', async () => {
    const api = await start();
    const browser = await api.signIn(live.email, live.password);
    const { positions } = (await browser.get('/api/break-even')).body as unknown as BreakEvenReply;
    expect(positions.map(({ currency }) => currency)).toEqual([CURRENCY]);
  });

  it.each([client, live])('K31: $email has its plan since its first payment', async (who) => {
    const api = await start();
    const { activeSince } = (await (await api.signIn(who.email, who.password)).get('/api/billing')).body;
    const paid = await (await openTestLedger(api, await api.signIn(admin.email, admin.password), who.email)).list();
    expect(activeSince).toBe(paid.map(({ date }) => String(date)).sort()[0]);
  });

  it('R19: later months are charged in the same currency', async () => {
    const api = await start();
    const operator = await api.signIn(admin.email, admin.password);
    const nextMonth = Date.now() + 31 * 24 * 60 * 60_000;
    await api.internals.housekeeping.jobs(nextMonth).planPrices?.();
    const entriesOf = async ({ email }: { email: string }) =>
      (await (await openTestLedger(api, operator, email)).list())
        .filter(({ origin }) => origin === 'plan')
        .map(({ amount, currency }) => [amount, currency]);
    // 149 euro at the central rate of the krone (ADR-0027).
    expect(await entriesOf(live)).toEqual([[111_160, CURRENCY]]);
    expect(await entriesOf(client)).toEqual([[9_900, 'EUR']]);
    const browser = await api.signIn(live.email, live.password);
    const { positions } = (await browser.get('/api/break-even')).body as unknown as BreakEvenReply;
    expect(positions.map(({ currency }) => currency)).toEqual([CURRENCY]);
  });

  it('13.2.3: are not created in a production database', async () => {
    await stop(await start(production));
    const misconfigured = await start();
    expect(await emails(misconfigured)).toEqual([]);
    expect(misconfigured.internals.demoAccounts).toEqual([]);
    await stop(misconfigured);
    expect((await login(await start(production), admin)).status).toBe(401);
  });

  it.each([
    ['SESSION_KEYS', { sessionKeys }],
    ['an https origin', https],
  ])('13.2.3: are not created with %s', async (_, overrides) => {
    const api = await start(overrides);
    expect(await emails(api)).toEqual([]);
    await stop(api);
    expect(await emails(await start())).toEqual([]);
  });

  it('13.2.3: are not created again after one was deleted', async () => {
    const first = await start();
    await first.execute('DELETE FROM accounts WHERE email = ?', [admin.email]);
    await stop(first);
    expect(await emails(await start())).toEqual([client.email, live.email]);
  });

  it.each([
    ['SESSION_KEYS', { sessionKeys }],
    ['an https origin', https],
  ])('6.3.2: cannot sign in with %s, which the log reports', async (_, overrides) => {
    await stop(await start());
    const api = await start(overrides);
    expect((await login(api, admin)).body.error).toBe('Account not found');
    expect(api.internals.demoAccounts).toEqual([]);
    expect(api.log.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^the demo accounts .* cannot sign in/));
  });

  it('6.3.2: cannot sign in when inserted into a running production database', async () => {
    const api = await start(production);
    await addOwner(api);
    const { db, passwordHasher } = api.internals.dependencies;
    const passwordHash = await passwordHasher.hash(admin.password);
    const demo = { accountType: 'admin', email: admin.email, firstName: 'Demo', lastName: 'Operator' } as const;
    const { id } = await db.tx((manager) => createAccount(manager, { ...demo, passwordHash }));
    const seen = async (body: object) => {
      const response = await login(api, body);
      const { date, 'x-request-id': requestId, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, body: response.body, headers, has: [typeof date, typeof requestId] };
    };
    const unknown = await seen({ email: 'unknown@example.dk', password: 'not it' });
    expect(await seen(admin)).toEqual(unknown);
    expect(await seen({ ...admin, email: ' ADMIN@skal.example' })).toEqual(unknown);
    expect(unknown.status).toBe(401);

    // A session created by another process is not accepted either.
    const browser = await api.signIn(owner.email, owner.password);
    expect((await browser.get('/api/session')).status).toBe(200);
    await api.execute('UPDATE sessions SET account_id = ?', [id]);
    expect((await browser.get('/api/session')).status).toBe(401);
  });

  it('rejects new accounts with an address that could not sign in', async () => {
    const api = await start(production);
    const settings = { ...api.settings, logLevel: 'silent' as const };
    await expect(
      addOperator(settings, { ...admin, contactName: 'A B', password: 'out of the office' }),
    ).rejects.toThrow('This email address is reserved for the demo.');
    await addOwner(api);
    const browser = await api.signIn(owner.email, owner.password);
    const response = await browser.post('/api/admin/clients', { ...newClient, email: client.email });
    expect([response.status, response.body.error]).toEqual([400, 'This email address is reserved for the demo.']);
  });

  if (process.env.TEST_DATABASE_URL) {
    it('are created when releases were published before the first start', async () => {
      const connection = await createConnection(database.databaseUrl ?? '');
      await connection.query('CREATE TABLE release_documents (name varchar(40))');
      await connection.end();
      expect(await emails(await start())).toEqual([admin.email, client.email, live.email]);
    });

    it('are created once by several processes that start together', async () => {
      const all = await Promise.all([start(), start(), start()]);
      expect(all.map(({ internals }) => internals.dependencies.db.isNew).filter(Boolean)).toHaveLength(1);
      expect(await emails(all[0])).toEqual([admin.email, client.email, live.email]);
    });
  }
});

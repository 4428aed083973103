import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { admin, client, ticket } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

/** Row of a query plan, of either database: SQLite's access to accounts, and MySQL's possible keys. */
interface Plan {
  readonly detail?: string;
  readonly table?: string | null;
  readonly possible_keys?: string | null;
}

const ACCOUNT = /\baccounts a\b/;
const OF_ONE = /ix_accounts_business|uq_accounts_email|\(id=\?\)|PRIMARY/;

/** Whether a plan reads accounts by owner, not all of a type. */
const readsByOwner = (plan: readonly Plan[]): boolean =>
  plan
    .filter(({ detail, table }) => (detail === undefined ? table === 'a' : /^S\w+ a\b/.test(detail)))
    .every(({ detail, possible_keys: keys }) => OF_ONE.test(detail ?? keys ?? 'PRIMARY'));

describe('query plans of clients', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it("find a client's account by its owner, however many others there are", async () => {
    const { db } = api.internals.dependencies;
    const own = await api.signIn(client.email, client.password);
    const { body: created } = await own.post('/api/support-ticket', ticket);
    const owner = await api.signIn(admin.email, admin.password);
    const id = await findBusinessId(api, client);
    const queries: [sql: string, parameters: readonly unknown[]][] = [];
    const { query } = db;
    db.query = (sql, parameters = []) => {
      queries.push([sql, parameters]);
      return query(sql, parameters);
    };
    const calls: [method: string, path: string, json?: object][] = [
      ['GET', '/api/admin/clients?limit=10'],
      ['GET', `/api/admin/clients/${id}`],
      ['POST', `/api/admin/tickets/${created.ticketId}/messages`, { text: 'We look into it.' }],
      ['POST', `/api/admin/clients/${id}/impersonation`],
      ['GET', '/api/session'],
    ];
    const slow: string[] = [];
    for (const [method, path, json] of calls) {
      const before = queries.length;
      const { status } = await owner.request(method, path, json ? { json } : {});
      expect([path, status < 300]).toEqual([path, true]);
      const ofAccounts = queries.slice(before).filter(([sql]) => ACCOUNT.test(sql));
      expect([path, ofAccounts.length > 0]).toEqual([path, true]);
      for (const [sql, parameters] of ofAccounts) {
        const explain = db.kind === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
        if (!readsByOwner(await query<Plan>(`${explain} ${sql}`, parameters))) slow.push(`${path}: ${sql}`);
      }
    }
    expect(slow).toEqual([]);
  });
});

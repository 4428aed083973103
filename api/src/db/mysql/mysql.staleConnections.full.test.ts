import { EventEmitter } from 'node:events';
import type { Pool, PoolConnection } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { client, message } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { newId } from '../rows/id.ts';
import { StaleConnectionTracker } from './mysql.staleConnections.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

describe('StaleConnectionTracker', () => {
  /** A fake pool with the events that are used. */
  const makePool = () => {
    const pool = new EventEmitter();
    const tracker = new StaleConnectionTracker(pool as unknown as Pool);
    const open = () => {
      const connection = Object.assign(new EventEmitter(), { destroy: jest.fn() });
      pool.emit('connection', connection);
      return connection as unknown as PoolConnection & { destroy: jest.Mock };
    };
    return { trust: tracker, open, idle: (connection: PoolConnection) => pool.emit('release', connection) };
  };

  it('evicts connections opened before the failed one, and none opened later', () => {
    const { trust: tracker, open, idle } = makePool();
    const [failed, idleConnection, working] = [open(), open(), open()];
    idle(idleConnection);
    tracker.evict(failed);
    expect(failed.destroy).toHaveBeenCalled();
    expect(idleConnection.destroy).toHaveBeenCalled();
    expect(working.destroy).not.toHaveBeenCalled();
    expect(tracker.isStale(working)).toBe(true);
    idle(working);
    expect(working.destroy).toHaveBeenCalled();
    expect(tracker.isStale(open())).toBe(false);
  });

  it('keeps connections after errors that do not concern the server', () => {
    const { trust: tracker, open } = makePool();
    const connection = open();
    tracker.inspectError(Object.assign(new Error('no'), { code: 'ER_DUP_ENTRY' }), connection);
    expect(connection.destroy).not.toHaveBeenCalled();
    tracker.inspectError(Object.assign(new Error('no'), { code: 'ER_OPTION_PREVENTS_STATEMENT' }), connection);
    expect(connection.destroy).toHaveBeenCalled();
  });

  it('throttles evictions, so that a permanently read-only server is not reconnected for every write', () => {
    const { trust: tracker, open } = makePool();
    tracker.evict(open());
    const next = open();
    tracker.evict(open());
    expect(tracker.isStale(next)).toBe(false);
  });
});

if (serverUrl) {
  /** A demoted primary answers reads, and rejects writes of non-administrators. */
  describe('a database server that becomes read-only', () => {
    const user = `skal_${newId().slice(-12)}`;
    let tempDatabase: TempDatabase;
    let api: TestApi;

    const asAdministrator = async (...statements: string[]) => {
      const connection = await createConnection(serverUrl ?? '');
      for (const statement of statements) await connection.query(statement);
      await connection.end();
    };
    const connections = async () => {
      const connection = await createConnection(serverUrl ?? '');
      const [rows] = await connection.query('SELECT id FROM information_schema.PROCESSLIST WHERE user = ?', [user]);
      await connection.end();
      return (rows as { id: number }[]).map(({ id }) => Number(id));
    };

    beforeAll(async () => {
      tempDatabase = await createTempDatabase(serverUrl);
      const url = new URL(tempDatabase.databaseUrl ?? '');
      const database = url.pathname.slice(1);
      await asAdministrator(
        `CREATE USER '${user}'@'%' IDENTIFIED BY 'a password of tests'`,
        `GRANT ALL ON ${database}.* TO '${user}'@'%'`,
      );
      url.username = user;
      url.password = encodeURIComponent('a password of tests');
      api = await startTestApi({}, { dataDir: tempDatabase.dataDir, databaseUrl: url.href });
    });
    afterAll(async () => {
      await asAdministrator('SET GLOBAL read_only = 0');
      await api.close();
      await asAdministrator(`DROP USER '${user}'@'%'`);
      await tempDatabase.remove();
    });

    it('is not ready, closes its connections, and recovers when the server accepts writes', async () => {
      const browser = await api.signIn(client.email, client.password);
      const send = () => api.client().post('/api/contact', message);
      await Promise.all(Array.from({ length: 8 }, send));
      const before = await connections();
      expect(await api.internals.isReady()).toBe(true);

      await asAdministrator('SET GLOBAL read_only = 1');
      expect(await api.internals.isReady()).toBe(false);
      expect((await api.request('GET', '/healthz/ready')).status).toBe(503);
      expect((await api.request('GET', '/healthz/live')).status).toBe(200);
      const response = await send();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await browser.get('/api/session')).status).toBe(200);
      await waitFor(connections, (now) => now.every((id) => !before.includes(id)));

      await asAdministrator('SET GLOBAL read_only = 0');
      expect(await api.internals.isReady()).toBe(true);
      expect((await send()).status).toBe(201);
    });

    it('without a free connection: requests wait or are rejected, and are served when connections are available', async () => {
      const allow = (most: number) => asAdministrator(`ALTER USER '${user}'@'%' WITH MAX_USER_CONNECTIONS ${most}`);
      const browser = await api.signIn(client.email, client.password);
      const queryAll = () => Promise.all(Array.from({ length: 30 }, () => browser.get('/api/staff')));
      const before = await connections();
      await asAdministrator(...before.map((id) => `KILL ${id}`));
      // A killed connection counts until its thread has ended.
      await waitFor(connections, (now) => now.every((id) => !before.includes(id)));
      await allow(2);
      const statuses = new Set((await queryAll()).map(({ status }) => status));
      expect([...statuses].sort()).toEqual([200, 503]);
      await allow(0);
      expect(new Set((await queryAll()).map(({ status }) => status))).toEqual(new Set([200]));
    });
  });
}

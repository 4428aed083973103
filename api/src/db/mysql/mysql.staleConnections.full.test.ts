import { EventEmitter } from 'node:events';
import type { Pool, PoolConnection } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { client, message } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { newId } from '../rows/id.ts';
import { StaleConnectionTracker } from './mysql.staleConnections.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

describe('the trust in a pool', () => {
  /** As much of a pool and its connections as is listened to. */
  const makePool = () => {
    const pool = new EventEmitter();
    const trust = new StaleConnectionTracker(pool as unknown as Pool);
    const open = () => {
      const connection = Object.assign(new EventEmitter(), { destroy: jest.fn() });
      pool.emit('connection', connection);
      return connection as unknown as PoolConnection & { destroy: jest.Mock };
    };
    return { trust, open, idle: (connection: PoolConnection) => pool.emit('release', connection) };
  };

  it('goes from every connection that was opened before the one that failed, and from none opened later', () => {
    const { trust, open, idle } = makePool();
    const [failed, resting, working] = [open(), open(), open()];
    idle(resting);
    trust.evict(failed);
    expect(failed.destroy).toHaveBeenCalled();
    expect(resting.destroy).toHaveBeenCalled();
    expect(working.destroy).not.toHaveBeenCalled();
    expect(trust.isStale(working)).toBe(true);
    idle(working);
    expect(working.destroy).toHaveBeenCalled();
    expect(trust.isStale(open())).toBe(false);
  });

  it('stays where what went wrong says nothing of the server', () => {
    const { trust, open } = makePool();
    const connection = open();
    trust.inspectError(Object.assign(new Error('no'), { code: 'ER_DUP_ENTRY' }), connection);
    expect(connection.destroy).not.toHaveBeenCalled();
    trust.inspectError(Object.assign(new Error('no'), { code: 'ER_OPTION_PREVENTS_STATEMENT' }), connection);
    expect(connection.destroy).toHaveBeenCalled();
  });

  it('does not go again at once: a server that is read-only for good is not dialled for every write', () => {
    const { trust, open } = makePool();
    trust.evict(open());
    const next = open();
    trust.evict(open());
    expect(trust.isStale(next)).toBe(false);
  });
});

if (serverUrl) {
  /** A primary that is demoted answers reads as before, and refuses writes to whoever is not its administrator. */
  describe('a database server that becomes read-only', () => {
    const user = `skal_${newId().slice(-12)}`;
    let place: TempDatabase;
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
      place = await createTempDatabase(serverUrl);
      const url = new URL(place.databaseUrl ?? '');
      const database = url.pathname.slice(1);
      await asAdministrator(
        `CREATE USER '${user}'@'%' IDENTIFIED BY 'a password of tests'`,
        `GRANT ALL ON ${database}.* TO '${user}'@'%'`,
      );
      url.username = user;
      url.password = encodeURIComponent('a password of tests');
      api = await startTestApi({}, { dataDir: place.dataDir, databaseUrl: url.href });
    });
    afterAll(async () => {
      await asAdministrator('SET GLOBAL read_only = 0');
      await api.close();
      await asAdministrator(`DROP USER '${user}'@'%'`);
      await place.remove();
    });

    it('is not ready, gives up its connections, and serves again when it takes writes', async () => {
      const browser = await api.signIn(client.email, client.password);
      const send = () => api.client().post('/api/contact', message);
      await Promise.all(Array.from({ length: 8 }, send));
      const before = await connections();
      expect(await api.internals.isReady()).toBe(true);

      await asAdministrator('SET GLOBAL read_only = 1');
      expect(await api.internals.isReady()).toBe(false);
      expect((await api.request('GET', '/healthz/ready')).status).toBe(503);
      expect((await api.request('GET', '/healthz/live')).status).toBe(200);
      const answer = await send();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await browser.get('/api/session')).status).toBe(200);
      await waitFor(connections, (now) => now.every((id) => !before.includes(id)));

      await asAdministrator('SET GLOBAL read_only = 0');
      expect(await api.internals.isReady()).toBe(true);
      expect((await send()).status).toBe(201);
    });

    it('that has no connection left: who asks waits or is told to come back, and is served when there are some', async () => {
      const allow = (most: number) => asAdministrator(`ALTER USER '${user}'@'%' WITH MAX_USER_CONNECTIONS ${most}`);
      const browser = await api.signIn(client.email, client.password);
      const askAll = () => Promise.all(Array.from({ length: 30 }, () => browser.get('/api/staff')));
      const before = await connections();
      await asAdministrator(...before.map((id) => `KILL ${id}`));
      // One that is killed counts until its thread is gone.
      await waitFor(connections, (now) => now.every((id) => !before.includes(id)));
      await allow(2);
      const statuses = new Set((await askAll()).map(({ status }) => status));
      expect([...statuses].sort()).toEqual([200, 503]);
      await allow(0);
      expect(new Set((await askAll()).map(({ status }) => status))).toEqual(new Set([200]));
    });
  });
}

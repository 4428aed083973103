import { startReplicated } from '@skal/tooling/src/database/replicated.ts';
import type { DatabaseServer } from '@skal/tooling/src/database/server.ts';
import { createConnection } from 'mysql2/promise';
import { readSettings } from '../settings.ts';
import { client, staffMember } from '../testing/bodies.ts';
import { makeThrowaway, startTestApi, type TestApi, TestClient, type Throwaway } from '../testing/index.ts';
import { startChildApi } from '../testing/processes.ts';
import { until } from '../testing/until.ts';

/** What stands in the replica alone: whoever is told this was told by it. */
const MARK = 'Replica';

/** Until a replica has what the first start made, on a machine that does other work besides. */
const REPLICA_MS = 30_000;

/** Until a replica is known to be behind. */
const BEHIND_MS = 10_000;

if (process.env.TEST_DATABASE_URL) {
  describe('a site with a replica of its database', () => {
    let servers: { primary: DatabaseServer; replica: DatabaseServer };
    let place: Throwaway;
    let databaseReadUrl: string;
    let api: TestApi;

    const onReplica = async (statement: string) => {
      const connection = await createConnection(databaseReadUrl);
      await connection.query(statement);
      await connection.end();
    };
    const namesFor = async (browser: TestClient) => {
      const staff = (await browser.get('/api/staff')).body as unknown as { firstName: string }[];
      return staff.map(({ firstName }) => firstName);
    };
    const isReplica = (names: readonly string[]) => names.includes(MARK);
    /** The same browser, some seconds later: what it noted of its last change is over. */
    const later = (browser: TestClient, url = api.url) => {
      const same = new TestClient(url);
      for (const [name, value] of browser.cookies) if (name !== 'skal.wrote') same.cookies.set(name, value);
      return same;
    };
    const add = async (browser: TestClient, firstName: string) => {
      const member = { ...staffMember, firstName, email: `${firstName}@example.dk` };
      expect((await browser.post('/api/staff', member)).status).toBe(201);
    };

    beforeAll(async () => {
      servers = await startReplicated();
      place = await makeThrowaway(servers.primary.url);
      databaseReadUrl = servers.replica.url + new URL(place.databaseUrl ?? '').pathname;
      // The first start makes the tables, which the replica copies.
      await (await startTestApi({}, place)).close();
      await until(
        () =>
          onReplica('SELECT 1 FROM accounts').then(
            () => true,
            () => false,
          ),
        (isThere) => isThere,
        REPLICA_MS,
      );
      api = await startTestApi({ databaseReadUrl }, place);
      await add(await api.signIn(client.email, client.password), 'Agnes');
      await until(
        async () => {
          const connection = await createConnection(databaseReadUrl);
          const [rows] = await connection.query("SELECT id FROM staff WHERE first_name = 'Agnes'");
          await connection.end();
          return (rows as object[]).length;
        },
        (count) => count === 1,
        REPLICA_MS,
      );
      await onReplica(`UPDATE staff SET first_name = '${MARK}' WHERE first_name = 'Agnes'`);
    }, 4 * REPLICA_MS);
    afterAll(async () => {
      await api.close();
      await place.remove();
      await Promise.all([servers.primary.stop(), servers.replica.stop()]);
    });

    it('reads there for whoever has changed nothing a moment ago', async () => {
      const browser = await api.signIn(client.email, client.password);
      expect(await namesFor(browser)).toContain('Agnes');
      await until(() => namesFor(later(browser)), isReplica);
    });

    it('while it is behind: shows somebody what they have just written, in whichever process', async () => {
      const browser = await api.signIn(client.email, client.password);
      await until(() => namesFor(later(browser)), isReplica);
      await onReplica('STOP SLAVE SQL_THREAD');
      await add(browser, 'Berta');
      expect(await namesFor(browser)).toContain('Berta');
      const other = await startChildApi(place, { databaseReadUrl });
      const there = new TestClient(other.url);
      for (const [name, value] of browser.cookies) there.cookies.set(name, value);
      expect(await namesFor(there)).toContain('Berta');
      await other.stop();
    });

    it('7.4.1: while it is behind: a session that was ended is over at once', async () => {
      const browser = await api.signIn(client.email, client.password);
      const stolen = later(browser);
      expect((await stolen.get('/api/staff')).status).toBe(200);
      expect((await browser.post('/api/logout')).status).toBeLessThan(300);
      expect((await stolen.get('/api/staff')).status).toBe(401);
    });

    it('is asked no more when it is seconds behind, and again when it has caught up', async () => {
      const browser = later(await api.signIn(client.email, client.password));
      const names = await until(
        () => namesFor(browser),
        (found) => !isReplica(found),
        BEHIND_MS,
      );
      expect(names).toEqual(expect.arrayContaining(['Agnes', 'Berta']));
      await onReplica('START SLAVE SQL_THREAD');
      expect(await until(() => namesFor(browser), isReplica, BEHIND_MS)).toContain('Berta');
    });

    it('goes on without it when it is gone', async () => {
      const browser = later(await api.signIn(client.email, client.password));
      await until(() => namesFor(browser), isReplica, BEHIND_MS);
      await servers.replica.stop();
      expect(await namesFor(browser)).toContain('Agnes');
      await until(
        () => api.log.map(({ msg }) => msg),
        (said) => said.includes('the replica does not answer; everything is read from the primary'),
      );
    });

    it('starts without it, too', async () => {
      await servers.replica.stop();
      const alone = await startTestApi({ databaseReadUrl }, place);
      expect(await namesFor(await alone.signIn(client.email, client.password))).toContain('Agnes');
      await alone.close();
    });
  });
} else {
  describe('a database in a file', () => {
    it('has no replica: one that is set alone is refused at the start, with what to do', () => {
      const alone = () => readSettings({ DATABASE_READ_URL: 'mysql://reader@replica/skal' });
      expect(alone).toThrow(/^DATABASE_READ_URL is set without DATABASE_URL: .* leave DATABASE_READ_URL out\.$/);
      expect(readSettings({}).databaseReadUrl).toBeNull();
    });
  });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { addOperator, StartupError } from '../../index.ts';
import { findModules } from '../../modules/modules.ts';
import { createTempDatabase, startTestApi, type TempDatabase } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';

/** Statements of the test migration with side effects; the process is killed before or after each. */
const CHANGES = 7;

/** Query timeout; startup has a longer one. */
const DEADLINE_MS = 500;

if (process.env.TEST_DATABASE_URL) {
  describe('a start that is killed during a migration', () => {
    let database: TempDatabase;
    beforeEach(async () => {
      database = await createTempDatabase();
    });
    afterEach(() => database.remove());

    const start = async (...at: string[]) => {
      const path = fileURLToPath(new URL('../../testing/processes/migrate.child.ts', import.meta.url));
      const child = spawn(process.execPath, [path, database.databaseUrl ?? '', ...at], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [output, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { signal: child.signalCode, ready: output === 'ready\n', complaint: errorOutput };
    };
    const rows = async (sql: string): Promise<RowDataPacket[]> => {
      const connection = await createConnection(database.databaseUrl ?? '');
      const [found] = await connection.query<RowDataPacket[]>(sql);
      await connection.end();
      return found;
    };
    const layout = async () => ({
      columns: await rows(
        `SELECT TABLE_NAME AS t, COLUMN_NAME AS c FROM information_schema.COLUMNS
         WHERE TABLE_SCHEMA = DATABASE() ORDER BY t, ORDINAL_POSITION`,
      ),
      indices: await rows(
        `SELECT TABLE_NAME AS t, INDEX_NAME AS i, COLUMN_NAME AS c FROM information_schema.STATISTICS
         WHERE TABLE_SCHEMA = DATABASE() ORDER BY t, i, SEQ_IN_INDEX`,
      ),
      run: await rows('SELECT name FROM migrations'),
      underWay: await rows('SELECT name FROM migration_steps'),
    });

    it('is resumed by the next start, at any statement', async () => {
      expect(await start()).toMatchObject({ ready: true });
      const whole = await layout();
      expect(whole).toMatchObject({ run: [{ name: 'Trial1900000000000' }], underWay: [] });
      await database.remove();
      database = await createTempDatabase();

      for (let change = 1; change <= CHANGES; change += 1) {
        // Executed but not recorded: the next start runs it again and is killed before the following one.
        expect(await start('1', 'after')).toMatchObject({ signal: 'SIGKILL' });
        const last = change === CHANGES;
        expect(await start('2', 'before')).toMatchObject(last ? { ready: true } : { signal: 'SIGKILL' });
      }
      expect(await start()).toMatchObject({ ready: true });
      expect(await layout()).toEqual(whole);
    }, 120_000);

    it('rejects a foreign table, also at the second start', async () => {
      await rows('CREATE TABLE trial_parents (id int PRIMARY KEY)');
      for (let times = 0; times < 2; times += 1) {
        const { ready, complaint: errorOutput } = await start();
        expect(ready).toBe(false);
        expect(errorOutput).toContain("Table 'trial_parents' already exists");
      }
    });

    it('runs migrations once when several processes start together', async () => {
      const all = await Promise.all([1, 2, 3].map(() => start('0', 'before', 'all')));
      expect(all.map(({ ready }) => ready)).toEqual([true, true, true]);
      expect((await layout()).run).toHaveLength((await findModules()).migrations.length);
      const api = await startTestApi({}, database);
      expect(await api.internals.dependencies.db.schemaDrift()).toEqual([]);
      await api.close();
    });
  });

  describe('a start with a slow database', () => {
    let database: TempDatabase;
    let other: Connection;
    beforeEach(async () => {
      database = await createTempDatabase();
      await (await startTestApi({}, database)).close();
      other = await createConnection(database.databaseUrl ?? '');
      await other.query('LOCK TABLES accounts WRITE');
    });
    afterEach(async () => {
      await other.end();
      await database.remove();
    });

    it('waits longer than the query timeout', async () => {
      const starting = startTestApi({ databaseDeadlineMs: DEADLINE_MS }, database);
      // Releases the lock only after the start has waited that long.
      const watcher = await createConnection(process.env.TEST_DATABASE_URL ?? '');
      const name = new URL(database.databaseUrl ?? '').pathname.slice(1);
      const waits = "SELECT MAX(TIME) AS s FROM information_schema.PROCESSLIST WHERE DB = ? AND INFO LIKE '%accounts%'";
      await waitFor(
        async () => JSON.stringify((await watcher.query(waits, [name]))[0]),
        (seen) => Number(/\d+/.exec(seen)?.[0] ?? 0) * 1000 > DEADLINE_MS,
      );
      await watcher.end();
      await other.query('UNLOCK TABLES');
      const api = await starting;
      expect(api.internals.demoAccounts).toHaveLength(3);
      await api.close();
    });

    it('fails with a message after the startup wait', async () => {
      const starting = startTestApi({ databaseDeadlineMs: DEADLINE_MS, databaseWaitMs: DEADLINE_MS }, database);
      await expect(starting).rejects.toThrow(
        new StartupError('The database cannot be used (The database took too long). Please check that it is running.'),
      );
    });
  });
} else {
  describe('an embedded database', () => {
    it('is locked by one process, and free after that has ended', async () => {
      const database = await createTempDatabase();
      const path = fileURLToPath(new URL('../../testing/processes/api.child.ts', import.meta.url));
      const child = spawn(process.execPath, [path, database.dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
      await once(child.stdout, 'data');
      const second = startTestApi({}, database);
      await expect(second).rejects.toThrow(StartupError);
      await expect(second).rejects.toThrow(/^Another process already serves the data folder .* set DATABASE_URL/);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await (await startTestApi({}, database)).close();
      await database.remove();
    });

    it('allows adding an operator while it is in use', async () => {
      const api = await startTestApi();
      await addOperator(api.settings, {
        email: 'boss@firm.example',
        contactName: 'Karen Blixen',
        password: 'out of the office',
      });
      expect(await api.rows("SELECT email FROM accounts WHERE email = 'boss@firm.example'")).toHaveLength(1);
      await api.close();
    });
  });
}

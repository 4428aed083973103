import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { addOperator, StartupError } from '../../index.ts';
import { findModules } from '../../modules/modules.ts';
import { createTempDatabase, startTestApi, type TempDatabase } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';

/** Statements of the trial that change something, each of which a kill may hit before or after. */
const CHANGES = 7;

/** How long an answer may take; a start is given longer. */
const DEADLINE_MS = 500;

if (process.env.TEST_DATABASE_URL) {
  describe('a start that is killed while it changes the tables', () => {
    let place: TempDatabase;
    beforeEach(async () => {
      place = await createTempDatabase();
    });
    afterEach(() => place.remove());

    const start = async (...at: string[]) => {
      const path = fileURLToPath(new URL('../../testing/processes/migrate.child.ts', import.meta.url));
      const child = spawn(process.execPath, [path, place.databaseUrl ?? '', ...at], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { signal: child.signalCode, ready: said === 'ready\n', complaint };
    };
    const rows = async (sql: string): Promise<RowDataPacket[]> => {
      const connection = await createConnection(place.databaseUrl ?? '');
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

    it('goes on where it was at the next start, whichever statement it was at', async () => {
      expect(await start()).toMatchObject({ ready: true });
      const whole = await layout();
      expect(whole).toMatchObject({ run: [{ name: 'Trial1900000000000' }], underWay: [] });
      await place.remove();
      place = await createTempDatabase();

      for (let change = 1; change <= CHANGES; change += 1) {
        // Made, and not noted: the next start meets it again, as its first, and is killed before the one behind it.
        expect(await start('1', 'after')).toMatchObject({ signal: 'SIGKILL' });
        const last = change === CHANGES;
        expect(await start('2', 'before')).toMatchObject(last ? { ready: true } : { signal: 'SIGKILL' });
      }
      expect(await start()).toMatchObject({ ready: true });
      expect(await layout()).toEqual(whole);
    }, 120_000);

    it('a table that somebody else made is not taken for ours, at the second start neither', async () => {
      await rows('CREATE TABLE trial_parents (id int PRIMARY KEY)');
      for (let times = 0; times < 2; times += 1) {
        const { ready, complaint } = await start();
        expect(ready).toBe(false);
        expect(complaint).toContain("Table 'trial_parents' already exists");
      }
    });

    it('several processes that start together change them once', async () => {
      const all = await Promise.all([1, 2, 3].map(() => start('0', 'before', 'all')));
      expect(all.map(({ ready }) => ready)).toEqual([true, true, true]);
      expect((await layout()).run).toHaveLength((await findModules()).migrations.length);
      const api = await startTestApi({}, place);
      expect(await api.internals.dependencies.db.schemaDrift()).toEqual([]);
      await api.close();
    });
  });

  describe('a start at a database that is late', () => {
    let place: TempDatabase;
    let other: Connection;
    beforeEach(async () => {
      place = await createTempDatabase();
      await (await startTestApi({}, place)).close();
      other = await createConnection(place.databaseUrl ?? '');
      await other.query('LOCK TABLES accounts WRITE');
    });
    afterEach(async () => {
      await other.end();
      await place.remove();
    });

    it('waits for it longer than an answer may take', async () => {
      const starting = startTestApi({ databaseDeadlineMs: DEADLINE_MS }, place);
      // The table is not let go of before the start has waited so long.
      const watcher = await createConnection(process.env.TEST_DATABASE_URL ?? '');
      const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
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

    it('is refused with a sentence when it waits in vain', async () => {
      const starting = startTestApi({ databaseDeadlineMs: DEADLINE_MS, databaseWaitMs: DEADLINE_MS }, place);
      await expect(starting).rejects.toThrow(
        new StartupError('The database cannot be used (The database took too long). Please see whether it is well.'),
      );
    });
  });
} else {
  describe('an embedded database', () => {
    it('is served by one process: the second is told so, and finds it free when the first is gone', async () => {
      const place = await createTempDatabase();
      const path = fileURLToPath(new URL('../../testing/processes/api.child.ts', import.meta.url));
      const child = spawn(process.execPath, [path, place.dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
      await once(child.stdout, 'data');
      const second = startTestApi({}, place);
      await expect(second).rejects.toThrow(StartupError);
      await expect(second).rejects.toThrow(/^Another process already serves the data folder .* set DATABASE_URL/);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await (await startTestApi({}, place)).close();
      await place.remove();
    });

    it('lets the operator be added while it is served', async () => {
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

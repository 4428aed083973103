import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from '../check/checkDatabase.ts';
import { listMigrations } from '../commands/migrate.ts';
import { CreateTables, type TableParts } from '../db/createTables.ts';
import { type ContractMigration, getMigrationName, sortMigrations } from '../db/migrations/migrationOrder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { findModules } from '../modules/modules.ts';
import { StartupError } from '../StartupError.ts';
import { createLogger } from '../server/observability/log.ts';
import { readSettings } from '../settings/settings.ts';
import { addFutureColumns } from '../testing/database/addFutureColumns.ts';
import { client } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

/** A migration older than the baseline. */
class Wide1761900000000 extends CreateTables {
  readonly tables: TableParts[] = [{ name: 'wide', primary: 'id', columns: [['id', 'varchar', 36]] }];
}

describe('skal db migrate', () => {
  let database: TempDatabase;
  let names: string[];
  beforeEach(async () => {
    database = await createTempDatabase();
    names = sortMigrations((await findModules()).migrations.map((Migration) => new Migration())).map(getMigrationName);
  });
  afterEach(() => database.remove());

  const migrateAt = (at: Omit<TempDatabase, 'remove'>, ...words: string[]) =>
    runCommandIn(at, 'db', 'migrate', ...words);
  const migrate = (...words: string[]) => migrateAt(database, ...words);
  /** Returns the migration names in the output. */
  const named = (output: string) => output.match(/\w+\d{13}/g) ?? [];

  /** Creates a database without the last two migrations. */
  const releaseBefore = async () => {
    const { dataDir, databaseUrl } = database;
    const settings = { ...readSettings({ NODE_ENV: 'test' }, { dataDir }), databaseUrl };
    const { entities, migrations } = await findModules();
    const older = migrations.filter((Migration) => !names.slice(-2).includes(getMigrationName(new Migration())));
    await (await openDatabase({ settings, log: createLogger('silent'), entities, migrations: older })).close();
  };

  it('lists and runs the pending migrations', async () => {
    await releaseBefore();
    for (let times = 0; times < 2; times += 1) {
      const output = await migrate('--dry-run');
      expect(output).toMatch(/^Would run, in this order:\n/);
      expect(named(output)).toEqual(names.slice(-2));
    }
    expect(named(await migrate())).toEqual(names.slice(-2));
    expect(await migrate('--dry-run')).toBe('The database is up to date.\n');
    const api = await startTestApi({}, database);
    expect(await api.internals.dependencies.db.schemaDrift()).toEqual([]);
    await api.close();
  });

  it('does not create a database in a dry run', async () => {
    const { dataDir, databaseUrl } = database;
    const nowhere = { dataDir: join(dataDir, 'nowhere'), databaseUrl: databaseUrl && `${databaseUrl}_nowhere` };
    const output = await migrateAt(nowhere, '--dry-run');
    expect(named(output)).toEqual(names);
    expect(existsSync(nowhere.dataDir)).toBe(false);
    await expect(migrate('--dry')).rejects.toMatchObject({ code: 2, stdout: '' });
  });
});

describe('the list of migrations', () => {
  it('names the minimum release of a destructive migration', () => {
    class Narrow1900000000000 extends Wide1761900000000 implements ContractMigration {
      readonly unusedSince = '0.4.0';
    }
    expect(listMigrations([new Narrow1900000000000(), new Wide1761900000000()])).toBe(
      '  Narrow1900000000000 is destructive: every running api must be 0.4.0 or newer\n  Wide1761900000000\n',
    );
  });
});

describe('a pre-release database', () => {
  const refusal = (evidence: string) =>
    `This database is from a pre-release of Skal (${evidence}), whose data this version cannot read. ` +
    'Use an empty database (DATABASE_URL), or for the embedded one an empty data folder (SKAL_DATA_DIR).';
  let database: TempDatabase;
  beforeEach(async () => {
    database = await createTempDatabase();
  });
  afterEach(() => database.remove());

  it('is rejected at startup and by the command, with the remedy', async () => {
    const { dataDir, databaseUrl } = database;
    const settings = { ...readSettings({ NODE_ENV: 'test' }, { dataDir }), databaseUrl };
    const log = createLogger('silent');
    await (await openDatabase({ settings, log, entities: [], migrations: [Wide1761900000000] })).close();
    const expected = refusal('migration Wide1761900000000');
    await expect(startTestApi({}, database)).rejects.toThrow(new StartupError(expected));
    for (const options of [[], ['--dry-run']]) {
      const stderr = `${expected}\n`;
      await expect(runCommandIn(database, 'db', 'migrate', ...options)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr,
      });
    }
    const [tables] = (await checkDatabase(settings)).filter(({ subject }) => subject === 'tables');
    expect(tables).toMatchObject({ state: 'failure', message: 'They are from a pre-release of Skal.' });
  });

  it('is detected by its tables when the migrations are not recorded', async () => {
    const api = await startTestApi({}, database);
    await api.execute('DELETE FROM migrations');
    await api.close();
    await expect(startTestApi({}, database)).rejects.toThrow(
      new StartupError(refusal('table accounts without migrations')),
    );
  });
});

describe('an api on the schema of the next release', () => {
  it('starts and signs users in', async () => {
    const database = await createTempDatabase();
    const newer = await startTestApi({}, database);
    await addFutureColumns(newer);
    await newer.close();
    const api = await startTestApi({}, database);
    await api.signIn(client.email, client.password);
    expect(await api.rows("SELECT name FROM migrations WHERE name LIKE 'OfTheNext%'")).toHaveLength(1);
    await api.close();
    await database.remove();
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from '../check/checkDatabase.ts';
import { listMigrations } from '../commands/migrate.ts';
import { CreateTables, type TableParts } from '../db/createTables.ts';
import { type ContractMigration, migrationName, sortMigrations } from '../db/migrations/migrationOrder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { findModules } from '../modules/modules.ts';
import { StartupError } from '../StartupError.ts';
import { createLogger } from '../server/observability/log.ts';
import { readSettings } from '../settings/settings.ts';
import { addFutureColumns } from '../testing/database/addFutureColumns.ts';
import { client } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

/** A migration from before the baselines. */
class Wide1761900000000 extends CreateTables {
  readonly tables: TableParts[] = [{ name: 'wide', primary: 'id', columns: [['id', 'varchar', 36]] }];
}

describe('the command that brings the tables up to date', () => {
  let place: TempDatabase;
  let names: string[];
  beforeEach(async () => {
    place = await createTempDatabase();
    names = sortMigrations((await findModules()).migrations.map((Migration) => new Migration())).map(migrationName);
  });
  afterEach(() => place.remove());

  const migrateAt = (at: Omit<TempDatabase, 'remove'>, ...words: string[]) =>
    runCommandIn(at, 'db', 'migrate', ...words);
  const migrate = (...words: string[]) => migrateAt(place, ...words);
  /** The names of the changes in what it said. */
  const named = (said: string) => said.match(/\w+\d{13}/g) ?? [];

  /** A database that has been through all but the last two. */
  const releaseBefore = async () => {
    const { dataDir, databaseUrl } = place;
    const settings = { ...readSettings({ NODE_ENV: 'test' }, { dataDir }), databaseUrl };
    const { entities, migrations } = await findModules();
    const older = migrations.filter((Migration) => !names.slice(-2).includes(migrationName(new Migration())));
    await (await openDatabase({ settings, log: createLogger('silent'), entities, migrations: older })).close();
  };

  it('makes what is missing, and says beforehand what that will be', async () => {
    await releaseBefore();
    for (let times = 0; times < 2; times += 1) {
      const said = await migrate('--dry-run');
      expect(said).toMatch(/^Would run, in this order:\n/);
      expect(named(said)).toEqual(names.slice(-2));
    }
    expect(named(await migrate())).toEqual(names.slice(-2));
    expect(await migrate('--dry-run')).toBe('The database is up to date.\n');
    const api = await startTestApi({}, place);
    expect(await api.internals.dependencies.db.schemaDrift()).toEqual([]);
    await api.close();
  });

  it('makes no database to find that there is none', async () => {
    const { dataDir, databaseUrl } = place;
    const nowhere = { dataDir: join(dataDir, 'nowhere'), databaseUrl: databaseUrl && `${databaseUrl}_nowhere` };
    const said = await migrateAt(nowhere, '--dry-run');
    expect(named(said)).toEqual(names);
    expect(existsSync(nowhere.dataDir)).toBe(false);
    await expect(migrate('--dry')).rejects.toMatchObject({ code: 2, stdout: '' });
  });
});

describe('the list of migrations', () => {
  it('says of a destructive one which release every running api must have', () => {
    class Narrow1900000000000 extends Wide1761900000000 implements ContractMigration {
      readonly unusedSince = '0.4.0';
    }
    expect(listMigrations([new Narrow1900000000000(), new Wide1761900000000()])).toBe(
      '  Narrow1900000000000 is destructive: every running api must be 0.4.0 or newer\n  Wide1761900000000\n',
    );
  });
});

describe('a database of a pre-release', () => {
  const refusal = (evidence: string) =>
    `A pre-release of Skal made this database (${evidence}), and this version cannot read its data. ` +
    'Use an empty database (DATABASE_URL), or for the embedded one an empty data folder (SKAL_DATA_DIR).';
  let place: TempDatabase;
  beforeEach(async () => {
    place = await createTempDatabase();
  });
  afterEach(() => place.remove());

  it('is refused at the start and by the command, with what to do', async () => {
    const { dataDir, databaseUrl } = place;
    const settings = { ...readSettings({ NODE_ENV: 'test' }, { dataDir }), databaseUrl };
    const log = createLogger('silent');
    await (await openDatabase({ settings, log, entities: [], migrations: [Wide1761900000000] })).close();
    const expected = refusal('migration Wide1761900000000');
    await expect(startTestApi({}, place)).rejects.toThrow(new StartupError(expected));
    for (const options of [[], ['--dry-run']]) {
      const stderr = `${expected}\n`;
      await expect(runCommandIn(place, 'db', 'migrate', ...options)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr,
      });
    }
    const [tables] = (await checkDatabase(settings)).filter(({ subject }) => subject === 'tables');
    expect(tables).toMatchObject({ state: 'bad', message: 'A pre-release of Skal made them.' });
  });

  it('is known by its tables where it has lost the names of its migrations', async () => {
    const api = await startTestApi({}, place);
    await api.execute('DELETE FROM migrations');
    await api.close();
    await expect(startTestApi({}, place)).rejects.toThrow(
      new StartupError(refusal('table accounts without migrations')),
    );
  });
});

describe('an api on the tables of the release after it', () => {
  it('starts, and lets somebody in', async () => {
    const place = await createTempDatabase();
    const newer = await startTestApi({}, place);
    await addFutureColumns(newer);
    await newer.close();
    const api = await startTestApi({}, place);
    await api.signIn(client.email, client.password);
    expect(await api.rows("SELECT name FROM migrations WHERE name LIKE 'OfTheNext%'")).toHaveLength(1);
    await api.close();
    await place.remove();
  });
});

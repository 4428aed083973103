import { DataSource } from 'typeorm';
import { findModules } from '../modules/modules.ts';
import { enqueueMails } from '../modules/outbox/enqueueMails.ts';
import { MailEntity } from '../modules/outbox/Mail.entity.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import type { Database } from './database.ts';

/** A time beyond 32 bits, in the far future. */
const FAR_FUTURE = 4_102_444_800_000;

describe('the database', () => {
  let api: TestApi;
  let db: Database;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    db = api.internals.dependencies.db;
  });
  beforeEach(() => api.execute('DELETE FROM outbox'));
  afterAll(() => api.close());

  const mail = (subject: string) => ({ kind: 'test', recipient: 'a@example.dk', subject, body: '' });
  const add = (subject: string) => db.tx((manager) => enqueueMails(manager, [mail(subject)], FAR_FUTURE));
  const subjects = async () =>
    (await db.query<{ subject: string }>('SELECT subject FROM outbox ORDER BY subject')).map(({ subject }) => subject);

  it('the migrations create exactly the schema of the entities', async () => {
    expect(await db.schemaDrift()).toEqual([]);
  });

  it('stores times as numbers, and absent values as null', async () => {
    await add('a');
    const [row] = await db.read((manager) => manager.find(MailEntity));
    expect(row).toMatchObject({ createdAt: FAR_FUTURE, attempts: 0, sentAt: null, replyTo: null });
  });

  it('2.3.3: rolls back a failed transaction without affecting others', async () => {
    const outcomes = await Promise.allSettled([
      add('a'),
      db.tx(async (manager) => {
        await enqueueMails(manager, [mail('b')], 1);
        throw new Error('on purpose');
      }),
      add('c'),
      db.tx((manager) => manager.query('INSERT INTO no_such_table (x) VALUES (1)')),
      add('d'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await subjects()).toEqual(['a', 'c', 'd']);
  });

  it('rolls back a single failed transaction, and runs the next one', async () => {
    await expect(
      db.tx(async (manager) => {
        await enqueueMails(manager, [mail('a')], 1);
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    await add('b');
    expect(await subjects()).toEqual(['b']);
  });

  it('hides uncommitted rows from other readers', async () => {
    let seenInside: string[] = [];
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun = new Promise<void>((resolve) => {
      void db.tx(async (manager) => {
        await enqueueMails(manager, [mail('a')], 1);
        seenInside = await subjects();
        resolve();
        await blocked;
      });
    });
    await begun;
    expect(await subjects()).toEqual([]);
    expect(seenInside).toEqual(['a']);
    release();
    await add('b');
    expect(await subjects()).toContain('b');
  });

  it('joins a nested transaction to the outer one', async () => {
    await expect(
      db.tx(async () => {
        await add('a');
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    await db.tx(async () => {
      await add('b');
      await db
        .tx(async () => {
          await add('c');
          throw new Error('only this one');
        })
        .catch(() => undefined);
      await add('d');
    });
    expect(await subjects()).toEqual(['b', 'd']);
  });

  it('rejects writes by readers', async () => {
    if (db.kind === 'mysql') return expect(db.kind).toBe('mysql');
    await expect(db.query('DELETE FROM outbox')).rejects.toThrow(/readonly/);
  });

  it('stores many concurrent transactions', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, index) => add(String(index).padStart(3, '0'))));
    expect(await subjects()).toHaveLength(300);
  });

  it('reverts every migration', async () => {
    const { migrations } = await findModules();
    const temporary = new DataSource({ type: 'better-sqlite3', database: ':memory:', migrations });
    await temporary.initialize();
    await temporary.runMigrations();
    for (const _ of migrations) await temporary.undoLastMigration();
    const tables = await temporary.query(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
    );
    expect(tables).toEqual([{ name: 'migrations' }]);
    await temporary.destroy();
  });
});

import { join } from 'node:path';
import {
  RateLimiterMemory,
  RateLimiterMySQL,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { KEEP_ALIVE } from '../db/mysql.pool.ts';
import { readMysqlUrl } from '../db/mysql.server.ts';
import { ensureDataDir, loadSqlite } from '../db/sqlite.ts';
import type { Rate } from '../settings.env.ts';
import type { ApiSettings } from '../settings.ts';
import { Guesses } from './guesses.ts';
import { type Limiter, MemoryLimiter, StoredLimiter } from './limiter.ts';
import { counterPool } from './limits.mysql.ts';

/** A limiter of the library whose counters are in a database. */
type Store = RateLimiterStoreAbstract & { clearExpired(before: number): Promise<void> };

/** The limits of the api. Those that stand against guessing are in the database: a restart forgives nothing. */
export interface Limits {
  /** Wrong passwords from one address. */
  loginIp: Guesses;
  /** Wrong passwords for one account, from devices that it is not known to have. */
  loginEmail: Guesses;
  /** Wrong passwords for one account from one of its devices, so that others cannot lock its owner out. */
  loginDevice: Guesses;
  forms: Limiter;
  general: Limiter;
  /** Deletes counters whose time is over. */
  purge(now: number): Promise<void>;
  close(): Promise<void>;
}

type StoreMaker = (keyPrefix: string, rate: Rate) => Store;

/** On SQLite the counters have a file of their own, which may lose its last moments in a power cut, and need not wait for the disk. */
async function inSqlite(dataDir: string): Promise<{ make: StoreMaker; close(): Promise<void> }> {
  ensureDataDir(dataDir);
  const client = new (await loadSqlite())(join(dataDir, 'limits.sqlite'));
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = NORMAL');
  client.exec('CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)');
  return {
    make: (keyPrefix, { points, seconds }) =>
      new RateLimiterSQLite({
        storeClient: client,
        storeType: 'better-sqlite3',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      }) as Store,
    close: async () => {
      client.close();
    },
  };
}

async function inMysql(url: string, deadlineMs: number): Promise<{ make: StoreMaker; close(): Promise<void> }> {
  const { createPool } = await import('mysql2');
  const { host, port, user, password, database, ssl } = readMysqlUrl(url);
  const client = createPool({
    host,
    port,
    user,
    password,
    database,
    ...(ssl && { ssl }),
    connectionLimit: 4,
    queueLimit: 500,
    connectTimeout: deadlineMs,
    ...KEEP_ALIVE,
  });
  const storeClient = counterPool(client, deadlineMs);
  return {
    make: (keyPrefix, { points, seconds }) =>
      new RateLimiterMySQL({
        storeClient,
        storeType: 'pool',
        dbName: database,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      }) as Store,
    close: () => new Promise((resolve) => client.end(() => resolve())),
  };
}

/** Opens the limits of the settings; the tables of the database must be there already. */
export async function openLimits(settings: ApiSettings): Promise<Limits> {
  const { limits, databaseUrl, databaseDeadlineMs, dataDir } = settings;
  const { make, close } = databaseUrl ? await inMysql(databaseUrl, databaseDeadlineMs) : await inSqlite(dataDir);
  const general = { points: limits.general.points, duration: limits.general.seconds };
  const guesses = (name: string, rate: Rate) => new Guesses(make(name, rate), databaseDeadlineMs);
  const forms = make('forms', limits.forms);
  return {
    loginIp: guesses('login-ip', limits.loginIp),
    loginEmail: guesses('login-email', limits.loginEmail),
    loginDevice: guesses('login-device', limits.loginDevice),
    forms: new StoredLimiter(forms, databaseDeadlineMs),
    general: new MemoryLimiter(new RateLimiterMemory(general)),
    // They share a table, so one of them clears it for all.
    purge: (now) => forms.clearExpired(now),
    close,
  };
}

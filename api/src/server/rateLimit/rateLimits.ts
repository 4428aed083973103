import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  RateLimiterMemory,
  RateLimiterMySQL,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import type { CounterPool } from '../../db/mysql/mysql.lease.ts';
import { readMysqlUrl } from '../../db/mysql.address.ts';
import { ensureDataDir, loadSqlite } from '../../db/sqlite/sqlite.ts';
import type { Rate } from '../../settings/settings.env.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { deleteExpiredCounters } from '../limits.query.ts';
import { AttemptLimiter } from './AttemptLimiter.ts';
import { RateLimiter } from './RateLimiter.ts';

/** Rate limits of the api. Those against guessing are in the database, so a restart does not reset them. */
export interface RateLimiters {
  /** Wrong passwords per address. */
  loginIp: AttemptLimiter;
  /** Wrong passwords per account from unknown devices. */
  loginEmail: AttemptLimiter;
  /** Wrong passwords per account from one of its known devices, so that others cannot lock its owner out. */
  loginDevice: AttemptLimiter;
  forms: RateLimiter;
  general: RateLimiter;
  /** Batches of events per API key. */
  ingest: RateLimiter;
  /** Deletes expired counters. */
  purge(now: number): Promise<void>;
  close(): Promise<void>;
}

/** Creates a limiter of the library with counters in a database. */
type StoreMaker = (keyPrefix: string, rate: Rate) => RateLimiterStoreAbstract;

interface Counters {
  make: StoreMaker;
  /** Deletes a batch of counters that expired before a time, and returns their number. */
  deleteExpired(before: number, limit: number): Promise<number>;
  close(): Promise<void>;
}

/** Maximum counters per DELETE, so that requests are counted in between. */
const DELETE_BATCH = 500;

/** On SQLite the counters use a separate file without fsync: a power cut may lose the latest counts. */
async function createSqliteLimiter(dataDir: string): Promise<Counters> {
  ensureDataDir(dataDir);
  const client = new (await loadSqlite())(join(dataDir, 'limits.sqlite'));
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = NORMAL');
  client.exec('CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)');
  client.exec('CREATE INDEX IF NOT EXISTS ix_rate_limits_expire ON rate_limits (expire)');
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
      }),
    deleteExpired: async (before, limit) => {
      const some = 'DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE expire < ? LIMIT ?)';
      return client.prepare(some).run(before, limit).changes;
    },
    close: async () => {
      client.close();
    },
  };
}

/** On a server the counters are in the same database. */
function createMysqlLimiter(db: Database, storeClient: CounterPool, url: string): Counters {
  return {
    make: (keyPrefix, { points, seconds }) =>
      new RateLimiterMySQL({
        storeClient,
        storeType: 'pool',
        dbName: readMysqlUrl(url, null).database,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      }),
    deleteExpired: (before, limit) => deleteExpiredCounters(db, before, limit),
    close: async () => {},
  };
}

/** Opens the limits of the settings. Without a database the counters use a separate file, as on SQLite. */
export async function openRateLimiters(settings: ApiSettings, db: Database | null): Promise<RateLimiters> {
  const { limits, databaseUrl, databaseDeadlineMs, dataDir } = settings;
  const { make, deleteExpired, close } =
    databaseUrl && db?.counters ? createMysqlLimiter(db, db.counters, databaseUrl) : await createSqliteLimiter(dataDir);
  const createMemoryLimiter = ({ points, seconds }: Rate) =>
    new RateLimiter(new RateLimiterMemory({ points, duration: seconds }));
  const createAttemptLimiter = (name: string, rate: Rate) => new AttemptLimiter(make(name, rate), databaseDeadlineMs);
  return {
    loginIp: createAttemptLimiter('login-ip', limits.loginIp),
    loginEmail: createAttemptLimiter('login-email', limits.loginEmail),
    loginDevice: createAttemptLimiter('login-device', limits.loginDevice),
    forms: new RateLimiter(make('forms', limits.forms), databaseDeadlineMs),
    general: createMemoryLimiter(limits.general),
    ingest: createMemoryLimiter(limits.ingest),
    async purge(now) {
      while ((await deleteExpired(now, DELETE_BATCH)) === DELETE_BATCH) await setImmediate();
    },
    close,
  };
}

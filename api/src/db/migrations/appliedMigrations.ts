import { existsSync } from 'node:fs';
import type { RowDataPacket } from 'mysql2/promise';
import { getErrorCode } from '../../errorProps.ts';
import type { Logger } from '../../server/observability/log.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { readMysqlUrl } from '../mysql.address.ts';

interface MigrationRow {
  name: string;
}

/** Errors of a server for a missing database or migrations table. */
const MISSING_DATABASE = new Set(['ER_BAD_DB_ERROR', 'ER_NO_SUCH_TABLE']);

async function appliedOnSqlite(dataDir: string): Promise<MigrationRow[]> {
  const { loadSqlite, getSqliteFile } = await import('../sqlite/sqlite.ts');
  const file = getSqliteFile(dataDir);
  if (!existsSync(file)) return [];
  const connection = new (await loadSqlite())(file, { readonly: true });
  try {
    const book = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get();
    return book ? connection.prepare<unknown[], MigrationRow>('SELECT name FROM migrations').all() : [];
  } finally {
    connection.close();
  }
}

async function appliedOnMysql(url: string, settings: ApiSettings, log: Logger): Promise<MigrationRow[]> {
  const { connectWithRetry } = await import('../mysql/mysql.server.ts');
  const address = readMysqlUrl(url, settings.databaseCaFile);
  const connection = await connectWithRetry(address, settings.databaseWaitMs, log);
  try {
    const book = `${connection.escapeId(address.database)}.migrations`;
    const [rows] = await connection.query<(MigrationRow & RowDataPacket)[]>(`SELECT name FROM ${book}`);
    return rows;
  } catch (error) {
    if (MISSING_DATABASE.has(getErrorCode(error) ?? '')) return [];
    throw error;
  } finally {
    await connection.end();
  }
}

/** Returns the names of the applied migrations, without changing or creating anything. */
export async function readAppliedMigrations(settings: ApiSettings, log: Logger): Promise<ReadonlySet<string>> {
  const { databaseUrl, dataDir } = settings;
  const applied = databaseUrl ? await appliedOnMysql(databaseUrl, settings, log) : await appliedOnSqlite(dataDir);
  return new Set(applied.map(({ name }) => name));
}

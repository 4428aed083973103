import type { Database, DatabaseOptions } from './database.ts';

/** Opens the database of the settings and brings its tables up to date. */
export async function openDatabase(parts: DatabaseOptions): Promise<Database> {
  // Each driver is loaded when it is needed only.
  if (parts.settings.databaseUrl === null) return (await import('./sqlite/sqlite.ts')).openSqlite(parts);
  return (await import('./mysql/mysql.ts')).openMysql(parts, parts.settings.databaseUrl);
}

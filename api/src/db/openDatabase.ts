import type { Database, DatabaseOptions } from './database.ts';

/** Opens the database of the settings and runs its migrations. */
export async function openDatabase(parts: DatabaseOptions): Promise<Database> {
  // Load only the driver that is used.
  if (parts.settings.databaseUrl === null) return (await import('./sqlite/sqlite.ts')).openSqlite(parts);
  return (await import('./mysql/mysql.ts')).openMysql(parts, parts.settings.databaseUrl);
}

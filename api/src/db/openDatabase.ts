import type { Database, DatabaseParts } from './database.ts';

/** Opens the database of the settings and brings its tables up to date. */
export async function openDatabase(parts: DatabaseParts): Promise<Database> {
  // Each driver is loaded when it is needed only.
  if (parts.settings.databaseUrl === null) return (await import('./sqlite.ts')).openSqlite(parts);
  return (await import('./mysql.ts')).openMysql(parts, parts.settings.databaseUrl);
}

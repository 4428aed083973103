import { existsSync } from 'node:fs';
import { getSqliteFile, loadSqlite } from '../db/sqlite/sqlite.ts';
import { StartupError } from '../StartupError.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { Row, TableStore } from './tableStore.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Opens the tables of the embedded database. In WAL mode a running site can write meanwhile. */
export async function openSqliteTableStore({ dataDir }: Pick<ApiSettings, 'dataDir'>): Promise<TableStore> {
  const file = getSqliteFile(dataDir);
  if (!existsSync(file))
    throw new StartupError(`There is no database in ${dataDir}. Set SKAL_DATA_DIR to the site's data folder.`);
  const connection = new (await loadSqlite())(file);
  return {
    names: async () =>
      connection
        .prepare<[], { name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
        )
        .all()
        .map(({ name }) => name),
    rows: (table) => connection.prepare<[], Row>(`SELECT * FROM ${quoted(table)}`).iterate(),
    async begin(to) {
      // Foreign keys are consistent again once all tables are filled.
      connection.pragma('foreign_keys = OFF');
      connection.pragma('synchronous = FULL');
      connection.exec(to === 'fill' ? 'BEGIN IMMEDIATE' : 'BEGIN');
      // The snapshot begins with the first statement of the transaction.
      connection.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get();
    },
    async clear(table) {
      connection.exec(`DELETE FROM ${quoted(table)}`);
    },
    async insert(table, rows) {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first);
      const places = columns.map(() => '?').join(', ');
      const names = columns.map(quoted).join(', ');
      const statement = connection.prepare(`INSERT INTO ${quoted(table)} (${names}) VALUES (${places})`);
      for (const row of rows) statement.run(columns.map((column) => row[column]));
    },
    async run(statement) {
      connection.exec(statement);
    },
    async commit() {
      connection.exec('COMMIT');
    },
    async close() {
      connection.close();
    },
  };
}

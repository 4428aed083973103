import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { openApiInternals } from '../../api.ts';
import { readSettings } from '../../settings/settings.ts';
import { CHEAP_HASH_COST } from '../fixtures/cheapHashing.ts';
import { createTempDatabase, type TempDatabase } from './tempDatabase.ts';

/** The folder of the run's template, as the run tells its tests. */
const FOLDER = 'API_TEST_TEMPLATE';
const SQLITE = 'skal.sqlite';
const SCRIPT = 'template.sql';

/**
 * A database as a first start leaves it, with its tables and the demo accounts, made once for all tests of a run: most
 * of them are not about a first start, whose migrations and hashes are half of what an opening costs.
 */
export async function createTemplate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skal-template-'));
  process.env[FOLDER] = folder;
  const place = await createTempDatabase();
  try {
    const { dataDir, databaseUrl } = place;
    const settings = readSettings({ NODE_ENV: 'test', SKAL_LOG_LEVEL: 'error', SKAL_DEMO_DAYS: '0' }, { dataDir });
    const hashing = { ...settings.hashing, cost: CHEAP_HASH_COST };
    await (await openApiInternals({ ...settings, databaseUrl, hashing })).close();
    if (databaseUrl === null) copyFileSync(join(dataDir, SQLITE), join(folder, SQLITE));
    else writeFileSync(join(folder, SCRIPT), await writeScript(databaseUrl));
  } finally {
    await place.remove();
  }
}

/** Lets go of the run's template. */
export function removeTemplate(): void {
  const folder = process.env[FOLDER];
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** Fills a fresh database from the run's template, as if somebody had started there before. */
export async function copyTemplate({ dataDir, databaseUrl }: Omit<TempDatabase, 'remove'>): Promise<void> {
  const folder = process.env[FOLDER];
  // A run that is not jest's own of this package has none, and starts for the first time.
  if (!folder) return;
  if (databaseUrl === null) return copyFileSync(join(folder, SQLITE), join(dataDir, SQLITE));
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  await connection.query(readFileSync(join(folder, SCRIPT), 'utf8'));
  await connection.end();
}

/** The statements that make a database once more: each table as the server describes it, and its rows. */
async function writeScript(databaseUrl: string): Promise<string> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    const statements = ['SET foreign_key_checks = 0'];
    const [tables] = await connection.query<RowDataPacket[][]>({ sql: 'SHOW TABLES', rowsAsArray: true });
    for (const [table] of tables) {
      const name = connection.escapeId(String(table));
      const [[made]] = await connection.query<RowDataPacket[][]>({
        sql: `SHOW CREATE TABLE ${name}`,
        rowsAsArray: true,
      });
      statements.push(String(made?.[1]));
      // Texts as the server gives them: nothing that a column holds is read and written again by rules of our own.
      const [rows] = await connection.query<RowDataPacket[][]>({
        sql: `SELECT * FROM ${name}`,
        rowsAsArray: true,
        typeCast: (field) => field.string(),
      });
      if (rows.length > 0) statements.push(connection.format(`INSERT INTO ${name} VALUES ?`, [rows]));
    }
    return statements.join(';\n');
  } finally {
    await connection.end();
  }
}

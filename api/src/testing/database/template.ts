import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { openApiInternals } from '../../api.ts';
import { readSettings } from '../../settings/settings.ts';
import { CHEAP_HASH_COST } from '../fixtures/cheapHashing.ts';
import { createTempDatabase, type TempDatabase } from './tempDatabase.ts';

/** Environment variable with the template's folder. */
const FOLDER = 'API_TEST_TEMPLATE';
const SQLITE = 'skal.sqlite';
const SCRIPT = 'template.sql';

/**
 * Creates a database as a first start would, with demo accounts, once per test run. It saves the migrations and hashes
 * of a first start, which are half the cost of opening an api.
 */
export async function createTemplate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skal-template-'));
  process.env[FOLDER] = folder;
  const tempDatabase = await createTempDatabase();
  try {
    const { dataDir, databaseUrl } = tempDatabase;
    const settings = readSettings({ NODE_ENV: 'test', SKAL_LOG_LEVEL: 'error', SKAL_DEMO_DAYS: '0' }, { dataDir });
    const hashing = { ...settings.hashing, cost: CHEAP_HASH_COST };
    await (await openApiInternals({ ...settings, databaseUrl, hashing })).close();
    if (databaseUrl === null) copyFileSync(join(dataDir, SQLITE), join(folder, SQLITE));
    else writeFileSync(join(folder, SCRIPT), await writeScript(databaseUrl));
  } finally {
    await tempDatabase.remove();
  }
}

/** Removes the template. */
export function removeTemplate(): void {
  const folder = process.env[FOLDER];
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** Fills a new database from the template. */
export async function copyTemplate({ dataDir, databaseUrl }: Omit<TempDatabase, 'remove'>): Promise<void> {
  const folder = process.env[FOLDER];
  // Without jest's global setup there is no template, and the api makes a first start.
  if (!folder) return;
  if (databaseUrl === null) return copyFileSync(join(folder, SQLITE), join(dataDir, SQLITE));
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  await connection.query(readFileSync(join(folder, SCRIPT), 'utf8'));
  await connection.end();
}

/** Dumps a database as SQL statements. */
async function writeScript(databaseUrl: string): Promise<string> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    const statements = ['SET foreign_key_checks = 0'];
    const [tables] = await connection.query<RowDataPacket[][]>({ sql: 'SHOW TABLES', rowsAsArray: true });
    for (const [table] of tables) {
      const name = connection.escapeId(String(table));
      const [[created]] = await connection.query<RowDataPacket[][]>({
        sql: `SHOW CREATE TABLE ${name}`,
        rowsAsArray: true,
      });
      statements.push(String(created?.[1]));
      // Values as the server formats them, without conversion.
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

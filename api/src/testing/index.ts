import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiInternals, openApiInternals } from '../api.ts';
import { isPublicSite } from '../demo/demo.ts';
import { type ApiSettings, readSettings } from '../settings/settings.ts';
import type { TrustedClock } from '../time/trustedClock.ts';
import { type RequestOptions, TestClient, type TestResponse } from './client.ts';
import { createTempDatabase } from './database/tempDatabase.ts';
import { copyTemplate } from './database/template.ts';
import { CHEAP_HASH_COST } from './fixtures/cheapHashing.ts';

export { type RequestOptions, TestClient, type TestResponse } from './client.ts';
export { createTempDatabase, type TempDatabase } from './database/tempDatabase.ts';

export type Overrides = {
  [Key in keyof ApiSettings]?: ApiSettings[Key] extends object ? Partial<ApiSettings[Key]> : ApiSettings[Key];
};

/** An api on a fresh database, behind a server of its own. */
export interface TestApi {
  url: string;
  internals: ApiInternals;
  settings: ApiSettings;
  /** The rows of a statement, as the database has them. */
  rows<Row extends object = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Changes rows, as an operator at the database would. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<void>;
  /** A new browser. */
  client(): TestClient;
  /** A new browser in which somebody has signed in; throws when that is refused. */
  signIn(email: string, password: string): Promise<TestClient>;
  /** One request of a new browser. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** The lines of the log so far. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

/** A test that means a vendor has one of its own; no other asks any. */
const vendorsAt = 'http://127.0.0.1:9';

/** A busy machine must not fail a test: only a test of the deadline itself has the one of production. */
const databaseDeadlineMs = 10_000;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function settingsWith(base: ApiSettings, overrides: Overrides): ApiSettings {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(overrides)) {
    const before = merged[name];
    merged[name] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
  }
  return merged as unknown as ApiSettings;
}

/** Trusts the clock of the process: the template of a database is as old as the tests before took, and some tests have short days. */
const TRUSTING: TrustedClock = { look: async () => ({ now: Date.now() }), accept: () => undefined };

/**
 * Starts an api for a test. The limits are those of the settings. Passwords cost next to nothing: a test of what they cost,
 * or of who waits for one, says `hashing: { cost: HASH_COST }`. Without a place of its own the api comes to a database that
 * somebody has started on before, with the demo accounts; one that keeps these out, one whose passwords cost what they
 * always cost, and one at a place of `createTempDatabase`, begins as the place is.
 */
export async function startTestApi(
  overrides: Overrides = {},
  at?: { dataDir: string; databaseUrl: string | null },
): Promise<TestApi> {
  const place = at ? { ...at, remove: async () => {} } : await createTempDatabase();
  const standard = readSettings(
    { SKAL_LOG_LEVEL: 'info', SKAL_DEMO_DAYS: '0', NODE_ENV: overrides.production ? 'production' : 'test' },
    { dataDir: place.dataDir },
  );
  const settings = settingsWith(
    {
      ...standard,
      ...{ vendorBaseUrl: vendorsAt, databaseDeadlineMs, databaseUrl: place.databaseUrl },
      hashing: { ...standard.hashing, cost: CHEAP_HASH_COST },
    },
    overrides,
  );
  const log: Record<string, unknown>[] = [];
  const open = async () => {
    const isQuick = settings.hashing.cost === CHEAP_HASH_COST;
    if (!at && !isPublicSite(settings) && isQuick) await copyTemplate(place);
    return openApiInternals(settings, { write: (line) => log.push(JSON.parse(line)) }, () => TRUSTING);
  };
  const api = await open().catch(async (error) => {
    await place.remove();
    throw error;
  });
  const server = createServer((req, res) => api.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = () => new TestClient(url);
  return {
    url,
    internals: api,
    settings,
    log,
    client,
    rows: (sql, parameters) => api.dependencies.db.query(sql, parameters),
    execute: (sql, parameters = []) =>
      api.dependencies.db.tx(async (manager) => {
        await manager.query(sql, [...parameters]);
      }),
    request: (method, path, options) => client().request(method, path, options),
    async signIn(email, password) {
      const browser = client();
      const answer = await browser.post('/api/login', { email, password });
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await place.remove();
    },
  };
}

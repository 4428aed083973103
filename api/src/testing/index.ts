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

/** An api on a new database, with an HTTP server. */
export interface TestApi {
  url: string;
  internals: ApiInternals;
  settings: ApiSettings;
  /** Runs a query. */
  rows<Row extends object = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Executes a statement. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<void>;
  /** Creates a browser. */
  client(): TestClient;
  /** Creates a browser and signs in; throws if rejected. */
  signIn(email: string, password: string): Promise<TestClient>;
  /** Sends one request of a new browser. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** Log entries so far. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Unreachable, so that tests without fake vendors send no requests. */
const unreachableVendors = 'http://127.0.0.1:9';

/** Long, so that a busy machine does not fail tests; tests of the timeout set their own. */
const databaseDeadlineMs = 10_000;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeSettings(base: ApiSettings, overrides: Overrides): ApiSettings {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(overrides)) {
    const before = merged[name];
    merged[name] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
  }
  return merged as unknown as ApiSettings;
}

/** Trusts the process clock: the template may be old, and some tests use short days. */
const UNCHECKED_CLOCK: TrustedClock = { check: async () => ({ now: Date.now() }), accept: () => undefined };

/**
 * Starts an api for a test, with the limits of the settings and cheap password hashing (use
 * `hashing: { cost: HASH_COST }` for tests of its cost). Without a location it uses a copy of the template database with
 * the demo accounts, unless demo accounts or cheap hashing are disabled.
 */
export async function startTestApi(
  overrides: Overrides = {},
  at?: { dataDir: string; databaseUrl: string | null },
): Promise<TestApi> {
  const tempDatabase = at ? { ...at, remove: async () => {} } : await createTempDatabase();
  const standard = readSettings(
    { SKAL_LOG_LEVEL: 'info', SKAL_DEMO_DAYS: '0', NODE_ENV: overrides.production ? 'production' : 'test' },
    { dataDir: tempDatabase.dataDir },
  );
  const settings = mergeSettings(
    {
      ...standard,
      ...{ vendorBaseUrl: unreachableVendors, databaseDeadlineMs, databaseUrl: tempDatabase.databaseUrl },
      hashing: { ...standard.hashing, cost: CHEAP_HASH_COST },
    },
    overrides,
  );
  const log: Record<string, unknown>[] = [];
  const open = async () => {
    const isQuick = settings.hashing.cost === CHEAP_HASH_COST;
    if (!at && !isPublicSite(settings) && isQuick) await copyTemplate(tempDatabase);
    return openApiInternals(settings, { write: (line) => log.push(JSON.parse(line)) }, () => UNCHECKED_CLOCK);
  };
  const api = await open().catch(async (error) => {
    await tempDatabase.remove();
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
      const response = await browser.post('/api/login', { email, password });
      if (response.status !== 200) throw new Error(`${email} could not sign in: ${response.status} ${response.text}`);
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await tempDatabase.remove();
    },
  };
}

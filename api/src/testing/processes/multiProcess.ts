import {
  createTempDatabase,
  type Overrides,
  startTestApi,
  type TempDatabase,
  type TestApi,
  TestClient,
} from '../index.ts';
import { startChildApi } from './childProcess.ts';

/** Long enough for the slowest of many concurrent responses. */
const databaseDeadlineMs = 10_000;

/** A site with as many processes as its database supports: two on a server, one on SQLite. */
export interface MultiProcessApi {
  /** The api in the test's process. */
  api: TestApi;
  tempDatabase: TempDatabase;
  /** Creates a browser; browsers use the processes in turn. */
  client(): TestClient;
  close(): Promise<void>;
}

/** Starts a site for a concurrency test. */
export async function startMultiProcessApi(overrides: Overrides = {}): Promise<MultiProcessApi> {
  const settings = { databaseDeadlineMs, ...overrides };
  const tempDatabase = await createTempDatabase();
  const api = await startTestApi(settings, tempDatabase);
  const others = tempDatabase.databaseUrl ? [await startChildApi(tempDatabase, settings)] : [];
  const urls = [api, ...others].map(({ url }) => url);
  let visitors = 0;
  return {
    api,
    tempDatabase: tempDatabase,
    client() {
      visitors += 1;
      return new TestClient(urls[(visitors - 1) % urls.length] ?? '');
    },
    async close() {
      for (const { stop } of others) await stop();
      await api.close();
      await tempDatabase.remove();
    },
  };
}

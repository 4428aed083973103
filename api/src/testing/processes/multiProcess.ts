import {
  createTempDatabase,
  type Overrides,
  startTestApi,
  type TempDatabase,
  type TestApi,
  TestClient,
} from '../index.ts';
import { startChildApi } from './childProcess.ts';

/** The slowest answer waits for all that were sent with it. */
const databaseDeadlineMs = 10_000;

/** One product, in as many processes as its database lets in: two at a server; a data folder has one. */
export interface MultiProcessApi {
  /** The one in the process of the test. */
  api: TestApi;
  place: TempDatabase;
  /** A new visitor's browser; one after the other they reach one process after the other. */
  client(): TestClient;
  close(): Promise<void>;
}

/** Starts a product for a test of what happens when several want the same at the same moment. */
export async function startMultiProcessApi(overrides: Overrides = {}): Promise<MultiProcessApi> {
  const settings = { databaseDeadlineMs, ...overrides };
  const place = await createTempDatabase();
  const api = await startTestApi(settings, place);
  const others = place.databaseUrl ? [await startChildApi(place, settings)] : [];
  const urls = [api, ...others].map(({ url }) => url);
  let visitors = 0;
  return {
    api,
    place,
    client() {
      visitors += 1;
      return new TestClient(urls[(visitors - 1) % urls.length] ?? '');
    },
    async close() {
      for (const { stop } of others) await stop();
      await api.close();
      await place.remove();
    },
  };
}

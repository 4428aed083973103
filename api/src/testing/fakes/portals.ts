import { newId } from '../../db/rows/id.ts';
import { live } from '../fixtures/requestBodies.ts';
import { type Overrides, startTestApi, type TestApi, type TestClient } from '../index.ts';
import { buildEvent, startBackend, type TestBackend } from './apps.ts';
import { openSseClient, type SseClient } from './sseClient.ts';

/** Polls frequently, so that tests are fast. */
const QUICK = { lookMs: 20, gapMs: 0, heartbeatMs: 100 };

/** Creates an order event. */
export const buildOrderEvent = () => buildEvent('order.completed', { order: newId(), amount: 100, currency: 'DKK' });

/** A live client: browser, app backend, and open event streams. */
export interface TestPortals {
  readonly api: TestApi;
  readonly browser: TestClient;
  readonly backend: TestBackend;
  /** Opens an event stream, by default in the client's own browser. */
  opened(who?: TestClient): Promise<SseClient>;
  close(): Promise<void>;
}

/** Starts an api with a live client. */
export async function startPortals(limits: Overrides['live'] = {}, vendorsAt?: string): Promise<TestPortals> {
  const api = await startTestApi({ live: { ...QUICK, ...limits }, ...(vendorsAt && { vendorBaseUrl: vendorsAt }) });
  const browser = await api.signIn(live.email, live.password);
  const backend = await startBackend(api, live);
  const open: SseClient[] = [];
  return {
    ...{ api, browser, backend },
    async opened(who = browser) {
      const listening = await openSseClient(who);
      open.push(listening);
      return listening;
    },
    async close() {
      for (const listening of open) listening.close();
      await api.close();
    },
  };
}

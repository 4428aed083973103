import { newId } from '../../db/rows/id.ts';
import { live } from '../fixtures/requestBodies.ts';
import { type Overrides, startTestApi, type TestApi, type TestClient } from '../index.ts';
import { eventOf, startBackend, type TestBackend } from './apps.ts';
import { openSseClient, type SseClient } from './sseClient.ts';

/** Looks at once and often, so that nothing is waited for. */
const QUICK = { lookMs: 20, gapMs: 0, heartbeatMs: 100 };

/** An order as an app's backend reports it. */
export const order = () => eventOf('order.completed', { order: newId(), amount: 100, currency: 'DKK' });

/** A live client: its browser, its app's backend, and its open portals. */
export interface TestPortals {
  readonly api: TestApi;
  readonly browser: TestClient;
  readonly backend: TestBackend;
  /** Opens the portal; in the client's own browser where no other is named. */
  opened(who?: TestClient): Promise<SseClient>;
  close(): Promise<void>;
}

/** Starts an api with a live client whose portal can be opened. */
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

import { addDays, dayOf, timestampAt } from '../time/calendar.ts';
import { eventOf, startBackend, type TestBackend } from './fakes/apps.ts';
import { live } from './fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from './index.ts';

/** A metric without a report. */
export const NOTHING = { value: null, before: null, source: null, readAt: null };

/** Where a metric of these tests comes from. */
export const TOLD = { source: 'App', readAt: expect.stringMatching(/Z$/) };

/**
 * A section of the portal as the live client reads it, on an api of its own for each test of the file.
 * @param path of its endpoint
 */
export function testSection<Reply>(path: string) {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const dayAgo = (days: number) => addDays(dayOf(Date.now(), api.settings.timeZone), -days);
  /** The time of an event so many days ago, at noon; of today, just now. */
  const ago = (days: number) => (days > 0 ? { at: `${dayAgo(days)}T11:00:00Z` } : {});
  return {
    /** What belongs to the test that runs now. */
    now: () => ({ api, browser, backend }),
    read: async (query = '') => (await browser.get(path + query)).body as unknown as Reply,
    /** Sends a batch of events as the client's app. */
    report: (events: readonly unknown[]) => backend.report(events),
    today: () => dayAgo(0),
    dayAgo,
    ago,
    /** The time of an hour so many days ahead. */
    hourOn: (later: number, hour: number) =>
      new Date(timestampAt(dayAgo(-later), hour * 60, api.settings.timeZone)).toISOString(),
    on: (days: number, type: string, fields: object = {}) => eventOf(type, { ...fields, ...ago(days) }),
  };
}

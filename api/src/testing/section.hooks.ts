import { addDays, toLocalDay, toTimestamp } from '../time/calendar.ts';
import { buildEvent, startBackend, type TestBackend } from './fakes/apps.ts';
import { live } from './fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from './index.ts';

/** A metric without a report. */
export const NOTHING = { value: null, before: null, source: null, readAt: null };

/** Source and time of the metrics in these tests. */
export const REPORTED = { source: 'App', readAt: expect.stringMatching(/Z$/) };

/**
 * Sets up an api per test, and reads a portal section as the live client.
 * @param path of the section's endpoint
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

  const dayAgo = (days: number) => addDays(toLocalDay(Date.now(), api.settings.timeZone), -days);
  /** Time of an event this many days ago, at noon; the current time for today. */
  const timeDaysAgo = (days: number) => (days > 0 ? { at: `${dayAgo(days)}T11:00:00Z` } : {});
  return {
    /** Fixtures of the current test. */
    now: () => ({ api, browser, backend }),
    read: async (query = '') => (await browser.get(path + query)).body as unknown as Reply,
    /** Sends a batch of events as the client's app. */
    report: (events: readonly unknown[]) => backend.report(events),
    today: () => dayAgo(0),
    dayAgo,
    ago: timeDaysAgo,
    /** Time of an hour this many days ahead. */
    hourOn: (later: number, hour: number) =>
      new Date(toTimestamp(dayAgo(-later), hour * 60, api.settings.timeZone)).toISOString(),
    on: (days: number, type: string, fields: object = {}) => buildEvent(type, { ...fields, ...timeDaysAgo(days) }),
  };
}

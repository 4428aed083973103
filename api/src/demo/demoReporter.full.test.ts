import type { SessionReply } from '@skal/contracts/account/session';
import { rebuildMetrics } from '../modules/appEvent/rebuildMetrics.ts';
import { businessOf } from '../testing/fixtures/businessOf.ts';
import { keyNamed } from '../testing/fixtures/keys.ts';
import { live } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, type Overrides, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { copenhagen, type ReferenceEvent, referenceMetrics } from '../testing/metrics/referenceMetrics.ts';
import { storedMetrics } from '../testing/metrics/storedMetrics.ts';
import { waitFor } from '../testing/waitFor.ts';
import { addDays } from '../time/calendar.ts';
import { DEMO_SEED } from './simulation/constants.ts';
import { simulateDays } from './simulation/simulation.ts';

/** More than events are kept, so that guests of days are forgotten on the way. */
const DAYS = 100;
const PATIENCE_MS = 90_000;
/** Of these the reckoning knows what they come to. */
const RECKONED =
  /^\S+ (events|activeGuests|crashedSessions|guestsOf30Days|revenue|refunds|order(Hours|Channels|Items)|prepared(Minutes|Orders)|(booked|missed)(Tables|Places)|event(Tickets|Revenue|Attended)) /;

const today = () => copenhagen(Date.now()).day;

/** All that the app has reported of days that are over, as the story has it. */
function told(launch: string): ReferenceEvent[] {
  const story = { seed: DEMO_SEED, launch, timeZone: 'Europe/Copenhagen' };
  return [...simulateDays(story, addDays(today(), -1))].flatMap(({ events }) =>
    events.map(({ at, ...event }) => ({ ...event, time: Date.parse(at) })),
  );
}

const ofDaysOver = (figures: ReadonlyMap<string, number>) =>
  new Map([...figures].filter(([key]) => key < today() && RECKONED.test(key)).sort());

describe('the demo’s app', () => {
  let place: TempDatabase;
  let api: TestApi;
  const all = told(addDays(today(), 1 - DAYS));
  const start = async (overrides: Overrides = {}) => {
    api = await startTestApi({ demoDays: DAYS, ...overrides }, place);
  };
  const played = async () => {
    const [row] = await api.rows<{ sum: number | string | null }>(
      "SELECT SUM(amount) AS sum FROM app_metric_days WHERE metric = 'events' AND day < ?",
      [today()],
    );
    return Number(row?.sum ?? 0);
  };

  beforeAll(async () => {
    place = await createTempDatabase();
    await start();
    api.internals.startDemoReporter();
    await waitFor(played, (seen) => seen >= all.length, PATIENCE_MS);
  }, 2 * PATIENCE_MS);
  afterAll(async () => {
    await api.close();
    await place.remove();
  });

  it('reports from the day of its launch on, and figures are what an independent sum of its events comes to', async () => {
    expect(ofDaysOver(await storedMetrics(api))).toEqual(ofDaysOver(referenceMetrics(all)));
    const businessId = await businessOf(api, live);
    const dryRun = { businessId, dryRun: true, now: Date.now() };
    expect(await rebuildMetrics(api.internals.dependencies.db, api.settings, dryRun)).toEqual([]);
  });

  it('has every section of the portal that it reports of', async () => {
    const browser = await api.signIn(live.email, live.password);
    const { business } = (await browser.get('/api/session')).body as unknown as SessionReply;
    expect(Object.values(business?.features ?? {})).toEqual([true, true, true, true, true]);
  });

  it('each of its figures says that it is demo data', async () => {
    expect(await api.rows('SELECT DISTINCT source FROM app_metric_days')).toEqual([{ source: 'Demo data' }]);
    const yesterday = addDays(today(), -1);
    const path = `/api/figures?metrics=dailyActiveUsers&from=${yesterday}&to=${yesterday}`;
    const { body } = await (await api.signIn(live.email, live.password)).get(path);
    expect(body).toEqual([expect.objectContaining({ source: 'Demo data', value: expect.any(Number) })]);
  });

  it(
    'is counted once when it is started again, also of days whose events are gone',
    async () => {
      const before = ofDaysOver(await storedMetrics(api));
      await api.execute('DELETE FROM app_events WHERE day < ?', [addDays(today(), -31)]);
      await api.close();
      await start();
      const from = addDays(today(), -1);
      await api.execute('DELETE FROM app_events WHERE day = ?', [from]);
      await api.execute('DELETE FROM app_metric_days WHERE day = ?', [from]);
      api.internals.startDemoReporter();
      // The day that was taken away is filled in last: when it is there, all before it was gone through.
      const after = await waitFor(
        async () => ofDaysOver(await storedMetrics(api)),
        (figures) => figures.has(`${from} events app.opened`),
        PATIENCE_MS,
      );
      const older = (figures: ReadonlyMap<string, number>) => [...figures].filter(([key]) => key < from);
      expect(older(after)).toEqual(older(before));
    },
    2 * PATIENCE_MS,
  );

  it.each<[string, Overrides]>([
    ['in production', { production: true, sessionKeys: [keyNamed('demo')] }],
    ['beside SESSION_KEYS', { sessionKeys: [keyNamed('demo')] }],
    ['under an https address', { site: { origin: 'https://www.skal.example' } }],
    ['where the settings have no days of it', { demoDays: 0 }],
  ])('13.2.3: reports nothing %s', async (_, overrides) => {
    const other = await createTempDatabase();
    const isProduction = overrides.production ? overrides : {};
    await (await startTestApi({ demoDays: 0, ...isProduction }, other)).close();
    const quiet = await startTestApi({ demoDays: DAYS, ...overrides }, other);
    quiet.internals.startDemoReporter();
    await quiet.close();
    const again = await startTestApi({ demoDays: 0, ...isProduction }, other);
    expect(await again.rows('SELECT business_id FROM app_clients')).toEqual([]);
    await again.close();
    await other.remove();
  });
});

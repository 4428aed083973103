import type { SessionReply } from '@skal/contracts/account/session';
import type { BusinessInfoReply } from '@skal/contracts/content/businessInfo';
import type { ContentPreviewReply, ContentStatusReply } from '@skal/contracts/content/contentVersion';
import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import type { MenuReply } from '@skal/contracts/content/menu';
import type { PushOverviewReply, PushReply } from '@skal/contracts/push/push';
import { rebuildMetrics } from '../modules/appEvent/rebuildMetrics.ts';
import { findBusinessId } from '../testing/fixtures/findBusinessId.ts';
import { createTestKey } from '../testing/fixtures/keys.ts';
import { live } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, type Overrides, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { computeReferenceMetrics, type ReferenceEvent, toCopenhagenTime } from '../testing/metrics/referenceMetrics.ts';
import { readStoredMetrics } from '../testing/metrics/storedMetrics.ts';
import { waitFor } from '../testing/waitFor.ts';
import { addDays } from '../time/calendar.ts';
import { demoStaff } from './accounts.ts';
import { DEMO_SEED } from './simulation/constants.ts';
import { simulateDays } from './simulation/simulation.ts';

/** More days than events are retained, so that old guests are deleted. */
const DAYS = 100;
const TIMEOUT_MS = 90_000;
/** Metrics that the reference computation covers. */
const COMPARED =
  /^\S+ (events|activeGuests|crashedSessions|guestsOf30Days|revenue|refunds|order(Hours|Channels|Items)|prepared(Minutes|Orders)|(booked|missed)(Tables|Places)|event(Tickets|Revenue|Attended)) /;

const today = () => toCopenhagenTime(Date.now()).day;

/** All events of past days in the simulation. */
function referenceEvents(launch: string): ReferenceEvent[] {
  const config = { seed: DEMO_SEED, launch, timeZone: 'Europe/Copenhagen' };
  return [...simulateDays(config, addDays(today(), -1))].flatMap(({ events }) =>
    events.map(({ at, ...event }) => ({ ...event, time: Date.parse(at) })),
  );
}

const ofDaysOver = (metrics: ReadonlyMap<string, number>) =>
  new Map([...metrics].filter(([key]) => key < today() && COMPARED.test(key)).sort());

describe('demoReporter', () => {
  let database: TempDatabase;
  let api: TestApi;
  const all = referenceEvents(addDays(today(), 1 - DAYS));
  const start = async (overrides: Overrides = {}) => {
    api = await startTestApi({ demoDays: DAYS, ...overrides }, database);
  };
  const played = async () => {
    const [row] = await api.rows<{ sum: number | string | null }>(
      "SELECT SUM(amount) AS sum FROM app_metric_days WHERE metric = 'events' AND day < ?",
      [today()],
    );
    return Number(row?.sum ?? 0);
  };

  beforeAll(async () => {
    database = await createTempDatabase();
    await start();
    api.internals.startDemoReporter();
    await waitFor(played, (seen) => seen >= all.length, TIMEOUT_MS);
  }, 2 * TIMEOUT_MS);
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  it('reports since the launch, and the metrics equal an independent computation', async () => {
    expect(ofDaysOver(await readStoredMetrics(api))).toEqual(ofDaysOver(computeReferenceMetrics(all)));
    const businessId = await findBusinessId(api, live);
    const dryRun = { businessId, dryRun: true, now: Date.now() };
    expect(await rebuildMetrics(api.internals.dependencies.db, api.settings, dryRun)).toEqual([]);
  });

  it('fills every portal section', async () => {
    const browser = await api.signIn(live.email, live.password);
    const { business } = (await browser.get('/api/session')).body as unknown as SessionReply;
    expect(Object.values(business?.features ?? {})).toEqual([true, true, true, true, true]);
  });

  it('has a published menu of what the app sells, events with tickets, opening hours, and staff who sign in', async () => {
    const browser = await api.signIn(live.email, live.password);
    const read = async <Reply>(path: string) => JSON.parse((await browser.get(path)).text) as Reply;
    const { items } = await read<MenuReply>('/api/menu');
    expect(items).toHaveLength(30);
    const prices = new Map(items.map(({ name, price }) => [name, price]));
    const lines = all.flatMap((event) => event.lines ?? []);
    expect(lines.filter(({ item, quantity, amount }) => (prices.get(item) ?? 0) * quantity !== amount)).toEqual([]);
    const events = await read<GuestEventReply[]>('/api/guest-events');
    expect(events.map(({ status }) => status).sort()).toEqual(['draft', 'published', 'published', 'published']);
    expect(events.some(({ booked }) => booked > 0)).toBe(true);
    expect(await read<ContentStatusReply>('/api/content/status')).toMatchObject({
      ...{ number: 1, publishedBy: 'Demo data', changes: 0 },
    });
    const { content } = await read<ContentPreviewReply>('/api/content/preview');
    expect(content.photos.filter(({ alt, sizes }) => alt.startsWith('Drawing of') && sizes.length === 3)).toHaveLength(
      8,
    );
    expect(items.filter(({ photoId }) => photoId !== null).length).toBeGreaterThan(10);
    const info = await read<BusinessInfoReply>('/api/business-info');
    expect(info.description).toMatch(/^Demo data: /);
    expect(info.week[4]).toEqual([{ from: '15:00', to: '01:00' }]);
    expect(demoStaff).toHaveLength(5);
    const bartender = demoStaff.find(({ role }) => role === 'Bartender');
    const member = await api.signIn(bartender?.email ?? '', bartender?.password ?? '');
    expect([(await member.get('/api/menu')).status, (await member.get('/api/push')).status]).toEqual([200, 403]);
  });

  it('has sent notifications with the figures of the simulation, scheduled ones, and phones', async () => {
    const browser = await api.signIn(live.email, live.password);
    const pushes = JSON.parse((await browser.get('/api/push/campaigns')).text) as PushReply[];
    const sent = pushes.filter(({ state }) => state === 'sent');
    expect(sent.length).toBeGreaterThan(20);
    for (const { result } of sent) {
      expect(result?.delivered).toBeLessThanOrEqual(result?.sent ?? 0);
      expect(result?.delivered).toBeGreaterThan((result?.sent ?? 0) / 2);
    }
    expect(sent.some(({ result }) => result?.reasons[0]?.reason === 'unregistered')).toBe(true);
    expect(pushes.filter(({ state }) => state === 'scheduled').length).toBeGreaterThan(1);
    const overview = (await browser.get('/api/push')).body as unknown as PushOverviewReply;
    expect(overview.audiences[0]?.guests).toBeGreaterThan(50);
  });

  it('labels every metric as demo data', async () => {
    expect(await api.rows('SELECT DISTINCT source FROM app_metric_days')).toEqual([{ source: 'Demo data' }]);
    const yesterday = addDays(today(), -1);
    const path = `/api/figures?metrics=dailyActiveUsers&from=${yesterday}&to=${yesterday}`;
    const { body } = await (await api.signIn(live.email, live.password)).get(path);
    expect(body).toEqual([expect.objectContaining({ source: 'Demo data', value: expect.any(Number) })]);
  });

  it(
    'counts each event once after a restart, also on days with deleted events',
    async () => {
      const before = ofDaysOver(await readStoredMetrics(api));
      await api.execute('DELETE FROM app_events WHERE day < ?', [addDays(today(), -31)]);
      await api.close();
      await start();
      const from = addDays(today(), -1);
      await api.execute('DELETE FROM app_events WHERE day = ?', [from]);
      await api.execute('DELETE FROM app_metric_days WHERE day = ?', [from]);
      // Reservations are kept apart from the events that report them.
      await api.execute('DELETE FROM reservations');
      const completed = all.find(({ type, time }) => type === 'order.completed' && toCopenhagenTime(time).day === from);
      await api.execute(
        `INSERT INTO app_actions (id, business_id, subject_id, kind, step, version, sequence, source, order_name,
         subject_at, at, by_name) VALUES ('a', ?, 'b', 'order', 'declined', 1, 1, 'app', ?, 0, ?, 'Demo Live')`,
        [await findBusinessId(api, live), completed?.order ?? '', Date.now()],
      );
      api.internals.startDemoReporter();
      // The deleted day is filled last: once it exists, all earlier days were processed.
      const seeded = () =>
        api.rows(
          'SELECT COUNT(*) AS n FROM push_campaigns UNION ALL SELECT COUNT(*) FROM menu_items UNION ALL SELECT COUNT(*) FROM guest_events',
        );
      const content = await seeded();
      const after = await waitFor(
        async () => ofDaysOver(await readStoredMetrics(api)),
        (metrics) => metrics.has(`${from} events app.opened`),
        TIMEOUT_MS,
      );
      const older = (metrics: ReadonlyMap<string, number>) => [...metrics].filter(([key]) => key < from);
      expect(older(after)).toEqual(older(before));
      expect(await seeded()).toEqual(content);
      // An order of that day was declined in the portal meanwhile.
      // No order is completed on a closed day.
      const expected = completed ? [{ type: 'order.cancelled' }] : [];
      const types = await waitFor(
        () => api.rows<{ type: string }>('SELECT type FROM app_events WHERE id LIKE ?', [`%${completed?.id}`]),
        (rows) => rows.length === expected.length,
      );
      expect(types).toEqual(expected);
    },
    2 * TIMEOUT_MS,
  );

  it.each<[string, Overrides]>([
    ['in production', { production: true, sessionKeys: [createTestKey('demo')] }],
    ['with SESSION_KEYS', { sessionKeys: [createTestKey('demo')] }],
    ['with an https origin', { site: { origin: 'https://www.skal.example' } }],
    ['with no demo days', { demoDays: 0 }],
  ])('13.2.3: does not report %s', async (_, overrides) => {
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

import { type PushAudience, pushAudiences } from '@skal/contracts/push/push';
import { buildEvent, startBackend, type TestBackend } from '../../../testing/fakes/apps.ts';
import { addDevices, type NewDevice } from '../../../testing/fixtures/devices.ts';
import { live } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { addDays, toLocalDay } from '../../../time/calendar.ts';
import type { GuestDays } from '../../appMetric/guest/guestDays.types.ts';
import { countAudiences, readAudiencePage } from './audience.query.ts';
import { buildAudienceRules, REGULAR_DAYS, VIP_STAMPS } from './rules.ts';

const DAY_MS = 24 * 3600_000;

describe('audiences', () => {
  let api: TestApi;
  let backend: TestBackend;
  let today: string;

  beforeAll(async () => {
    api = await startTestApi();
    backend = await startBackend(api, live);
    today = toLocalDay(Date.now(), api.settings.timeZone);
  });
  beforeEach(async () => {
    for (const table of ['devices', 'app_guests', 'app_events']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const rules = () => buildAudienceRules(today, api.settings.timeZone);
  const add = (devices: readonly NewDevice[], at?: number) =>
    addDevices(api.internals.dependencies.db, backend.businessId, devices, at);
  const sizes = async () =>
    Object.fromEntries(await countAudiences(api.internals.dependencies.db, backend.businessId, rules()));
  /** Returns the tokens of an audience, as a notification addresses them. */
  const tokens = async (audience: PushAudience) => {
    const page = await api.internals.dependencies.db.read((manager) =>
      readAudiencePage(manager, backend.businessId, rules()[audience], { after: '', limit: 100 }),
    );
    const rows = await api.rows<{ id: string; token: string }>('SELECT id, token FROM devices');
    return page.map(({ id }) => rows.find((row) => row.id === id)?.token).sort();
  };
  const days = (...daysAgo: number[]): GuestDays =>
    Object.fromEntries(daysAgo.map((ago) => [addDays(today, -ago), [1, 0]]));

  it('K25: contain the guests that their rules describe', async () => {
    await add([
      {
        token: 'vip',
        guest: 'vip',
        days: { [addDays(today, -60)]: [1, 0, VIP_STAMPS - 1], [addDays(today, -40)]: [0, 0, 1] },
      },
      {
        token: 'almost-vip',
        guest: 'almost-vip',
        days: { [addDays(today, -89)]: [1, 0, VIP_STAMPS - 1], [today]: [1, 0] },
      },
      { token: 'old-vip', guest: 'old-vip', days: { [addDays(today, -90)]: [1, 0, VIP_STAMPS], [today]: [1, 0] } },
      { token: 'regular', guest: 'regular', days: days(29, 40, 60, 80) },
      { token: 'not-regular', guest: 'not-regular', days: days(2, 40, 60) },
      { token: 'once-regular', guest: 'once-regular', days: days(30, 40, 60, 80) },
      { token: 'new', guest: 'new', days: days(29) },
      { token: 'nameless' },
      { token: 'silent', guest: 'silent' },
    ]);
    await add([{ token: 'never', guest: 'never' }], Date.now() - 31 * DAY_MS);
    expect(await tokens('vip')).toEqual(['vip']);
    expect(await tokens('regular')).toEqual(['regular']);
    expect(await tokens('new')).toEqual(['new']);
    expect(await tokens('inactive')).toEqual(['never', 'once-regular', 'vip']);
    expect(await tokens('all')).toHaveLength(10);
    expect(await sizes()).toEqual({ all: 10, vip: 1, regular: 1, new: 1, inactive: 3 });
    expect(REGULAR_DAYS).toBe(4);
  });

  it('count a guest with several devices once, and address each device', async () => {
    await add(
      ['one', 'two', 'three'].map((token) => ({ token, guest: 'same', days: token === 'one' ? days(0) : undefined })),
    );
    expect(await sizes()).toMatchObject({ all: 1, new: 1 });
    expect(await tokens('new')).toEqual(['one', 'three', 'two']);
  });

  it('follow reported events', async () => {
    await add([{ token: 'guest', guest: 'guest-1' }]);
    expect(await sizes()).toEqual({ all: 1, vip: 0, regular: 0, new: 0, inactive: 0 });
    const at = (ago: number) => `${addDays(today, -ago)}T00:30:00+01:00`;
    await backend.report([25, 20, 10, 1].map((ago) => buildEvent('app.opened', { guest: 'guest-1', at: at(ago) })));
    expect(await sizes()).toEqual({ all: 1, vip: 0, regular: 1, new: 1, inactive: 0 });
    await backend.report(
      Array.from({ length: VIP_STAMPS }, () => buildEvent('loyalty.stamped', { guest: 'guest-1', at: at(1) })),
    );
    expect(await sizes()).toEqual({ all: 1, vip: 1, regular: 1, new: 1, inactive: 0 });
  });

  it('are empty without devices', async () => {
    expect(await sizes()).toEqual(Object.fromEntries(pushAudiences.map((name) => [name, 0])));
  });
});

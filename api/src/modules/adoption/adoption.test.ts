import type { AdoptionReply } from '@skal/contracts/adoption';
import { addDays, dayOf, mondayOf } from '../../calendar.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { admin, client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { rebuildFigures } from '../appEvent/rebuildFigures.ts';

const NOTHING = { value: null, before: null, source: null, readAt: null };

describe('GET /api/adoption', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (who = browser) => (await who.get('/api/adoption')).body as unknown as AdoptionReply;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  /** An event of noon, so many days ago; of today, of just now. */
  const on = (ago: number, type: string, fields: object = {}) =>
    eventOf(type, { ...fields, ...(ago > 0 && { at: `${addDays(today(), -ago)}T11:00:00Z` }) });
  const opened = (ago: number, guest: string) => on(ago, 'app.opened', { guest });
  /** So many days ago it was the Monday so many weeks before this one. */
  const monday = (weeks: number) => {
    const day = addDays(mondayOf(today()), -7 * weeks);
    return { day, ago: (Date.parse(today()) - Date.parse(day)) / 86_400_000 };
  };

  it('K4: what nobody has reported is null, and no week has guests', async () => {
    const { weeks, downloadDays, ...rest } = await read();
    expect(rest).toMatchObject({
      ...{ downloads: NOTHING, registered: NOTHING, monthlyActive: NOTHING, returning: NOTHING },
      ...{ lastReportOn: null, sources: [], cohorts: [] },
    });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({ week: mondayOf(today()), guests: null, returning: null });
    expect(downloadDays).toHaveLength(30);
    expect(new Set(downloadDays.map(({ value }) => value))).toEqual(new Set([null]));
  });

  it('K4: downloads, the registered and the guests of 30 days stand beside those before, with where they came from', async () => {
    await backend.report([
      ...[on(0, 'app.installed', { source: 'Instagram' }), on(0, 'app.installed', { source: 'Instagram' })],
      ...[on(1, 'app.installed'), on(30, 'app.installed', { source: 'Instagram' })],
      ...[on(2, 'guest.registered', { guest: 'a', source: 'Website' }), on(30, 'guest.registered', { guest: 'b' })],
      ...[opened(0, 'a'), opened(3, 'a'), opened(4, 'b'), opened(30, 'c')],
    ]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    const adoption = await read();
    expect(adoption).toMatchObject({
      ...{ lastReportOn: today(), days: { to: today(), from: addDays(today(), -29), beforeTo: addDays(today(), -30) } },
      downloads: { value: 3, before: 1, ...told },
      registered: { value: 2, before: 1, ...told },
      monthlyActive: { value: 2, before: 1, ...told },
      sources: [
        { source: 'Instagram', downloads: 2, registered: 0 },
        { source: 'Website', downloads: 0, registered: 1 },
      ],
    });
    const [yesterday, now] = adoption.downloadDays.slice(-2);
    expect([yesterday, now]).toEqual([
      { at: addDays(today(), -1), value: 1 },
      { at: today(), value: 2 },
    ]);
    // Of that day something was reported, and no download.
    expect(adoption.downloadDays.at(-5)?.value).toBe(0);
  });

  it('K4: guests are held together by the week of their first opening, and a late report moves them there', async () => {
    const [two, one, now] = [monday(2), monday(1), monday(0)];
    await backend.report([opened(one.ago, 'a'), opened(0, 'a'), opened(0, 'b'), opened(one.ago, 'c')]);
    const before = await read();
    expect(before.cohorts).toEqual([
      { week: one.day, guests: 2, came: [1] },
      { week: now.day, guests: 1, came: [] },
    ]);
    expect(before.returning).toMatchObject({ value: 50, before: 0 });
    await backend.report([opened(two.ago, 'a')]);
    const after = await read();
    expect(after.cohorts).toEqual([
      { week: two.day, guests: 1, came: [1, 1] },
      { week: one.day, guests: 1, came: [0] },
      { week: now.day, guests: 1, came: [] },
    ]);
    expect(after.weeks.slice(-3)).toEqual([
      { week: two.day, guests: 1, returning: 0 },
      { week: one.day, guests: 2, returning: 1 },
      { week: now.day, guests: 2, returning: 1 },
    ]);
  });

  it('14.2.4: a guest who is erased stays in the figures as nobody, also when they are made anew', async () => {
    await backend.report([opened(monday(1).ago, 'a'), opened(0, 'a'), opened(0, 'b')]);
    const before = await read();
    const operator = await api.signIn(admin.email, admin.password);
    const { businessId } = backend;
    const erased = await operator.post(`/api/admin/clients/${businessId}/guest-erasures`, { guest: 'a' });
    expect(erased.status).toBe(200);
    const { db } = api.api.parts;
    expect(await rebuildFigures(db, api.settings, { businessId, dryRun: false, now: Date.now() })).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('8.2.2: another client sees nothing of it', async () => {
    await backend.report([opened(0, 'a'), on(0, 'app.installed', { source: 'Website' })]);
    expect(await read(await api.signIn(client.email, client.password))).toMatchObject({
      ...{ downloads: NOTHING, lastReportOn: null, sources: [], cohorts: [] },
    });
  });
});

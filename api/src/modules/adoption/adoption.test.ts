import type { AdoptionReply } from '@skal/contracts/analytics/adoption';
import { admin } from '../../testing/fixtures/requestBodies.ts';
import { REPORTED, testSection } from '../../testing/section.hooks.ts';
import { addDays, getMonday } from '../../time/calendar.ts';
import { rebuildMetrics } from '../appEvent/rebuildMetrics.ts';

describe('GET /api/adoption', () => {
  const { dayAgo, now, on, read, report, today } = testSection<AdoptionReply>('/api/adoption');
  const opened = (ago: number, guest: string) => on(ago, 'app.opened', { guest });
  /** Number of days since the Monday of some weeks ago. */
  const monday = (weeks: number) => {
    const day = addDays(getMonday(today()), -7 * weeks);
    return { day, ago: (Date.parse(today()) - Date.parse(day)) / 86_400_000 };
  };

  it('K4: compares downloads, registrations and active guests with the 30 days before, by source', async () => {
    await report([
      ...[on(0, 'app.installed', { source: 'Instagram' }), on(0, 'app.installed', { source: 'Instagram' })],
      ...[on(1, 'app.installed'), on(30, 'app.installed', { source: 'Instagram' })],
      ...[on(2, 'guest.registered', { guest: 'a', source: 'Website' }), on(30, 'guest.registered', { guest: 'b' })],
      ...[opened(0, 'a'), opened(3, 'a'), opened(4, 'b'), opened(30, 'c')],
    ]);
    const adoption = await read();
    expect(adoption).toMatchObject({
      ...{ lastReportOn: today(), days: { to: today(), from: dayAgo(29), beforeTo: dayAgo(30) } },
      downloads: { value: 3, before: 1, ...REPORTED },
      registered: { value: 2, before: 1, ...REPORTED },
      monthlyActive: { value: 2, before: 1, ...REPORTED },
      sources: [
        { source: 'Instagram', downloads: 2, registered: 0 },
        { source: 'Website', downloads: 0, registered: 1 },
      ],
    });
    const [yesterday, now] = adoption.downloadDays.slice(-2);
    expect([yesterday, now]).toEqual([
      { at: dayAgo(1), value: 1 },
      { at: today(), value: 2 },
    ]);
    // Something was reported for that day, but no download.
    expect(adoption.downloadDays.at(-5)?.value).toBe(0);
  });

  it('K4: groups guests by the week of their first opening, also after a late report', async () => {
    const [two, one, now] = [monday(2), monday(1), monday(0)];
    await report([opened(one.ago, 'a'), opened(0, 'a'), opened(0, 'b'), opened(one.ago, 'c')]);
    const before = await read();
    expect(before.cohorts).toEqual([
      { week: one.day, guests: 2, retained: [1] },
      { week: now.day, guests: 1, retained: [] },
    ]);
    expect(before.returning).toMatchObject({ value: 50, before: 0 });
    await report([opened(two.ago, 'a')]);
    const after = await read();
    expect(after.cohorts).toEqual([
      { week: two.day, guests: 1, retained: [1, 1] },
      { week: one.day, guests: 1, retained: [0] },
      { week: now.day, guests: 1, retained: [] },
    ]);
    expect(after.weeks.slice(-3)).toEqual([
      { week: two.day, guests: 1, returning: 0 },
      { week: one.day, guests: 2, returning: 1 },
      { week: now.day, guests: 2, returning: 1 },
    ]);
  });

  it('14.2.4: keeps an erased guest in the metrics anonymously, also after a rebuild', async () => {
    await report([opened(monday(1).ago, 'a'), opened(0, 'a'), opened(0, 'b')]);
    const before = await read();
    const { api, backend } = now();
    const operator = await api.signIn(admin.email, admin.password);
    const { businessId } = backend;
    const erased = await operator.post(`/api/admin/clients/${businessId}/guest-erasures`, { guest: 'a' });
    expect(erased.status).toBe(200);
    const { db } = api.internals.dependencies;
    expect(await rebuildMetrics(db, api.settings, { businessId, dryRun: false, now: Date.now() })).toEqual([]);
    expect(await read()).toEqual(before);
  });
});

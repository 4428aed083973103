import type { ContentReply } from '@skal/contracts/content';
import { addDays, dayOf } from '../../calendar.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NOTHING = { value: null, before: null, source: null, readAt: null };

describe('GET /api/content', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (period = 'today', who = browser) =>
    (await who.get(`/api/content?period=${period}`)).body as unknown as ContentReply;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  const ago = (days: number) => ({ at: `${addDays(today(), -days)}T12:00:00Z` });
  const viewed = (item: string, fields: object = {}) => eventOf('content.viewed', { item, ...fields });

  it('what nobody has reported is null, in every period', async () => {
    for (const period of ['today', 'week', 'month']) {
      const { steps, ...reply } = await read(period);
      expect(reply).toMatchObject({ period, lastReportOn: null, views: NOTHING, mostViewed: [], screens: [] });
      expect(steps.every(({ views, before }) => views === null && before === null)).toBe(true);
    }
  });

  it('views stand beside those of the period before, day by day, and what is viewed most comes first', async () => {
    await backend.report([
      ...[viewed('Wine of the week'), viewed('Wine of the week'), viewed('How to taste')],
      ...[viewed('How to taste', ago(1)), viewed('How to taste', ago(7)), viewed('Behind the bar', ago(7))],
      ...[eventOf('screen.shown', { item: 'Menu' }), eventOf('app.opened', { ...ago(2) })],
    ]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    expect(await read()).toMatchObject({
      views: { value: 3, before: 1, ...told },
      mostViewed: [
        { item: 'Wine of the week', views: 2 },
        { item: 'How to taste', views: 1 },
      ],
      screens: [{ screen: 'Menu', shows: 1 }],
    });
    const week = await read('week');
    expect(week.views).toMatchObject({ value: 4, before: 2 });
    expect(week.steps.slice(-3)).toEqual([
      { at: addDays(today(), -2), views: 0, before: null },
      { at: addDays(today(), -1), views: 1, before: null },
      { at: today(), views: 3, before: 2 },
    ]);
  });

  it("8.2.2: it is the client's own; another period is refused with a sentence", async () => {
    await backend.report([viewed('Wine of the week')]);
    expect(await read('today', await api.signIn(client.email, client.password))).toMatchObject({ views: NOTHING });
    const { status, body } = await browser.get('/api/content?period=year');
    expect([status, body.error]).toEqual([400, expect.stringContaining('today, week or month')]);
  });
});

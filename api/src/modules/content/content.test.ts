import type { ContentReply } from '@skal/contracts/analytics/content';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { REPORTED, testSection } from '../../testing/section.hooks.ts';

describe('GET /api/content', () => {
  const { ago, dayAgo, read, report, today } = testSection<ContentReply>('/api/content');
  const viewed = (item: string, fields: object = {}) => buildEvent('content.viewed', { item, ...fields });

  it('compares views with the previous period, by day, and lists the most viewed first', async () => {
    await report([
      ...[viewed('Wine of the week'), viewed('Wine of the week'), viewed('How to taste')],
      ...[viewed('How to taste', ago(1)), viewed('How to taste', ago(7)), viewed('Behind the bar', ago(7))],
      ...[buildEvent('screen.shown', { item: 'Menu' }), buildEvent('app.opened', { ...ago(2) })],
    ]);
    expect(await read()).toMatchObject({
      views: { value: 3, before: 1, ...REPORTED },
      mostViewed: [
        { item: 'Wine of the week', views: 2 },
        { item: 'How to taste', views: 1 },
      ],
      screens: [{ screen: 'Menu', shows: 1 }],
    });
    const week = await read('?period=week');
    expect(week.views).toMatchObject({ value: 4, before: 2 });
    expect(week.series.slice(-3)).toEqual([
      { at: dayAgo(2), views: 0, before: null },
      { at: dayAgo(1), views: 1, before: null },
      { at: today(), views: 3, before: 2 },
    ]);
  });
});

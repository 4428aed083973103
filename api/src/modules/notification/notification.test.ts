import type { NotificationReply } from '@skal/contracts/analytics/notification';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { REPORTED, testSection } from '../../testing/section.hooks.ts';

describe('GET /api/notifications', () => {
  const { dayAgo, on, read, report, today } = testSection<NotificationReply>('/api/notifications');
  /** Creates `count` events of one day. */
  const times = (ago: number, type: 'delivered' | 'opened', count: number) =>
    Array.from({ length: count }, () => on(ago, `notification.${type}`));

  it('K24: compares deliveries, openings and open rate with the 30 days before, by day', async () => {
    await report([
      ...[...times(0, 'delivered', 4), ...times(0, 'opened', 1), ...times(1, 'delivered', 3), ...times(1, 'opened', 2)],
      ...[...times(2, 'opened', 1), ...times(30, 'delivered', 5), ...times(30, 'opened', 5)],
    ]);
    const reply = await read();
    expect(reply).toMatchObject({
      lastReportOn: today(),
      deliveredToday: { value: 4, before: 3, ...REPORTED },
      delivered: { value: 7, before: 5, ...REPORTED },
      opened: { value: 4, before: 5, ...REPORTED },
      openRate: { value: 57.14, before: 100, ...REPORTED },
    });
    const none = { deliveredBefore: null, openedBefore: null, openRateBefore: null };
    expect(reply.series.slice(-4)).toEqual([
      { at: dayAgo(3), delivered: null, opened: null, openRate: null, ...none },
      // Opened on a day without a delivery, so there is no open rate.
      { at: dayAgo(2), delivered: 0, opened: 1, openRate: null, ...none },
      { at: dayAgo(1), delivered: 3, opened: 2, openRate: 66.67, ...none },
      { at: today(), delivered: 4, opened: 1, openRate: 25, deliveredBefore: 5, openedBefore: 5, openRateBefore: 100 },
    ]);
  });

  it('K24: returns zero notifications and no open rate for an app that reports none', async () => {
    await report([buildEvent('app.opened')]);
    expect(await read()).toMatchObject({
      delivered: { value: 0, source: 'App' },
      openRate: { value: null, source: null, readAt: null },
    });
  });
});

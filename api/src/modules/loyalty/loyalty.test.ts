import type { LoyaltyReply } from '@skal/contracts/analytics/loyalty';
import { REPORTED, testSection } from '../../testing/section.hooks.ts';

describe('GET /api/loyalty', () => {
  const { dayAgo, on, read, report, today } = testSection<LoyaltyReply>('/api/loyalty');
  const stamped = (ago: number, guest: string, fields: object = {}) => on(ago, 'loyalty.stamped', { guest, ...fields });

  it('K4: compares members, stamps and rewards with the 30 days before, rewards by name', async () => {
    await report([
      ...[stamped(30, 'a'), stamped(1, 'a', { places: 3 }), stamped(1, 'b'), stamped(0, 'b')],
      ...[on(0, 'loyalty.stamped'), on(1, 'content.viewed')],
      ...[on(0, 'loyalty.redeemed', { item: 'Coffee' }), on(1, 'loyalty.redeemed', { item: 'coffee' })],
      ...[on(1, 'loyalty.redeemed', { item: 'coffee' }), on(30, 'loyalty.redeemed', { item: 'Coffee' })],
    ]);
    const { memberDays, ...rest } = await read();
    expect(rest).toMatchObject({
      lastReportOn: today(),
      members: { value: 2, before: 1, ...REPORTED },
      stamps: { value: 6, before: 1, ...REPORTED },
      rewards: { value: 3, before: 1, ...REPORTED },
      redemption: { value: 50, before: 100, ...REPORTED },
      rewardItems: [
        { item: 'coffee', rewards: 2 },
        { item: 'Coffee', rewards: 1 },
      ],
    });
    expect(memberDays.slice(-3)).toEqual([
      { at: dayAgo(2), members: null, joined: null },
      { at: dayAgo(1), members: 2, joined: 1 },
      { at: today(), members: 2, joined: 0 },
    ]);
  });

  it('K4: counts a member once, from the day of the first stamp, even if that is reported late', async () => {
    await report([stamped(0, 'a')]);
    await report([stamped(4, 'a'), stamped(2, 'a')]);
    const { members, memberDays } = await read();
    expect(members.value).toBe(1);
    expect(memberDays.slice(-5).map(({ joined }) => joined)).toEqual([1, null, 0, null, 0]);
  });
});

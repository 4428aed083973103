import type { LoyaltyReply } from '@skal/contracts/loyalty';
import { addDays, dayOf } from '../../calendar.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NOTHING = { value: null, before: null, source: null, readAt: null };

describe('GET /api/loyalty', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (who = browser) => (await who.get('/api/loyalty')).body as unknown as LoyaltyReply;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  /** An event of noon, so many days ago; of today, of just now. */
  const on = (ago: number, type: string, fields: object = {}) =>
    eventOf(type, { ...fields, ...(ago > 0 && { at: `${addDays(today(), -ago)}T11:00:00Z` }) });
  const stamped = (ago: number, guest: string, fields: object = {}) => on(ago, 'loyalty.stamped', { guest, ...fields });

  it('K4: what nobody has reported is null', async () => {
    const { memberDays, ...rest } = await read();
    expect(rest).toMatchObject({
      ...{ members: NOTHING, stamps: NOTHING, rewards: NOTHING, redemption: NOTHING },
      ...{ lastReportOn: null, rewardItems: [] },
    });
    expect(memberDays).toHaveLength(30);
    expect(memberDays.every(({ members, joined }) => members === null && joined === null)).toBe(true);
  });

  it('K4: members, stamps and rewards stand beside those of the 30 days before, rewards by their names', async () => {
    await backend.report([
      ...[stamped(30, 'a'), stamped(1, 'a', { places: 3 }), stamped(1, 'b'), stamped(0, 'b')],
      ...[on(0, 'loyalty.stamped'), on(1, 'content.viewed')],
      ...[on(0, 'loyalty.redeemed', { item: 'Coffee' }), on(1, 'loyalty.redeemed', { item: 'coffee' })],
      ...[on(1, 'loyalty.redeemed', { item: 'coffee' }), on(30, 'loyalty.redeemed', { item: 'Coffee' })],
    ]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    const { memberDays, ...rest } = await read();
    expect(rest).toMatchObject({
      lastReportOn: today(),
      members: { value: 2, before: 1, ...told },
      stamps: { value: 6, before: 1, ...told },
      rewards: { value: 3, before: 1, ...told },
      redemption: { value: 50, before: 100, ...told },
      rewardItems: [
        { item: 'coffee', rewards: 2 },
        { item: 'Coffee', rewards: 1 },
      ],
    });
    expect(memberDays.slice(-3)).toEqual([
      { at: addDays(today(), -2), members: null, joined: null },
      { at: addDays(today(), -1), members: 2, joined: 1 },
      { at: today(), members: 2, joined: 0 },
    ]);
  });

  it('K4: whose first stamp is reported late is a member since then, and counts once', async () => {
    await backend.report([stamped(0, 'a')]);
    await backend.report([stamped(4, 'a'), stamped(2, 'a')]);
    const { members, memberDays } = await read();
    expect(members.value).toBe(1);
    expect(memberDays.slice(-5).map(({ joined }) => joined)).toEqual([1, null, 0, null, 0]);
  });

  it('8.2.2: another client sees nothing of it', async () => {
    await backend.report([stamped(0, 'a')]);
    expect(await read(await api.signIn(client.email, client.password))).toMatchObject({
      ...{ members: NOTHING, lastReportOn: null, rewardItems: [] },
    });
  });
});

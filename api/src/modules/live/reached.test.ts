import { LIVE_PATH } from '@skal/contracts/liveNews';
import { newId } from '../../db/id.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { admin, live } from '../../testing/bodies.ts';
import { type Overrides, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { type Listening, listen } from '../../testing/listen.ts';
import { until } from '../../testing/until.ts';

const QUICK = { lookMs: 20, gapMs: 0, heartbeatMs: 100 };
const order = () => eventOf('order.completed', { order: newId(), amount: 100, currency: 'DKK' });

describe(`GET ${LIVE_PATH}, of achievements`, () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;
  const open: Listening[] = [];

  const start = async (limits: Overrides['live'] = {}) => {
    api = await startTestApi({ live: { ...QUICK, ...limits } });
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  };
  const opened = async (who = browser) => {
    const listening = await listen(who);
    open.push(listening);
    return listening;
  };
  afterEach(async () => {
    for (const listening of open.splice(0)) listening.leave();
    await api.close();
  });

  it('K12: tells of achievements that nobody has announced: a portal once it is open, and an open one when there are more', async () => {
    await start({ reachedMs: 0 });
    const early = await opened();
    await backend.report([order()]);
    await early.hears('achievements');
    const late = await opened();
    await late.hears('achievements');
    await browser.post('/api/achievements/announcements');
    const after = await opened();
    await until(after.heard, (text) => text.includes('\n:\n\n'));
    expect(after.heard()).not.toContain('achievements');
  });

  it('K12: looks for achievements of a busy app only once in a while', async () => {
    await start({ reachedMs: 60_000 });
    const portal = await opened();
    await until(portal.heard, (text) => text.includes('\n:\n\n'));
    await backend.report([order()]);
    await portal.hears('figures');
    const beats = portal.heard().length;
    await until(
      () => portal.heard().length,
      (length) => length > beats,
    );
    expect(portal.heard()).not.toContain('achievements');
  });

  it('K12: an operator who views the portal is told of none', async () => {
    await start({ reachedMs: 0 });
    await backend.report([order()]);
    const operator = await api.signIn(admin.email, admin.password);
    await operator.post(`/api/admin/clients/${backend.businessId}/view`);
    const viewed = await opened(operator);
    await until(viewed.heard, (text) => text.includes('\n:\n\n'));
    expect(viewed.heard()).not.toContain('achievements');
  });
});

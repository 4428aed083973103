import { LIVE_PATH } from '@skal/contracts/liveNews';
import { admin } from '../../testing/bodies.ts';
import { order, startPortals, type TestPortals } from '../../testing/portals.ts';
import { until } from '../../testing/until.ts';

describe(`GET ${LIVE_PATH}, of achievements`, () => {
  let portals: TestPortals;

  const start = async (...limits: Parameters<typeof startPortals>) => {
    portals = await startPortals(...limits);
    return portals;
  };

  afterEach(() => portals.close());

  it('K12: tells of achievements that nobody has announced: a portal once it is open, and an open one when there are more', async () => {
    const { browser, backend, opened } = await start({ reachedMs: 0 });
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
    const { backend, opened } = await start({ reachedMs: 60_000 });
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
    const { api, backend, opened } = await start({ reachedMs: 0 });
    await backend.report([order()]);
    const operator = await api.signIn(admin.email, admin.password);
    await operator.post(`/api/admin/clients/${backend.businessId}/view`);
    const viewed = await opened(operator);
    await until(viewed.heard, (text) => text.includes('\n:\n\n'));
    expect(viewed.heard()).not.toContain('achievements');
  });
});

import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { buildOrderEvent, startPortals, type TestPortals } from '../../testing/fakes/portals.ts';
import { admin } from '../../testing/fixtures/requestBodies.ts';
import { waitFor } from '../../testing/waitFor.ts';

describe(`GET ${LIVE_PATH}: achievements`, () => {
  let portals: TestPortals;

  const start = async (...limits: Parameters<typeof startPortals>) => {
    portals = await startPortals(...limits);
    return portals;
  };

  afterEach(() => portals.close());

  it('K12: announces new achievements when a portal is opened, and later ones while it is open', async () => {
    const { browser, backend, opened } = await start({ achievementPollMs: 0 });
    const early = await opened();
    await backend.report([buildOrderEvent()]);
    await early.waitForEvent('achievements');
    const late = await opened();
    await late.waitForEvent('achievements');
    await browser.post('/api/achievements/announcements');
    const after = await opened();
    await waitFor(after.received, (text) => text.includes('\n:\n\n'));
    expect(after.received()).not.toContain('achievements');
  });

  it('K12: checks a busy app for achievements only from time to time', async () => {
    const { backend, opened } = await start({ achievementPollMs: 60_000 });
    const portal = await opened();
    await waitFor(portal.received, (text) => text.includes('\n:\n\n'));
    await backend.report([buildOrderEvent()]);
    await portal.waitForEvent('metrics');
    const receivedLength = portal.received().length;
    await waitFor(
      () => portal.received().length,
      (length) => length > receivedLength,
    );
    expect(portal.received()).not.toContain('achievements');
  });

  it('K12: announces none during an impersonation', async () => {
    const { api, backend, opened } = await start({ achievementPollMs: 0 });
    await backend.report([buildOrderEvent()]);
    const operator = await api.signIn(admin.email, admin.password);
    await operator.post(`/api/admin/clients/${backend.businessId}/impersonation`);
    const viewed = await opened(operator);
    await waitFor(viewed.received, (text) => text.includes('\n:\n\n'));
    expect(viewed.received()).not.toContain('achievements');
  });
});

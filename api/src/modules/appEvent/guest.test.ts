import { purge } from '../../housekeeping.ts';
import { buildEvent, startBackend, type TestBackend } from '../../testing/fakes/apps.ts';
import { admin, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';

describe('erasing a guest', () => {
  let api: TestApi;
  let operator: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    backend = await startBackend(api);
  });
  afterEach(() => api.close());

  const erase = (guest: string, { businessId } = backend) =>
    operator.post(`/api/admin/clients/${businessId}/guest-erasures`, { guest });
  const storedMetrics = () => api.rows('SELECT id, amount FROM app_metric_days ORDER BY id');

  it('14.2.4: removes the guest from every row without changing metrics, and audits it without the pseudonym', async () => {
    const opened = buildEvent('app.opened', { guest: 'guest-1' });
    await backend.report([
      opened,
      buildEvent('app.crashed', { guest: 'guest-1' }),
      buildEvent('app.opened', { guest: 'guest-2' }),
    ]);
    const before = await storedMetrics();
    const [ownEvent] = await api.rows<{ guest: string }>('SELECT guest FROM app_events WHERE id LIKE ?', [
      `%${opened.id}`,
    ]);
    expect([(await erase('guest-1')).status, (await erase('guest-2')).body]).toEqual([200, { events: 1 }]);
    const rows = JSON.stringify([
      await api.rows('SELECT * FROM app_events'),
      await api.rows('SELECT * FROM app_guests'),
    ]);
    expect(rows).not.toContain(ownEvent?.guest);
    expect(await storedMetrics()).toEqual(before);
    const auditEntries = await api.rows("SELECT * FROM audit_entries WHERE action = 'guest.erased'");
    expect(auditEntries).toHaveLength(2);
    expect(JSON.stringify([auditEntries, api.log])).not.toContain('guest-1');
    // A repeated event is a duplicate; a new event belongs to a new guest.
    expect(await backend.report([opened])).toEqual({ accepted: 0, known: 1, refused: [] });
    await backend.report([buildEvent('app.opened', { guest: 'guest-1' })]);
    const [active] = await api.rows<{ amount: number }>(
      "SELECT amount FROM app_metric_days WHERE metric = 'activeGuests'",
    );
    expect(Number(active?.amount)).toBe(3);
  });

  it('erases the guest of this client only, and answers 404 for an unknown one', async () => {
    const other = await startBackend(api, live);
    for (const each of [backend, other]) await each.report([buildEvent('app.opened', { guest: 'guest-1' })]);
    expect((await erase('guest-1', other)).body).toEqual({ events: 1 });
    expect((await erase('guest-1', other)).status).toBe(404);
    expect((await erase('guest-1')).body).toEqual({ events: 1 });
    expect((await erase('guest-7')).status).toBe(404);
    expect((await erase('')).status).toBe(400);
  });

  it('14.2.4: deletes events and guests after 90 days, and keeps metrics', async () => {
    await backend.report([buildEvent('app.opened', { guest: 'old' }), buildEvent('app.opened', { guest: 'new' })]);
    const today = toLocalDay(Date.now(), api.settings.timeZone);
    const before = await storedMetrics();
    const days = async () => api.rows('SELECT day FROM app_events');
    const age = (count: number) =>
      api.execute(
        'UPDATE app_events SET day = ? WHERE guest = (SELECT g FROM (SELECT MIN(guest) AS g FROM app_events) m)',
        [addDays(today, -count)],
      );
    await age(90);
    await purge(api.internals.housekeeping);
    expect(await days()).toHaveLength(2);
    await age(91);
    await api.execute(
      'UPDATE app_guests SET last_day = ? WHERE id = (SELECT i FROM (SELECT MIN(id) AS i FROM app_guests) m)',
      [addDays(today, -91)],
    );
    await purge(api.internals.housekeeping);
    expect(await days()).toEqual([{ day: today }]);
    expect(await api.rows('SELECT id FROM app_guests')).toHaveLength(1);
    expect(await storedMetrics()).toEqual(before);
  });
});

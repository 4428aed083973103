import type { OverviewReply } from '@skal/contracts/analytics/overview';
import { newId } from '../../db/rows/id.ts';
import { client, ticket } from '../../testing/fixtures/requestBodies.ts';
import { testSection } from '../../testing/section.hooks.ts';
import { toLocalDay } from '../../time/calendar.ts';

const HOUR_MS = 60 * 60_000;

describe('alerts of a client', () => {
  const { dayAgo, now, on, read, report } = testSection<OverviewReply>('/api/overview');
  const alerts = async () => (await read()).alerts;
  const times = (count: number, type: string, ago: number, fields: object = {}) =>
    Array.from({ length: count }, () =>
      on(ago, type, {
        ...(type.startsWith('order') && { order: newId(), amount: 100, currency: 'DKK' }),
        ...fields,
      }),
    );
  const opens = (count: number, ago: number) =>
    times(count, 'app.opened', ago).map((event) => ({ ...event, guest: newId() }));
  const crash = (ago: number) => {
    const fields = { guest: 'unlucky' };
    return [...times(1, 'app.opened', ago, fields), ...times(1, 'app.crashed', ago, fields)];
  };
  const execute = (sql: string, parameters: readonly unknown[] = []) => now().api.execute(sql, parameters);
  const reportedAt = (at: number) =>
    execute('UPDATE app_clients SET last_at = ? WHERE business_id = ?', [at, now().backend.businessId]);

  it('K2: raises none before the first report, and none for usual reports', async () => {
    expect(await alerts()).toEqual([]);
    await report([
      ...opens(200, 1),
      ...opens(99, 0),
      ...times(5, 'order.completed', 8),
      ...times(3, 'order.completed', 1),
    ]);
    expect(await alerts()).toEqual([]);
  });

  it('K2: alerts about a day without reports, until the next report', async () => {
    await report(times(1, 'order.completed', 0));
    const at = Date.now() - 24 * HOUR_MS;
    await reportedAt(at);
    expect(await alerts()).toEqual([
      {
        ...{ id: 'no-report', title: 'Your app has not sent any data for a day', at: new Date(at).toISOString() },
        ...{ source: 'App', section: 'integrations' },
      },
    ]);
    await reportedAt(Date.now() - 23 * HOUR_MS);
    expect(await alerts()).toEqual([]);
    await reportedAt(at);
    await report(times(1, 'order.completed', 0));
    expect(await alerts()).toEqual([]);
  });

  it('K2: alerts about more than one per cent of crashed sessions, since the first of these days', async () => {
    await report([...opens(99, 1), ...crash(1)]);
    expect(await alerts()).toEqual([]);
    await report([...opens(48, 2), ...crash(2), ...opens(9, 0), ...crash(0)]);
    expect(await alerts()).toMatchObject([
      { id: 'crash-rate', title: '10% of sessions crashed today', source: 'App', section: 'performance' },
    ]);
    await report([...crash(1), ...crash(1)].map((event) => ({ ...event, guest: 'another' })));
    const [alert] = await alerts();
    expect(toLocalDay(Date.parse(alert?.at ?? ''), now().api.settings.timeZone)).toBe(dayAgo(2));
  });

  it('K2: alerts about half the orders of the same weekday once the day is over, but not about chance', async () => {
    await report([...times(4, 'order.completed', 8), ...times(2, 'order.completed', 1)]);
    expect(await alerts()).toMatchObject([
      {
        ...{ id: 'orders-down', title: 'Orders are down by half or more: 2 yesterday, 4 a week earlier' },
        ...{ source: 'App', section: 'commerce' },
      },
    ]);
    await report(times(1, 'order.completed', 1));
    expect(await alerts()).toEqual([]);
  });

  it('K2: does not treat an unreported day as a day without orders', async () => {
    await report(times(20, 'order.completed', 8));
    expect(await alerts()).toEqual([]);
    await report(opens(1, 1));
    expect(await alerts()).toMatchObject([{ id: 'orders-down' }]);
  });

  it('K2: alerts about an overdue ticket until it is answered', async () => {
    const { body } = await now().browser.post('/api/support-ticket', ticket);
    expect(await alerts()).toEqual([]);
    const dueAt = Date.now() - HOUR_MS;
    await execute('UPDATE tickets SET response_due_at = ?', [dueAt]);
    expect(await alerts()).toEqual([
      {
        ...{ id: `late-ticket ${body.ticketId}`, title: `Our answer is overdue: ${ticket.title}` },
        ...{ at: new Date(dueAt).toISOString(), source: 'Support', section: 'support' },
      },
    ]);
    await execute('UPDATE tickets SET responded_at = ?', [Date.now()]);
    expect(await alerts()).toEqual([]);
    await execute("UPDATE tickets SET responded_at = NULL, status = 'closed'");
    expect(await alerts()).toEqual([]);
  });

  it('8.2.2: shows nothing to another client', async () => {
    await now().browser.post('/api/support-ticket', ticket);
    await execute('UPDATE tickets SET response_due_at = 1');
    expect(await alerts()).toHaveLength(1);
    expect((await (await now().api.signIn(client.email, client.password)).get('/api/overview')).body.alerts).toEqual(
      [],
    );
  });
});

import { EVENTS_MAX } from '@skal/contracts/app/ingest';
import { newId } from '../../db/rows/id.ts';
import { buildEvent, startBackend, type TestBackend } from '../../testing/fakes/apps.ts';
import { live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { toCopenhagenTime } from '../../testing/metrics/referenceMetrics.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

describe('POST /api/ingest', () => {
  let api: TestApi;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    backend = await startBackend(api);
  });
  afterEach(() => api.close());

  const stored = () => api.rows('SELECT id, type, day, guest, details FROM app_events ORDER BY id');
  const metricRows = async (metric: string, businessId = backend.businessId) => {
    const rows = await api.rows<{ day: string; dimension: string; amount: number | string }>(
      'SELECT day, dimension, amount FROM app_metric_days WHERE metric = ? AND business_id = ? ORDER BY day, dimension',
      [metric, businessId],
    );
    return rows.map(({ day, dimension, amount }) => [day, dimension, Number(amount)]);
  };
  const reasonOf = async (event: unknown) => (await backend.report([event])).refused[0]?.reason;
  const today = () => toLocalDay(Date.now(), api.settings.timeZone);
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

  it('accepts, deduplicates or rejects each event by itself', async () => {
    const valid = buildEvent('app.opened', { guest: 'guest-1' });
    const invalid = buildEvent('order.completed', { order: 'A-1', amount: -5, currency: 'DKK' });
    expect(await backend.report([valid, invalid, 'nothing', buildEvent('app.opened', { guest: 'guest-2' })])).toEqual({
      accepted: 2,
      known: 0,
      refused: [
        {
          index: 1,
          id: invalid.id,
          reason: 'invalid-field',
          error: expect.stringContaining('amount must be a whole number'),
        },
        { index: 2, id: null, reason: 'invalid-event', error: expect.any(String) },
      ],
    });
    expect(await backend.report([valid, valid])).toEqual({ accepted: 0, known: 2, refused: [] });
    expect(await stored()).toHaveLength(2);
    expect(await metricRows('activeGuests')).toEqual([[today(), '', 2]]);
  });

  it('rejects a repeated id with other content, in another batch and in the same one', async () => {
    const first = buildEvent('order.completed', { order: 'A-1', amount: 100, currency: 'DKK' });
    const other = { ...first, amount: 200 };
    expect(await backend.report([first, other])).toMatchObject({
      accepted: 1,
      refused: [{ index: 1, reason: 'id-conflict' }],
    });
    expect(await backend.report([other, first])).toMatchObject({
      ...{ accepted: 0, known: 1 },
      refused: [{ index: 0, id: first.id, reason: 'id-conflict' }],
    });
    expect(await metricRows('revenue')).toEqual([[today(), 'DKK', 100]]);
  });

  it('rejects timestamps that are missing, in the future or more than 30 days ago', async () => {
    const at = (when: unknown) => reasonOf({ id: newId(), type: 'app.crashed', at: when });
    for (const when of [undefined, null, 7, '', '2026-03-01', '2026-03-01T10:00', '2026-02-30T10:00:00Z', 'now'])
      expect([when, await at(when)]).toEqual([when, 'invalid-timestamp']);
    expect(await at(ago(-2 * 60_000))).toBe('in-future');
    expect(await at(ago(-30_000))).toBeUndefined();
    expect(await at(ago(32 * DAY_MS))).toBe('too-old');
    expect(await at(ago(29 * DAY_MS))).toBeUndefined();
  });

  it('adds a late event to its day in Copenhagen time', async () => {
    const noon = Date.parse(`${addDays(today(), -3)}T12:00:00Z`);
    const seen = [9, 10, 11, 12, 13].map((hours) => noon + hours * HOUR_MS);
    await backend.report(seen.map((time) => buildEvent('content.viewed', { at: new Date(time).toISOString() })));
    const days = seen.map((time) => toCopenhagenTime(time).day);
    const expected = [...new Set(days)].map((day) => [day, 'content.viewed', days.filter((one) => one === day).length]);
    expect(await metricRows('events')).toEqual(expected);
    expect(expected).toHaveLength(2);
  });

  it('rejects names, email addresses and phone numbers in any field, without repeating them', async () => {
    const opened = (fields: object) => buildEvent('app.opened', { guest: 'guest-1', ...fields });
    for (const fields of [
      { name: 'Anna' },
      { firstName: 'Anna' },
      { guest_email: 'x' },
      { source: 'anna@example.dk' },
      { device: 'call +45 20 30 40 50' },
      { guest: '20304050' },
      { guest: 'anna@example.dk' },
      { extra: { deep: ['anna@example.dk'] } },
      { extra: { phone: 1 } },
    ]) {
      const { refused: rejected } = await backend.report([opened(fields)]);
      expect([fields, rejected[0]?.reason]).toEqual([fields, 'personal-data']);
      expect(rejected[0]?.error).not.toMatch(/Anna|anna|2030|20 30/);
    }
    expect(await reasonOf(opened({ extra: 'something' }))).toBeUndefined();
    expect(await stored()).toEqual([expect.objectContaining({ details: '{}' })]);
  });

  it('stores pseudonyms as hashes, different for each client', async () => {
    const other = await startBackend(api, live);
    const event = buildEvent('app.opened', { guest: 'guest-1' });
    await backend.report([event]);
    expect(await other.report([event])).toMatchObject({ accepted: 1 });
    const rows = await stored();
    expect(new Set(rows.map(({ guest }) => guest)).size).toBe(2);
    for (const { guest } of rows) expect(guest).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(api.log)).not.toContain('guest-1');
  });

  it('8.2.2: never affects another client', async () => {
    const other = await startBackend(api, live);
    await backend.report([buildEvent('order.completed', { order: 'A-1', amount: 100, currency: 'DKK' })]);
    expect(await metricRows('revenue', other.businessId)).toEqual([]);
  });

  it('stores and counts unknown types', async () => {
    expect(await backend.report([buildEvent('bar.sang', { item: 'Karaoke' })])).toMatchObject({ accepted: 1 });
    expect(await metricRows('events')).toEqual([[today(), 'bar.sang', 1]]);
    for (const type of [7, '', 'Bar sang', 'a.b.c.d', 'constructor()'])
      expect(await reasonOf(buildEvent('x', { type }))).toBe('invalid-type');
    expect(await reasonOf(buildEvent('constructor'))).toBeUndefined();
  });

  it('never sums currencies, and subtracts a refund from its own', async () => {
    const order = (amount: number, currency: string) =>
      buildEvent('order.completed', { order: newId(), amount, currency });
    const refund = buildEvent('order.refunded', { order: 'A-1', amount: 250, currency: 'EUR' });
    await backend.report([order(10_050, 'DKK'), refund, order(99, 'EUR'), order(1, 'DKK')]);
    expect(await metricRows('revenue')).toEqual([
      [today(), 'DKK', 10_051],
      [today(), 'EUR', -151],
    ]);
  });

  it('distinguishes items by case and accents on either database', async () => {
    const items = ['Barolo', 'BAROLO', 'Cafe', 'Café'];
    await backend.report(items.map((item) => buildEvent('content.viewed', { item })));
    await backend.report(items.map((item) => buildEvent('content.viewed', { item })));
    expect((await metricRows('viewedItems')).map(([, dimension, amount]) => [dimension, amount]).sort()).toEqual(
      items.map((item) => [item, 2]).sort(),
    );
  });

  it('assigns a crash to guest and day, in any order of reports', async () => {
    const opened = (guest: string) => buildEvent('app.opened', { guest });
    await backend.report([opened('a'), opened('a'), opened('b')]);
    await backend.report([buildEvent('app.crashed', { guest: 'a', version: '1.2.0' })]);
    await backend.report([opened('a'), buildEvent('app.crashed', { version: '1.2.0' })]);
    expect(await metricRows('crashedSessions')).toEqual([[today(), '', 3]]);
    expect(await metricRows('crashVersions')).toEqual([[today(), '1.2.0', 2]]);
  });

  it('requires 1 to 500 events, but no cookie or origin', async () => {
    const many = (count: number) => Array.from({ length: count }, () => buildEvent('content.viewed'));
    expect((await backend.send(many(EVENTS_MAX))).body).toEqual({ accepted: EVENTS_MAX, known: 0, refused: [] });
    expect((await backend.send(many(EVENTS_MAX + 1))).status).toBe(413);
    expect((await backend.send([])).status).toBe(400);
    const raw = `{"events":[${JSON.stringify(buildEvent('content.viewed', { extra: 'x'.repeat(2 ** 20) }))}]}`;
    const headers = {
      authorization: `Bearer ${backend.key}`,
      'content-type': 'application/json',
      origin: 'https://x.example',
    };
    expect((await api.request('POST', '/api/ingest', { raw, headers })).status).toBe(413);
    expect((await api.request('POST', '/api/ingest', { json: { events: many(1) }, headers })).status).toBe(200);
  });

  it('answers 401 without an active key, even with a session', async () => {
    const browser = await api.signIn(live.email, live.password);
    for (const authorization of ['', 'Bearer', `Basic ${backend.key}`, `Bearer ${backend.key}x`, 'Bearer skal_x']) {
      const response = await browser.post(
        '/api/ingest',
        { events: [buildEvent('content.viewed')] },
        { headers: { authorization } },
      );
      expect([authorization, response.status]).toEqual([authorization, 401]);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
    expect(await stored()).toEqual([]);
  });
});

import type { AppContentReply } from '@skal/contracts/content/appContent';
import { toDanishTime } from '@skal/contracts/fields/localTime';
import { newId } from '../../db/rows/id.ts';
import { buildEvent, startBackend } from '../../testing/fakes/apps.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';
import { eventContent } from './eventContent.ts';

const tasting = {
  ...{ title: 'Tasting: the Mosel', text: 'Six wines.', startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00' },
  ...{ price: 29_500, capacity: 24, status: 'published', note: '' },
};

/** Times of an event in a week; tickets may be for days within a year. */
const inWeeks = (weeks: number) => {
  const day = toDanishTime(Date.now() + weeks * 7 * 24 * 3600_000).slice(0, 10);
  return { startsAt: `${day}T19:00`, endsAt: `${day}T22:00`, for: `${day}T19:00:00+01:00` };
};
const { for: inAWeek, ...nextWeek } = inWeeks(1);

describe('events and promotions', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const add = (change: object = {}, headers = {}) =>
    owner.request('POST', '/api/guest-events', { json: { ...tasting, ...change }, headers });
  const put = (id: unknown, change: object, browser = owner) =>
    browser.request('PUT', `/api/guest-events/${id}`, { json: { ...tasting, ...change } });
  const list = async () => JSON.parse((await owner.get('/api/guest-events')).text) as Record<string, unknown>[];
  const audited = async () =>
    (await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'guestEvent.%' ORDER BY id")).map(
      ({ action }) => action,
    );

  it('P5: are created, changed and deleted, the next first', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), ...tasting, version: 1, booked: 0, attended: 0, revenue: [], full: false },
    ]);
    await add({
      title: 'Open house',
      startsAt: '2026-12-01T14:00',
      endsAt: '2026-12-02T01:00',
      price: 0,
      capacity: null,
    });
    expect((await list()).map(({ title }) => title)).toEqual(['Open house', 'Tasting: the Mosel']);
    const changed = await put(body.id, { title: 'Tasting', note: 'not kept', version: 1 });
    expect([changed.status, changed.body]).toMatchObject([200, { title: 'Tasting', note: '', version: 2 }]);
    expect((await owner.request('DELETE', `/api/guest-events/${body.id}`)).status).toBe(204);
    expect((await owner.request('DELETE', `/api/guest-events/${body.id}`)).status).toBe(404);
    expect(await audited()).toEqual([
      'guestEvent.added',
      'guestEvent.added',
      'guestEvent.changed',
      'guestEvent.removed',
    ]);
  });

  it.each([
    [{ title: ' ' }, { title: 'Please enter a title' }],
    [{ endsAt: '2026-12-05T19:00' }, { endsAt: 'The event ends before it starts. Please check both times' }],
    [{ endsAt: '2027-12-07T19:00' }, { endsAt: 'An event can last at most 366 days' }],
    [
      { startsAt: '2026-03-29T02:30', endsAt: '2026-03-29T04:00' },
      {
        startsAt:
          'This time does not exist: the clocks are put forward from 02:00 to 03:00 that night. Please choose another',
      },
    ],
    [
      { startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T04:00' },
      {
        startsAt:
          'This time occurs twice: the clocks are put back that night. Please choose one before 02:00 or from 03:00',
      },
    ],
    [{ startsAt: '2026-02-30T19:00' }, { startsAt: 'Please enter a date and a time' }],
    [{ price: -1 }, { price: 'Please enter a price from 0 to 100,000 kroner' }],
    [{ price: 12.5 }, { price: 'Please enter a price from 0 to 100,000 kroner' }],
    [{ capacity: 0 }, { capacity: 'Please enter a whole number of places from 1 to 100,000' }],
    [{ status: 'over' }, { status: 'Please choose a status from the list' }],
  ])('reject %j with a clear sentence', async (change, fields) => {
    const { status, body } = await add(change);
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await list()).toEqual([]);
  });

  it('is stored once when the form is sent twice', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    const [one, other] = await Promise.all([add({}, headers), add({}, headers)]);
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
    expect(await list()).toHaveLength(1);
  });

  it('show the tickets that the app reported by id, or by title and day, and are sold out at capacity', async () => {
    const { body } = await add({ capacity: 10, ...nextWeek });
    const app = await startBackend(api, live);
    const ticket = (fields: object) =>
      buildEvent('event.ticketSold', { amount: 59_000, currency: 'DKK', places: 2, ...fields });
    await app.report([
      ticket({ item: body.id }),
      ticket({ item: tasting.title, for: inAWeek, places: 6 }),
      ticket({ item: tasting.title, for: inWeeks(2).for }),
      ticket({ item: 'Something else', for: inAWeek }),
    ]);
    expect(await list()).toMatchObject([{ booked: 8, revenue: [{ currency: 'DKK', value: 1180 }], full: false }]);
    await app.report([ticket({ item: body.id, amount: undefined, currency: undefined })]);
    expect(await list()).toMatchObject([{ booked: 10, full: true, status: 'published' }]);
    // Tickets reported by the id and by the title are one event.
    expect((await owner.get('/api/experiences')).body.upcoming).toMatchObject([
      { name: 'Something else' },
      { date: inAWeek.slice(0, 10), name: tasting.title, sold: 10 },
      { name: tasting.title, sold: 2 },
    ]);
    await put(body.id, { capacity: 12, ...nextWeek, version: 1 });
    expect(await list()).toMatchObject([{ full: false }]);
  });

  it('are sold out in the app at capacity, and open again when tickets are given back, at once', async () => {
    const { body } = await add({ capacity: 4 });
    await owner.post('/api/content/publish', { number: 0 });
    const app = await startBackend(api, live);
    const headers = { authorization: `Bearer ${app.key}` };
    const shown = async () => {
      const { number, content } = (await (
        await fetch(`${api.url}/api/app/content`, { headers })
      ).json()) as AppContentReply;
      const [event] = content?.events ?? [];
      return { number, title: event?.title, status: event?.status, full: event?.full, capacity: event?.capacity };
    };
    const status = async () => (await owner.get('/api/content/status')).body;
    const ticket = (type: string, places: number) => buildEvent(`event.${type}`, { item: body.id, places });
    const last = ticket('ticketSold', 1);
    await app.report([ticket('ticketSold', 3)]);
    expect(await shown()).toMatchObject({ number: 1, status: 'published', full: false });
    await put(body.id, { title: 'Not yet published', capacity: 4, version: 1 });
    await app.report([last]);
    const soldOut = { number: 2, title: tasting.title, status: 'soldOut', full: true, capacity: 4 };
    expect(await shown()).toEqual(soldOut);
    // A repeated report publishes nothing more.
    await app.report([last]);
    expect(await shown()).toEqual(soldOut);
    expect(await list()).toMatchObject([{ booked: 4, full: true, status: 'published' }]);
    expect(await status()).toMatchObject({ number: 2, publishedBy: 'Your app', changes: 1 });
    await app.report([ticket('ticketCancelled', 2)]);
    expect(await shown()).toMatchObject({ number: 3, status: 'published', full: false, title: tasting.title });
    await app.report([ticket('ticketSold', 2)]);
    await put(body.id, { capacity: 6, version: 2 });
    expect(await shown()).toMatchObject({ number: 5, status: 'published', capacity: 6 });
    expect(JSON.parse((await owner.get('/api/content/versions')).text)).toMatchObject([
      { kind: 'quick', note: `${tasting.title}: open again` },
      { kind: 'quick', note: 'Not yet published: sold out', publishedBy: 'Your app' },
      { kind: 'quick', note: 'Not yet published: open again', publishedBy: 'Your app' },
      { kind: 'quick', note: 'Not yet published: sold out', publishedBy: 'Your app' },
      { kind: 'publish' },
    ]);
    // The owner's page still shows version 1; what was published since is in the draft.
    expect((await owner.post('/api/content/publish', { number: 1 })).status).toBe(200);
  });

  it('restored to a version in which they were full, are full as long as the tickets say so', async () => {
    const { body } = await add({ capacity: 2 });
    const app = await startBackend(api, live);
    await app.report([buildEvent('event.ticketSold', { item: body.id, places: 2 })]);
    await owner.post('/api/content/publish', { number: 0 });
    const [version] = JSON.parse((await owner.get('/api/content/versions')).text) as { id: string }[];
    await app.report([buildEvent('event.ticketCancelled', { item: body.id, places: 1 })]);
    await owner.post(`/api/content/versions/${version?.id}/restore`, {});
    expect(await list()).toMatchObject([{ status: 'published', full: false }]);
    expect((await owner.get('/api/content/status')).body).toMatchObject({ number: 2, changes: 0 });
  });

  it('list the bookings that the app reported, the newest first, without names', async () => {
    const { body } = await add(nextWeek);
    const app = await startBackend(api, live);
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const sold = { item: body.id, order: 'T-1', amount: 59_000, currency: 'DKK', places: 2, guest: 'g-1', at: at(3) };
    const first = buildEvent('event.ticketSold', sold);
    const byTitle = { item: tasting.title, for: inAWeek, at: at(2) };
    const second = buildEvent('event.ticketSold', byTitle);
    const back = buildEvent('event.ticketCancelled', { ...sold, places: 1, amount: 29_500, at: at(1) });
    await app.report([first, second, back, buildEvent('event.ticketSold', { item: 'Something else' })]);
    const bookings = async (browser = owner) => browser.get(`/api/guest-events/${body.id}/bookings`);
    expect(JSON.parse((await bookings()).text)).toEqual([
      { id: back.id, kind: 'cancelled', at: back.at, order: 'T-1', places: 1, amount: 295, currency: 'DKK' },
      { id: second.id, kind: 'sold', at: second.at, order: null, places: 1, amount: null, currency: null },
      { id: first.id, kind: 'sold', at: first.at, order: 'T-1', places: 2, amount: 590, currency: 'DKK' },
    ]);
    expect(await list()).toMatchObject([{ booked: 2, revenue: [{ currency: 'DKK', value: 295 }] }]);
    expect((await bookings(await api.signIn(client.email, client.password))).status).toBe(404);
  });

  it("8.2.2: another client's event is like one that does not exist", async () => {
    const { body } = await add();
    const stranger = await api.signIn(client.email, client.password);
    expect((await stranger.get('/api/guest-events')).text).toBe('[]');
    expect((await put(body.id, { version: 1 }, stranger)).status).toBe(404);
    expect((await stranger.request('DELETE', `/api/guest-events/${body.id}`)).status).toBe(404);
    expect((await put(newId(), { version: 1 })).status).toBe(404);
  });

  it('are published without drafts, and restored into the draft without losing later ones', async () => {
    const { tx } = api.internals.dependencies.db;
    const businessId = await findBusinessId(api, live);
    const { body } = await add();
    await add({ title: 'Secret', status: 'draft' });
    const document = await tx((manager) => eventContent.read(manager, businessId));
    expect(document).toEqual([
      {
        ...{ id: body.id, title: tasting.title, text: tasting.text, price: 29_500, currency: 'DKK', capacity: 24 },
        ...{ startsAt: '2026-12-05T18:00:00.000Z', endsAt: '2026-12-05T21:00:00.000Z', photoId: null },
        ...{ status: 'published', full: false, note: '' },
      },
    ]);
    await put(body.id, { title: 'Changed', status: 'cancelled', note: 'Flu', version: 1 });
    await add({ title: 'Later' });
    await tx((manager) => eventContent.restore(manager, businessId, document));
    const after = (await list()).map(({ title, status, note }) => [title, status, note]);
    expect(after.toSorted()).toEqual([
      ['Later', 'draft', ''],
      ['Secret', 'draft', ''],
      [tasting.title, 'published', ''],
    ]);
    await owner.request('DELETE', `/api/guest-events/${body.id}`);
    await tx((manager) => eventContent.restore(manager, businessId, document));
    expect(await tx((manager) => eventContent.read(manager, businessId))).toEqual(document);
  });
});

describe('two people who change an event at the same time', () => {
  it('have one winner; the other gets the current event', async () => {
    const together = await startMultiProcessApi();
    const people = [together.client(), together.client()];
    for (const each of people) await each.post('/api/login', { email: live.email, password: live.password });
    const { body } = (await people[0]?.post('/api/guest-events', tasting)) ?? {};
    const answers = await Promise.all(
      people.map((each, index) =>
        each.request('PUT', `/api/guest-events/${body?.id}`, {
          json: { ...tasting, title: `By ${index}`, version: 1 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, other] = answers.toSorted((one, two) => one.status - two.status);
    expect(other?.body.current).toMatchObject({ title: winner?.body.title, version: 2 });
    await together.close();
  });
});

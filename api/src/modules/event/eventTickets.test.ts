import type { AppContentReply } from '@skal/contracts/content/appContent';
import { toDanishTime } from '@skal/contracts/fields/localTime';
import { buildEvent, startBackend } from '../../testing/fakes/apps.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

/** Times of an event in a week; tickets may be for days within a year. */
const inWeeks = (weeks: number) => {
  const day = toDanishTime(Date.now() + weeks * 7 * 24 * 3600_000).slice(0, 10);
  return { startsAt: `${day}T19:00`, endsAt: `${day}T22:00`, for: `${day}T19:00:00+01:00` };
};
const { for: inAWeek, ...nextWeek } = inWeeks(1);

const tasting = {
  ...{ title: 'Tasting: the Mosel', text: 'Six wines.', ...nextWeek },
  ...{ price: 29_500, capacity: 24, status: 'published', note: '' },
};

describe('events whose tickets the app reports', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const add = (change: object = {}) => owner.post('/api/guest-events', { ...tasting, ...change });
  const put = (id: unknown, change: object) =>
    owner.request('PUT', `/api/guest-events/${id}`, { json: { ...tasting, ...change } });
  const list = async () => JSON.parse((await owner.get('/api/guest-events')).text) as Record<string, unknown>[];

  it('show the tickets that the app reported by id, or by title and day, and are sold out at capacity', async () => {
    const { body } = await add({ capacity: 10 });
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
    await put(body.id, { capacity: 12, version: 1 });
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
    const { body } = await add();
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
});

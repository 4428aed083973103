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
      {
        ...{ id: expect.any(String), ...tasting, photoId: null, version: 1 },
        ...{ booked: 0, attended: 0, revenue: [], full: false },
      },
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
    const { body } = await add({ capacity: 10 });
    const app = await startBackend(api, live);
    const ticket = (fields: object) =>
      buildEvent('event.ticketSold', { amount: 59_000, currency: 'DKK', places: 2, ...fields });
    await app.report([
      ticket({ item: body.id }),
      ticket({ item: tasting.title, for: '2026-12-05T19:00:00+01:00', places: 6 }),
      ticket({ item: tasting.title, for: '2026-12-06T19:00:00+01:00' }),
      ticket({ item: 'Something else', for: '2026-12-05T19:00:00+01:00' }),
    ]);
    expect(await list()).toMatchObject([{ booked: 8, revenue: [{ currency: 'DKK', value: 1180 }], full: false }]);
    await app.report([ticket({ item: body.id, amount: undefined, currency: undefined })]);
    expect(await list()).toMatchObject([{ booked: 10, full: true, status: 'published' }]);
    await put(body.id, { capacity: 12, version: 1 });
    expect(await list()).toMatchObject([{ full: false }]);
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
        ...{ status: 'published', note: '' },
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

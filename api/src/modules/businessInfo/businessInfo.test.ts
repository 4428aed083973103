import type { BusinessInfoReply } from '@skal/contracts/content/businessInfo';
import { publishMenu } from '../../testing/fixtures/menu.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const WEEK = [
  [],
  [],
  [
    { from: '11:30', to: '14:00' },
    { from: '17:00', to: '01:00' },
  ],
  [],
  [],
  [],
  [],
];

describe('the contact data and opening hours of a business', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const read = async (who = owner) => (await who.get('/api/business-info')).body as unknown as BusinessInfoReply;
  const save = (json: object) => owner.request('PUT', '/api/business-info', { json });

  it('P7: start without anything that was not entered', async () => {
    expect(await read()).toMatchObject({ phone: '', email: '', week: [[], [], [], [], [], [], []], version: 0 });
  });

  it('are saved as a draft, published and restored', async () => {
    const exceptions = [
      { date: '2026-12-31', note: '', intervals: [{ from: '12:00', to: '16:00' }] },
      { date: '2026-12-24', note: 'Christmas Eve', intervals: [] },
    ];
    const body = { name: 'Vinbaren', phone: '12 34 56 78', email: 'hej@vinbaren.dk', website: 'https://vinbaren.dk' };
    const saved = await save({ ...body, version: 0, week: WEEK, exceptions, closedUntil: '2026-12-01' });
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        ...{ ...body, address: '', description: '', week: WEEK, closedUntil: '2026-12-01', closedNote: '', version: 1 },
        exceptions: exceptions.toReversed(),
      },
    ]);
    expect((await owner.get('/api/content/status')).body).toMatchObject({
      firstChanges: [{ collection: 'info', kind: 'added', name: 'Vinbaren' }],
    });
    await publishMenu(owner);
    await save({ name: 'Another', version: 1, week: WEEK });
    const [version] = (await owner.get('/api/content/versions')).body as unknown as { id: string }[];
    await owner.post(`/api/content/versions/${version?.id}/restore`);
    expect(await read()).toEqual({ ...saved.body, version: 3 });
    const other = await api.signIn(client.email, client.password);
    expect((await read(other)).version).toBe(0);
  });

  it('keep the first of two changes that are based on the same version', async () => {
    const results = await Promise.all(['One', 'Two'].map((name) => save({ name, version: 0, week: WEEK })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'outdated', current: await read() },
    });
  });

  it('reject overlapping and malformed hours, and a date that appears twice', async () => {
    const overlap = [
      { from: '17:00', to: '02:00' },
      { from: '20:00', to: '22:00' },
    ];
    const day = { date: '2026-12-24', note: '', intervals: [] };
    const wrong = await save({
      ...{ version: 0, name: 'A', email: 'x', website: 'javascript:alert(1)' },
      ...{ week: [overlap, [{ from: '9', to: '25:00' }], [], [], [], [], []], exceptions: [day, day] },
    });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {}).sort()]).toEqual([
      400,
      ['email', 'exceptions', 'website', 'week[0]', 'week[1][0].from', 'week[1][0].to'],
    ]);
    expect((await save({ version: 0, name: 'A', week: [[]] })).body.fields).toHaveProperty('week');
  });
});

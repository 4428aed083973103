import { newId } from '../../db/rows/id.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const KEYS = ['completedDate', 'description', 'details', 'estimatedDate', 'id', 'status', 'title', 'waitingOn'];

interface Status {
  milestones: Record<string, unknown>[];
}

describe('GET /api/app-status', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    browser = await api.signIn(client.email, client.password);
  });
  afterAll(() => api.close());

  const read = async (who: TestClient) => (await who.get('/api/app-status')).body;
  const businessOf = async (email: string) =>
    (await api.rows('SELECT business_id FROM accounts WHERE email = ?', [email]))[0]?.business_id;

  it('K7-K11: is empty until an operator enters something', async () => {
    expect(await read(browser)).toEqual({ liveAt: null, milestones: [], appStoreUrl: null, googlePlayUrl: null });
  });

  it('K10: gives the live demo account milestones labelled as demo data, and no store links', async () => {
    const status = await read(await api.signIn(live.email, live.password));
    expect(status).toMatchObject({ liveAt: expect.stringMatching(/Z$/), appStoreUrl: null, googlePlayUrl: null });
    const { milestones } = status as unknown as Status;
    expect(milestones.map(({ title }) => title)).toEqual([
      'Contract signed',
      'UI/UX design',
      'Platform integrations',
      'App live',
    ]);
    for (const milestone of milestones) expect(milestone.description).toMatch(/^Demo data: /);
  });

  it('K11: returns milestones in order with exactly their keys, and the store links', async () => {
    const businessId = await businessOf(client.email);
    const steps = [
      [1, 'Design', 'in-progress', null, '2026-04-01', '["Second draft","Colours"]'],
      [0, 'Contract', 'completed', '2026-03-01', null, '[]'],
    ];
    for (const [position, title, status, completed, estimated, details] of steps) {
      await api.execute(
        `INSERT INTO milestones (id, business_id, position, title, description, status, completed_date, estimated_date, details)
         VALUES (?, ?, ?, ?, 'What it is', ?, ?, ?, ?)`,
        [newId(), businessId, position, title, status, completed, estimated, details],
      );
    }
    await api.execute('INSERT INTO store_links (business_id, app_store_url, google_play_url) VALUES (?, ?, ?)', [
      businessId,
      'https://apps.example/demo',
      null,
    ]);
    const status = await read(browser);
    expect(status).toMatchObject({
      liveAt: null,
      milestones: [
        { title: 'Contract', status: 'completed', completedDate: '2026-03-01', estimatedDate: null, details: [] },
        { title: 'Design', status: 'in-progress', completedDate: null, details: ['Second draft', 'Colours'] },
      ],
      appStoreUrl: 'https://apps.example/demo',
      googlePlayUrl: null,
    });
    for (const milestone of (status as unknown as Status).milestones) {
      expect(Object.keys(milestone).sort()).toEqual(KEYS);
    }
  });

  it("8.2.2: returns only this client's data", async () => {
    const other = (await read(await api.signIn(live.email, live.password))) as unknown as Status;
    expect(other.milestones.map(({ title }) => title)).not.toContain('Design');
  });
});

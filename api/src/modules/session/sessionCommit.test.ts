import { jest } from '@jest/globals';
import { databaseError } from '../../db/resilience/databaseErrors.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

describe('a sign-in whose transaction is not committed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  /** Rolls each transaction back after its work, as if COMMIT failed, until it is restored. */
  const failCommits = () => {
    const { db } = api.internals.dependencies;
    const { tx } = db;
    return jest.spyOn(db, 'tx').mockImplementation((work) =>
      tx.call(db, async (manager) => {
        await work(manager);
        throw databaseError('SKAL_DEADLINE', 'The commit failed');
      }),
    );
  };

  it('7.2.4: sends no cookie, and leaves the session that the browser had', async () => {
    const browser = await api.signIn(client.email, client.password);
    const commits = failCommits();
    const response = await browser.post('/api/login', live);
    commits.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('skal.'))).toEqual([]);
    expect((await browser.get('/api/session')).body).toMatchObject({ user: { email: client.email } });
  });
});

import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('concurrent reads of sessions', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('8.2.2: answers each request with its own user', async () => {
    const people = [client, live, admin];
    const browsers = await Promise.all(people.map(({ email, password }) => api.signIn(email, password)));
    const ended = await api.signIn(live.email, live.password);
    const copy = api.client();
    for (const [name, value] of ended.cookies) copy.cookies.set(name, value);
    await ended.post('/api/logout', {});
    const callers = Array.from({ length: 60 }, (_, index) => index % 4);
    const all = [...browsers, copy];
    const answers = await Promise.all(callers.map((who) => (all[who] as TestClient).get('/api/session')));
    const answeredUsers = answers.map(
      ({ body, status }) => (body as { user?: { email: string } }).user?.email ?? status,
    );
    expect(answeredUsers).toEqual(callers.map((who) => people[who]?.email ?? 401));
  });
});

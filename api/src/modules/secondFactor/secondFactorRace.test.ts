import { setUpCodes } from '../../testing/authenticator.ts';
import { client } from '../../testing/bodies.ts';
import { makeThrowaway, startTestApi, type TestApi, TestClient, type Throwaway } from '../../testing/index.ts';
import { startChildApi } from '../../testing/processes.ts';

const unlimited = { points: 100, seconds: 60 };
const settings = { databaseDeadlineMs: 10_000, limits: { loginIp: unlimited, loginEmail: unlimited } };

describe('2.3.4: one code, entered at several places at once', () => {
  let place: Throwaway;
  let api: TestApi;
  let others: { url: string; stop(): Promise<void> }[];

  beforeAll(async () => {
    place = await makeThrowaway();
    api = await startTestApi(settings, place);
    // Two processes may serve one database server; a data folder has one.
    others = place.databaseUrl ? [await startChildApi(place, settings)] : [];
  });
  afterAll(async () => {
    for (const { stop } of others) await stop();
    await api.close();
    await place.remove();
  });

  it('signs in once by the app, and once by each recovery code', async () => {
    const app = await setUpCodes(api, await api.signIn(client.email, client.password), client.password);
    const urls = [api, ...others].map(({ url }) => url);
    for (const code of [await app.fresh(), app.recoveryCodes[3] ?? '']) {
      const browsers = [0, 1, 2, 3].map((index) => new TestClient(urls[index % urls.length] ?? ''));
      for (const browser of browsers) await browser.post('/api/login', client);
      const answers = await Promise.all(browsers.map((browser) => browser.post('/api/login/code', { code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });
});

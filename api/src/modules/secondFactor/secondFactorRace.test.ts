import { setUpCodes } from '../../testing/authenticator.ts';
import { client } from '../../testing/bodies.ts';
import { startTogether, type Together } from '../../testing/together.ts';

const unlimited = { points: 100, seconds: 60 };
const settings = { limits: { loginIp: unlimited, loginEmail: unlimited } };

describe('2.3.4: one code, entered at several places at once', () => {
  let together: Together;

  beforeAll(async () => {
    together = await startTogether(settings);
  });
  afterAll(() => together.close());

  it('signs in once by the app, and once by each recovery code', async () => {
    const { api } = together;
    const app = await setUpCodes(api, await api.signIn(client.email, client.password), client.password);
    for (const code of [await app.fresh(), app.recoveryCodes[3] ?? '']) {
      const browsers = Array.from({ length: 4 }, () => together.client());
      for (const browser of browsers) await browser.post('/api/login', client);
      const answers = await Promise.all(browsers.map((browser) => browser.post('/api/login/code', { code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });
});

import { setUpTotp, type TotpAuthenticator } from '../../testing/fakes/totpAuthenticator.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import type { TestClient } from '../../testing/index.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const HOUR_MS = 3600_000;
const unlimited = { points: 100, seconds: 60 };
const settings = { limits: { loginIp: unlimited, loginEmail: unlimited } };

describe('concurrent codes', () => {
  let together: MultiProcessApi;

  beforeAll(async () => {
    together = await startMultiProcessApi(settings);
  });
  afterAll(() => together.close());

  type Person = typeof client;

  const setUp = async ({ email, password }: Person): Promise<TotpAuthenticator> =>
    setUpTotp(together.api, await together.api.signIn(email, password), password);

  /** Returns browsers that have each passed the password step. */
  const browsersOf = async (who: Person, count: number): Promise<TestClient[]> => {
    const browsers = Array.from({ length: count }, () => together.client());
    for (const browser of browsers) await browser.post('/api/login', who);
    return browsers;
  };
  const enterCode = async (browsers: readonly TestClient[], code: string) => {
    const answers = await Promise.all(browsers.map((browser) => browser.post('/api/login/code', { code })));
    return answers.map(({ status }) => status).sort();
  };

  it('2.3.4: sign in once per app code and once per recovery code', async () => {
    const app = await setUp(client);
    for (const code of [await app.unusedCode(), app.recoveryCodes[3] ?? ''])
      expect(await enterCode(await browsersOf(client, 4), code)).toEqual([200, 401, 401, 401]);
  });

  describe('6.3.5: failed codes after a right password', () => {
    const enterWrongCode = async (browsers: readonly TestClient[]) =>
      expect(await enterCode(browsers, '000000')).toEqual(Array(browsers.length).fill(401));
    const notices = ({ email }: Person) =>
      together.api.rows<{ body: string }>(
        "SELECT body FROM outbox WHERE subject = 'Someone may know your password: Skal' AND recipient = ?",
        [email],
      );
    const recorded = async ({ email }: Person) => {
      const rows = await together.api.rows("SELECT who, after FROM audit_entries WHERE action = 'factor.guessedAt'");
      return rows
        .map(({ who, after }) => ({ who, after: JSON.parse(String(after)) }))
        .filter(({ after }) => after.email === email);
    };

    it('notify the owner once, and are audited', async () => {
      await setUp(admin);
      const browsers = await browsersOf(admin, 8);
      await enterWrongCode(browsers.slice(0, 4));
      expect([await notices(admin), await recorded(admin)]).toEqual([[], []]);
      await enterWrongCode(browsers);
      expect(await notices(admin)).toEqual([
        {
          body: expect.stringMatching(/\n\nSomeone entered the correct password for your Skal account, followed by/),
        },
      ]);
      expect(await recorded(admin)).toEqual([{ who: null, after: { email: admin.email, wrongCodes: 5 } }]);
    });

    it('stop counting after an hour, are not reset by a right one, and cause one email a day', async () => {
      const app = await setUp(live);
      const earlier = async (ms: number) => {
        const ofAccount = 'id = (SELECT id FROM accounts WHERE email = ?)';
        const [row] = await together.api.rows(`SELECT times FROM failed_codes WHERE ${ofAccount}`, [live.email]);
        const times = JSON.parse(String(row?.times)).map((at: number) => at - ms);
        const change = `UPDATE failed_codes SET times = ?, notified_at = notified_at - ? WHERE ${ofAccount}`;
        await together.api.execute(change, [JSON.stringify(times), ms, live.email]);
      };
      const [owner, ...thieves] = (await browsersOf(live, 5)) as [TestClient, ...TestClient[]];
      await enterWrongCode(thieves);
      await earlier(HOUR_MS);
      await enterWrongCode([owner]);
      expect(await enterCode([owner], await app.unusedCode())).toEqual([200]);
      await enterWrongCode(thieves.slice(1));
      expect(await notices(live)).toEqual([]);
      await enterWrongCode(thieves.slice(0, 1));
      expect(await notices(live)).toHaveLength(1);
      await earlier(23 * HOUR_MS);
      await enterWrongCode([...thieves, ...thieves]);
      expect(await notices(live)).toHaveLength(1);
      await earlier(HOUR_MS);
      await enterWrongCode([...thieves, ...thieves]);
      expect(await notices(live)).toHaveLength(2);
    });
  });
});

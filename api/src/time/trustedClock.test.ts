import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../db/rows/id.ts';
import { purgeByClock } from '../housekeeping.ts';
import { message } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';
import { openTrustedClock, type TrustedClock } from './trustedClock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR = 365 * DAY_MS;

describe('a process with a wrong clock', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: HOUR_MS } });
    expect((await api.client().post('/api/contact', message)).status).toBe(201);
  });
  afterAll(() => api.close());

  /** Runs housekeeping once with a clock ahead by this much. */
  const runAhead = async (ms: number) => {
    const clocks = { wall: () => Date.now() + ms, monotonic: () => 0 };
    await purgeByClock(
      api.internals.housekeeping,
      openTrustedClock(api.internals.dependencies.db, api.settings, clocks),
    );
  };
  const lastEntry = () => api.log.at(-1);

  it.each([
    ['three years ahead', 3 * YEAR],
    ['three years behind', -3 * YEAR],
  ])('deletes and posts nothing %s, and logs it', async (_, ms) => {
    const [inquiries, ledger] = ['SELECT id FROM inquiries', 'SELECT id FROM ledger'];
    const before = [await api.rows(inquiries), await api.rows(ledger)];
    await runAhead(ms);
    expect([await api.rows(inquiries), await api.rows(ledger)]).toEqual(before);
    expect(lastEntry()).toMatchObject({ msg: 'nothing is deleted or posted: the clock cannot be trusted', level: 50 });
  });

  it('does not delete a fresh upload an hour ahead', async () => {
    const folder = join(api.settings.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    const name = newId();
    writeFileSync(join(folder, name), 'fresh');
    await runAhead(HOUR_MS + MINUTE_MS);
    expect(readdirSync(folder)).toContain(name);
    expect(lastEntry()).toMatchObject({ msg: 'nothing is deleted or posted: the clock cannot be trusted' });
  });
});

describe('the clock with a database server', () => {
  const SERVER = Date.UTC(2026, 9, 25, 0, 30);
  const lookAt = async (wall: number) => {
    const api = { kind: 'mysql', ping: async () => SERVER } as unknown as Parameters<typeof openTrustedClock>[0];
    return openTrustedClock(api, { dataDir: '' }, { wall: () => wall, monotonic: () => 0 }).check();
  };

  it('uses the server’s clock', async () => {
    expect(await lookAt(SERVER + 30_000)).toEqual({ now: SERVER });
  });

  it.each([
    [31_000, '31 seconds ahead of'],
    [-HOUR_MS, '3600 seconds behind'],
  ])('is not trusted when the two differ by %d ms', async (ms, words) => {
    expect((await lookAt(SERVER + ms)).refusal).toContain(words);
  });
});

if (!process.env.TEST_DATABASE_URL) {
  describe('the clock on SQLite', () => {
    let api: TestApi;
    let wall = Date.UTC(2026, 4, 1);
    let ran = 0;
    let clock: TrustedClock;
    const open = () =>
      openTrustedClock(api.internals.dependencies.db, api.settings, { wall: () => wall, monotonic: () => ran });
    /** Runs the site for this time. */
    const run = (ms: number) => {
      wall += ms;
      ran += ms;
    };

    beforeAll(async () => {
      api = await startTestApi();
    });
    beforeEach(() => {
      clock = open();
      clock.accept();
    });
    afterAll(() => api.close());

    it('is trusted in regular runs and after a restart', async () => {
      run(10 * MINUTE_MS);
      expect(await clock.check()).toEqual({ now: wall });
      wall += 5 * MINUTE_MS;
      expect(await open().check()).toEqual({ now: wall });
    });

    it.each([
      ['an hour', HOUR_MS, HOUR_MS],
      ['a night', 10 * HOUR_MS, 6 * HOUR_MS],
      ['a month', 31 * DAY_MS, 6 * HOUR_MS],
    ])('is trusted some time after a stop of %s', async (_, stop, wait) => {
      wall += stop;
      const next = open();
      expect((await next.check()).refusal).toMatch(
        /^The clock says .*, and this site last ran at .* trusted in \d+ minutes$/,
      );
      run(wait - MINUTE_MS);
      expect((await next.check()).refusal).toMatch(/it is trusted in 1 minutes$/);
      run(MINUTE_MS);
      expect(await next.check()).toEqual({ now: wall });
      expect(await next.check()).toEqual({ now: wall });
    });

    it.each([
      ['more than a month ahead', 32 * DAY_MS],
      ['set back by a day', -DAY_MS],
    ])('requires confirmation when it is %s', async (_, jump) => {
      wall += jump;
      expect((await clock.check()).refusal).toMatch(/If the clock is right, run skal db purge --clock-is-right$/);
      run(7 * HOUR_MS);
      expect((await clock.check()).refusal).toMatch(/clock-is-right$/);
      open().accept();
      expect(await clock.check()).toEqual({ now: wall });
    });

    it('is trusted immediately when it is correct again', async () => {
      wall += 3 * YEAR;
      expect((await clock.check()).now).toBeUndefined();
      wall -= 3 * YEAR;
      expect(await clock.check()).toEqual({ now: wall });
    });

    it('is compared with the newest row without a stored time, as after a restore', async () => {
      const database = await createTempDatabase();
      const restored = { ...api.settings, dataDir: database.dataDir };
      const clocks = { wall: () => Date.now() + 3 * YEAR, monotonic: () => 0 };
      expect((await openTrustedClock(api.internals.dependencies.db, restored, clocks).check()).refusal).toMatch(
        /clock-is-right$/,
      );
      await database.remove();
    });
  });

  it('skal db purge deletes nothing after a clock jump until it is confirmed', async () => {
    const database = await createTempDatabase();
    const api = await startTestApi({ mail: { pollMs: HOUR_MS } }, database);
    await api.client().post('/api/contact', message);
    await api.execute('UPDATE inquiries SET created_at = ?', [Date.now() - 731 * DAY_MS]);
    await api.close();
    writeFileSync(join(database.dataDir, 'clock.seen'), new Date(Date.now() - 3 * YEAR).toISOString());
    await expect(runCommandIn(database, 'db', 'purge')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing was deleted\. The clock says .* run skal db purge --clock-is-right\.\n$/),
    });
    expect(await runCommandIn(database, 'db', 'purge', '--clock-is-right')).toMatch(
      /^ +1 {2}inquiries \(inquiries\)$/m,
    );
    await database.remove();
  });
}

import { Registry } from 'prom-client';
import { purge } from '../../../housekeeping.ts';
import { startScanner } from '../../../testing/fakes/scanner.ts';
import { client } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { startMultiProcessApi } from '../../../testing/processes/multiProcess.ts';
import { checkScanner } from './scannerOutage.ts';

const HOUR_MS = 3_600_000;
const mail = { pollMs: HOUR_MS, operator: 'operator@skal.example' };

describe('ClamAV outages', () => {
  let scanner: Awaited<ReturnType<typeof startScanner>>;
  let api: TestApi;
  const metrics = new Registry();

  const clamav = () => ({ socket: { host: '127.0.0.1', port: scanner.port }, timeoutMs: 1_000 });
  beforeAll(async () => {
    scanner = await startScanner();
    api = await startTestApi({ mail, metrics, clamav: clamav() });
  });
  beforeEach(async () => {
    Object.assign(scanner.state, { silent: false, hangsUp: false });
    for (const table of ['outbox', 'outages', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await api.close();
    scanner.close();
  });

  const mails = async (from = api) =>
    (await from.rows<{ subject: string }>("SELECT subject FROM outbox WHERE kind = 'alert' ORDER BY id"))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Virus scanner'));
  const auditEntries = async () =>
    (await api.rows('SELECT action FROM audit_entries ORDER BY id')).map(({ action }) => action);
  const check = (later = 0) => checkScanner(api.internals.dependencies, Date.now() + later);
  const AWAY = 'Virus scanner (ClamAV) unavailable: uploads are rejected';
  const BACK = 'Virus scanner (ClamAV) is back: uploads are accepted again';

  it('sends one notice at the first failed upload, and one when housekeeping finds it back', async () => {
    const browser = await api.signIn(client.email, client.password);
    const uploads = openTestUploads(api, browser);
    const { path } = await uploads.announce('menu.pdf');
    scanner.state.silent = true;
    for (let time = 0; time < 2; time += 1) expect((await uploads.send(path, PDF)).status).toBe(503);
    await check();
    expect([await mails(), (await auditEntries()).filter((action) => String(action).startsWith('clamav'))]).toEqual([
      [AWAY],
      ['clamav.unavailable'],
    ]);
    scanner.state.silent = false;
    for (let time = 0; time < 2; time += 1) await purge(api.internals.housekeeping);
    expect(await mails()).toEqual([AWAY, BACK]);
    expect((await uploads.send(path, PDF)).status).toBe(200);
  });

  it('sends at most one notice per hour of an unstable scanner, and reports a lasting outage after that hour', async () => {
    for (const hangsUp of [true, false, true, false]) {
      scanner.state.hangsUp = hangsUp;
      await check();
    }
    expect(await mails()).toEqual([AWAY, BACK]);
    scanner.state.hangsUp = true;
    await check();
    expect(await mails()).toEqual([AWAY, BACK]);
    await check(2 * HOUR_MS);
    expect([await mails(), await auditEntries()]).toEqual([
      [AWAY, BACK, AWAY],
      ['clamav.unavailable', 'clamav.available', 'clamav.unavailable'],
    ]);
  });

  it('shows the outage and its end in /status and /metrics', async () => {
    const metricValue = async () => /^skal_scanner_unavailable (\d)$/m.exec(await metrics.metrics())?.[1];
    scanner.state.hangsUp = true;
    expect([(await api.internals.health()).scanner, await metricValue()]).toEqual(['unavailable', '1']);
    scanner.state.hangsUp = false;
    expect([(await api.internals.health()).scanner, await metricValue()]).toEqual(['working', '0']);
  });

  it('2.3.3: sends one notice if several processes detect the outage at once', async () => {
    scanner.state.silent = true;
    const together = await startMultiProcessApi({ mail, clamav: clamav() });
    const browsers = [together.client(), together.client()];
    for (const browser of browsers) expect((await browser.post('/api/login', client)).status).toBe(200);
    const [first] = browsers as [TestClient, TestClient];
    const uploads = openTestUploads(together.api, first);
    const paths = [await uploads.announce('a.pdf'), await uploads.announce('b.pdf')];
    const sent = paths.flatMap(({ path }) => browsers.map((browser) => uploads.send(path, PDF, {}, browser)));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    const notices = await mails(together.api);
    await together.close();
    expect(notices).toEqual([AWAY]);
  });
});

it('reports nothing about scanning if no scanner is configured', async () => {
  const api = await startTestApi({ mail });
  await checkScanner(api.internals.dependencies, Date.now());
  const [apiStatus, outages] = [await api.internals.health(), await api.rows('SELECT name FROM outages')];
  await api.close();
  expect([apiStatus, outages]).toEqual([{ database: 'working', mail: 'working', lateMails: null }, []]);
});

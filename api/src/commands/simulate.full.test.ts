import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { PushReply } from '@skal/contracts/push/push';
import { simulateDays } from '../demo/simulation/simulation.ts';
import { startBackend } from '../testing/fakes/apps.ts';
import { addMenuItem, publishMenu } from '../testing/fixtures/menu.ts';
import { notification, untilSent } from '../testing/fixtures/push.ts';
import { client, live } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { computeReferenceMetrics, type ReferenceEvent, toCopenhagenTime } from '../testing/metrics/referenceMetrics.ts';
import { readStoredMetrics } from '../testing/metrics/storedMetrics.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';
import { addDays } from '../time/calendar.ts';

const today = () => toCopenhagenTime(Date.now()).day;
/** The oldest day that the api accepts. */
const first = addDays(today(), -30);
const launch = addDays(today(), -45);

/** Returns a port without a listener. */
async function silentPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('skal demo simulate', () => {
  let database: TempDatabase;
  let api: TestApi;
  const run = (words: readonly string[], env: Record<string, string> = {}) =>
    runCommandIn({ ...database, env }, 'demo', 'simulate', '--to', api.url, ...words);
  const refused = (words: readonly string[], env: Record<string, string> = {}) =>
    run(words, env).then(
      () => 'It was not refused.',
      ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
    );
  const over = (metrics: ReadonlyMap<string, number>) =>
    new Map(
      [...metrics]
        .filter(([key]) => key < today() && / (events|revenue|activeGuests|guestsOf30Days) /.test(key))
        .sort(),
    );

  beforeEach(async () => {
    database = await createTempDatabase();
    api = await startTestApi({}, database);
    await api.execute('UPDATE businesses SET live_at = ? WHERE live_at IS NOT NULL', [
      Date.parse(`${launch}T09:00:00Z`),
    ]);
  });
  afterEach(async () => {
    await api.close();
    await database.remove();
  });

  it('ingests simulated events once, and the metrics equal an independent computation', async () => {
    const output = await run(['--client', live.email, '--seed', '11']);
    expect(output).toContain(`The app was launched on ${launch}. The app API accepts the last 30 days`);
    expect(output).toMatch(/\n\d+ accepted, 0 duplicates, 0 rejected\.\n$/);
    const simulation = simulateDays({ seed: 11, launch, timeZone: 'Europe/Copenhagen' }, addDays(today(), -1));
    const events = [...simulation].flatMap(({ day, events }) =>
      day < first ? [] : events.map(({ at, ...event }): ReferenceEvent => ({ ...event, time: Date.parse(at) })),
    );
    const metrics = over(await readStoredMetrics(api));
    expect(metrics).toEqual(over(computeReferenceMetrics(events)));
    expect(metrics.size).toBeGreaterThan(100);

    const again = await run(['--client', live.email, '--seed', '11']);
    expect(again).toMatch(/ 0 rejected\.\n$/);
    expect(over(await readStoredMetrics(api))).toEqual(metrics);
    expect(await api.rows('SELECT id FROM app_keys')).toEqual([]);
  });

  it('reads content, registers phones, and confirms a notification once', async () => {
    const owner = await api.signIn(live.email, live.password);
    await addMenuItem(owner);
    await publishMenu(owner);
    expect(await run(['--client', live.email])).toMatch(
      /\nContent: version 1 \(items: 1, events: 0\), unchanged\.\nPhones: \d+ registered\.\n/,
    );
    await owner.post('/api/push/campaigns', notification);
    await untilSent(api);
    const results = async () =>
      (JSON.parse((await owner.get('/api/push/campaigns')).text) as PushReply[]).map(({ result }) => result);
    const [before] = await results();
    expect(before?.sent).toBeGreaterThan(20);
    expect(before?.delivered).toBeNull();
    await run(['--client', live.email]);
    const [after] = await results();
    expect(after?.delivered).toBeGreaterThan((before?.sent ?? 0) / 2);
    expect(after?.delivered).toBeLessThanOrEqual(before?.sent ?? 0);
    expect(after?.openRate).not.toBeNull();
    expect(await run(['--client', live.email])).toMatch(/ 0 rejected\.\n$/);
    expect(await results()).toEqual([after]);
  });

  it('reports a table that the venue declined as cancelled, not as missed', async () => {
    const { businessId, keyId, report } = await startBackend(api, live);
    const days = [...simulateDays({ seed: 11, launch, timeZone: 'Europe/Copenhagen' }, addDays(today(), -1))];
    const events = days.flatMap(({ day, events }) => (day > first ? events : []));
    const missed = events.filter(({ type }) => type === 'table.missed').map(({ order }) => order);
    const table = events.find(({ type, order }) => type === 'table.reserved' && missed.includes(order));
    await report([table]);
    const owner = await api.signIn(live.email, live.password);
    const declined = await owner.post(`/api/reservations/${table?.id}/actions`, { step: 'declined', version: 0 });
    expect(declined.status).toBe(200);
    await run(['--client', live.email, '--seed', '11']);
    const reported = await api.rows<{ type: string; details: string }>(
      'SELECT type, details FROM app_events WHERE business_id = ? ORDER BY at',
      [businessId],
    );
    const own = reported.filter(({ details }) => JSON.parse(details).order === table?.order);
    expect(own.map(({ type }) => type)).toEqual(['table.reserved', 'table.cancelled']);
    expect(await api.rows('SELECT id FROM app_keys')).toEqual([{ id: keyId }]);
  });

  it('sends nothing in a dry run', async () => {
    const output = await run(['--client', live.email, '--days', '3', '--dry-run']);
    expect(output).toMatch(/\n {2}app\.opened +\d+\n[\s\S]*\nNothing was sent\.\n$/);
    expect(await api.rows('SELECT id FROM app_events')).toEqual([]);
    expect(await api.rows("SELECT id FROM audit_entries WHERE action = 'appKey.added'")).toEqual([]);
  });

  it('reports what prevents it', async () => {
    expect(await refused(['--client', client.email])).toBe(
      '1: The app of Demo Wine Bar is not live. Mark it as live first, in Clients.\n',
    );
    expect(await refused(['--client', 'unknown@example.dk'])).toMatch(/^1: .* has no client with the address unknown@/);
    expect(await refused(['--client', live.email, '--to', 'https://www.skal.example'])).toMatch(/^1: .* may be public/);
    const unreachable = `http://127.0.0.1:${await silentPort()}`;
    expect(await refused(['--client', live.email, '--to', unreachable])).toBe(
      `1: ${unreachable} does not answer (ECONNREFUSED). Is it running? npm start serves one.\n`,
    );
    expect(await refused([], { SKAL_APP_KEY: 'skal_nobodys' })).toMatch(/^1: .* rejected the API key/);
    expect(await refused(['--client', live.email, '--days', '0'])).toMatch(
      /^2: error: option '--days <number>' argument '0' is invalid\. It must be a whole number from 1 to 730\./,
    );
    expect(await refused([])).toMatch(/^1: Give the email address/);
  });

  it('13.2.3: requires a key on a site without demo accounts', async () => {
    await api.execute("UPDATE accounts SET email = 'owner@example.dk' WHERE account_type = 'admin'");
    expect(await refused(['--client', live.email])).toMatch(/has no demo operator .* set SKAL_APP_KEY to it\.\n$/);
  });
});

import { startScanner } from '../../../testing/fakes/scanner.ts';
import { client, ticket } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

const INFECTED = Buffer.concat([PDF, Buffer.from('the harm')]);

describe('scanned uploads', () => {
  let scanner: Awaited<ReturnType<typeof startScanner>>;
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;

  beforeAll(async () => {
    scanner = await startScanner();
    const at = { host: '127.0.0.1', port: scanner.port };
    api = await startTestApi({
      mail: { pollMs: 3_600_000, operator: 'operator@skal.example' },
      clamav: { socket: at, timeoutMs: 2_000 },
    });
    browser = await api.signIn(client.email, client.password);
    uploads = openTestUploads(api, browser);
  });
  afterAll(async () => {
    await api.close();
    scanner.close();
  });

  it('5.4.3: stores a clean file after scanning all of it', async () => {
    const { path } = await uploads.announce('menu.pdf');
    const large = Buffer.concat([PDF, Buffer.alloc(300_000, 'x')]);
    expect((await uploads.send(path, large)).status).toBe(200);
    expect(scanner.scanned.at(-1)?.equals(large)).toBe(true);
  });

  it('5.4.3: rejects an infected file with a message, audits it, notifies the operator, and stores nothing', async () => {
    const { path, ticketId } = await uploads.announce('harm.pdf');
    const before = uploads.listStored();
    const response = await uploads.send(path, INFECTED);
    expect([response.status, response.body.error]).toEqual([
      400,
      'This file contains malware (Test.Harm) and was rejected. Please have your device checked.',
    ]);
    expect([uploads.listStored(), uploads.tempFiles()]).toEqual([before, []]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced' }]);
    const [logged] = await api.rows<{ client_id: string; after: string }>(
      "SELECT * FROM audit_entries WHERE action = 'upload.infected'",
    );
    expect(logged?.client_id).toEqual(expect.any(String));
    const [mail] = await api.rows<{ recipient: string; body: string }>(
      "SELECT * FROM outbox WHERE subject = 'Infected file rejected'",
    );
    expect(mail?.recipient).toBe('operator@skal.example');
    expect(mail?.body).toContain('Test.Harm in harm.pdf');
  });

  it('does not store a file without a scan; keeps the chunks of a large one, and stores it after the scan', async () => {
    const { path, ticketId } = await uploads.announce('menu.pdf');
    const pieces = `${path}/upload`;
    const tus = { 'tus-resumable': '1.0.0' };
    scanner.state.silent = true;
    const rejected = await uploads.send(path, PDF);
    expect([rejected.status, rejected.headers.get('retry-after'), rejected.body.code, rejected.body.error]).toEqual([
      ...[503, '60', 'scanner-unavailable'],
      'Files cannot be scanned for viruses right now, so uploads are paused. Please try again in a few minutes.',
    ]);
    await browser.request('POST', pieces, { headers: { ...tus, 'upload-length': String(PDF.length) } });
    const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    expect((await browser.request('PATCH', pieces, { raw: PDF, headers })).status).toBe(503);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced' }]);
    expect(api.log.some(({ msg }) => msg === 'upload not scanned: check SKAL_CLAMAV')).toBe(true);
    scanner.state.silent = false;
    expect((await browser.request('GET', pieces, { headers: tus })).status).toBe(200);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'stored' }]);
  });

  it('2.4.1: rejects the same file each time, without flooding audit log and mailbox', async () => {
    const { path } = await uploads.announce('again.pdf');
    const reported = async () => [
      (await api.rows("SELECT id FROM audit_entries WHERE action = 'upload.infected'")).length,
      (await api.rows("SELECT id FROM outbox WHERE subject = 'Infected file rejected'")).length,
    ];
    const [logged = 0, mailed = 0] = await reported();
    // One more of the hundred per day.
    await api.execute("UPDATE quotas SET used = 99 WHERE id LIKE 'infectedAlerts/%'");
    for (let time = 0; time < 3; time += 1) expect((await uploads.send(path, INFECTED)).status).toBe(400);
    expect(await reported()).toEqual([logged + 1, mailed + 1]);
    // It does not consume the daily quota of ticket alerts: those are mailed as before.
    expect(await api.rows("SELECT used FROM quotas WHERE id LIKE 'alerts/%' AND used >= 99")).toEqual([]);
    expect((await browser.post('/api/support-ticket', ticket)).status).toBe(201);
  });
});

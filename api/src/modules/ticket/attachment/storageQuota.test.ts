import { admin, client, live, ticket } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { startMultiProcessApi } from '../../../testing/processes/multiProcess.ts';

const MEGABYTE = 1024 ** 2;
const BYTES = 'application/octet-stream';
/** Two megabytes. */
const LARGE = Buffer.concat([PDF, Buffer.alloc(2 * MEGABYTE - PDF.length, 'x')]);

describe('storage quota', () => {
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, storageQuota: { bytes: 5 * MEGABYTE, files: 3 } });
    browser = await api.signIn(client.email, client.password);
    uploads = openTestUploads(api, browser);
  });
  afterEach(() => api.close());

  const send = async (raw: Uint8Array) => {
    const { path, ticketId } = await uploads.announce('menu.pdf');
    return { path, ticketId, answer: await uploads.send(path, raw) };
  };
  const used = async () =>
    (await api.rows<{ used: unknown }>("SELECT used FROM quotas WHERE id LIKE 'uploadBytes%'")).map(({ used }) =>
      Number(used),
    );

  it('2.4.1: limits the bytes; rejects a file too many with the space left, without consuming the quota or storing anything', async () => {
    expect([(await send(LARGE)).answer.status, (await send(LARGE)).answer.status]).toEqual([200, 200]);
    const { answer: response, ticketId } = await send(LARGE);
    expect([response.status, response.body.error]).toEqual([
      413,
      'Your business has 1 MB of 5 MB storage left, and this file has 2 MB. Please attach a smaller file, or contact us if you need more space.',
    ]);
    expect([uploads.listStored().length, uploads.tempFiles()]).toEqual([2, []]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced' }]);
    expect(await used()).toEqual([2 * LARGE.length]);
    // A smaller one fits, and other clients have their own quota.
    expect((await send(PDF)).answer.status).toBe(200);
    const other = await api.signIn(live.email, live.password);
    const { path } = await openTestUploads(api, other).announce('menu.pdf');
    expect((await uploads.send(path, LARGE, {}, other)).status).toBe(200);
  });

  it('tells the client usage and limit', async () => {
    const most = { bytes: 5 * MEGABYTE, files: 3 };
    const read = async (who = browser) => (await who.get('/api/storage-usage')).body;
    expect(await read()).toEqual({ used: { bytes: 0, files: 0 }, limit: most });
    await send(LARGE);
    await send(PDF);
    expect(await read()).toEqual({ used: { bytes: LARGE.length + PDF.length, files: 2 }, limit: most });
    const other = await api.signIn(live.email, live.password);
    expect(await read(other)).toEqual({ used: { bytes: 0, files: 0 }, limit: most });
  });

  it('2.4.1: limits the number of files, however small', async () => {
    const sent = [await send(PDF), await send(PDF), await send(PDF)];
    expect(sent.map(({ answer: response }) => response.status)).toEqual([200, 200, 200]);
    const { answer: response, path } = await send(PDF);
    expect([response.status, response.body.error]).toEqual([
      413,
      'Your business has 3 of 3 files stored. Please contact us if you need more space.',
    ]);
    // A replaced file does not count twice, and a deleted ticket frees space.
    expect((await uploads.send(sent[0]?.path ?? '', PDF)).status).toBe(200);
    await api.execute('DELETE FROM tickets WHERE id = ?', [sent[0]?.ticketId]);
    expect((await uploads.send(path, PDF)).status).toBe(200);
  });

  it('rejects a resumable upload at its start', async () => {
    await send(LARGE);
    await send(LARGE);
    const { path } = await uploads.announce('film.mp4');
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(LARGE.length) };
    const response = await browser.request('POST', `${path}/upload`, { headers });
    expect([response.status, response.body.error]).toEqual([
      413,
      expect.stringContaining('has 1 MB of 5 MB storage left'),
    ]);
    expect(await api.rows('SELECT id FROM partial_uploads')).toEqual([]);
  });

  it("does not count or limit operators' attachments", async () => {
    const { ticketId } = await send(LARGE);
    const operator = await api.signIn(admin.email, admin.password);
    const adminPath = `/api/admin/tickets/${ticketId}`;
    const attachments = ['1.pdf', '2.pdf', '3.pdf'];
    const { body } = await operator.post(`${adminPath}/messages`, { text: 'See here', attachments });
    for (const { id } of body.attachments as { id: string }[]) {
      const response = await operator.request('POST', `${adminPath}/attachments/${id}`, {
        ...{ raw: LARGE, headers: { 'content-type': BYTES } },
      });
      expect(response.status).toBe(200);
    }
    expect((await send(LARGE)).answer.status).toBe(200);
  });
});

describe('2.3.3: concurrent uploads', () => {
  it('have no more space than sequential ones, in several processes', async () => {
    const together = await startMultiProcessApi({ storageQuota: { bytes: 5 * MEGABYTE, files: 100 } });
    const browsers = [together.client(), together.client()];
    for (const browser of browsers) expect((await browser.post('/api/login', client)).status).toBe(200);
    const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'];
    const [first] = browsers;
    await first?.post('/api/support-ticket', { ...ticket, attachments: names });
    await first?.post('/api/support-ticket', { ...ticket, attachments: names });
    const { body } = (await first?.get('/api/support-tickets')) ?? {};
    const paths = (body as unknown as { id: string; attachments: { id: string }[] }[]).flatMap(({ id, attachments }) =>
      attachments.map((file) => `/api/support-tickets/${id}/attachments/${file.id}`),
    );
    const sent = paths.map((path, index) =>
      browsers[index % 2]?.request('POST', path, { raw: LARGE, headers: { 'content-type': BYTES } }),
    );
    const statuses = (await Promise.all(sent)).map((response) => response?.status);
    const stored = await together.api.rows('SELECT id FROM attachments WHERE stored_as IS NOT NULL');
    await together.close();
    expect(statuses.toSorted()).toEqual([200, 200, ...Array.from({ length: 6 }, () => 413)]);
    expect(stored).toHaveLength(2);
  });
});

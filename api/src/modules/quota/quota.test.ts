import { once } from 'node:events';
import { request } from 'node:http';
import { purge } from '../../housekeeping.ts';
import { client, live, staffMember, ticket } from '../../testing/fixtures/requestBodies.ts';
import { PDF } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';

const quotas = { tickets: 3, uploadBytes: 3 * PDF.length, invitations: 2, alerts: 4 };
const wish = { integration: 'Dinero', businessNeed: 'Invoices that write themselves.', urgency: 'medium' };

describe('daily quotas of a business', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeEach(async () => {
    api = await startTestApi({ quotas });
    browser = await api.signIn(client.email, client.password);
  });
  afterEach(() => api.close());

  const times = async (count: number, send: (index: number) => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1) seen.push((await send(index)).status);
    return seen;
  };
  const file = (who = browser, headers = {}) => who.post('/api/support-ticket', ticket, { headers });
  const invite = (index: number) => browser.post('/api/staff', { ...staffMember, email: `staff-${index}@example.dk` });
  const used = async () => api.rows('SELECT id, used FROM quotas WHERE used > 0');

  it('2.4.1: limit tickets, with Retry-After, without affecting other businesses', async () => {
    expect(await times(3, () => file())).toEqual([201, 201, 201]);
    const response = await file();
    expect(response.status).toBe(429);
    expect(response.body.error).toMatch(
      /^Your business has reached the daily limit of 3 support tickets\. Please try again after midnight, in \d+ (hours?|minutes?|seconds?)\.$/,
    );
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(25 * 3600);
    expect(await api.rows('SELECT id FROM tickets')).toHaveLength(3);
    expect((await file(await api.signIn(live.email, live.password))).status).toBe(201);
  });

  it('count a repeated ticket once, and still answer it when the quota is used up', async () => {
    const headers = { 'idempotency-key': 'the-first' };
    const first = await file(browser, headers);
    expect(await times(2, () => file())).toEqual([201, 201]);
    const again = await file(browser, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('2.4.1: limit invitations, even if the invited are removed again', async () => {
    for (const index of [0, 1]) {
      const { body } = await invite(index);
      expect((await browser.request('DELETE', `/api/staff/${body.id}`)).status).toBe(204);
    }
    const response = await invite(2);
    expect([response.status, response.body.error]).toEqual([
      429,
      expect.stringContaining('daily limit of 2 invitations'),
    ]);
    expect(await api.rows("SELECT id FROM outbox WHERE kind = 'invitation'")).toHaveLength(2);
  });

  it('do not count an invitation rejected for its address', async () => {
    expect(await times(3, () => invite(0))).toEqual([201, 409, 409]);
    expect((await invite(1)).status).toBe(201);
  });

  it('2.4.1: limit emails to the operator, whatever their subject', async () => {
    expect(await times(2, () => file())).toEqual([201, 201]);
    const send = () => browser.post('/api/integration-requests', wish);
    expect(await times(3, send)).toEqual([201, 201, 429]);
    expect((await send()).body.error).toContain('daily limit of 4 requests');
    expect(await api.rows("SELECT id FROM outbox WHERE kind = 'alert'")).toHaveLength(4);
  });

  it('start from zero the next day, and old rows are deleted', async () => {
    expect(await times(4, () => file())).toEqual([201, 201, 201, 429]);
    const yesterday = addDays(toLocalDay(Date.now(), api.settings.timeZone), -1);
    await api.execute('UPDATE quotas SET id = REPLACE(id, day, ?), day = ?', [yesterday, yesterday]);
    expect((await file()).status).toBe(201);
    const longAgo = addDays(yesterday, -2);
    await api.execute('UPDATE quotas SET id = REPLACE(id, day, ?), day = ? WHERE day = ?', [
      longAgo,
      longAgo,
      yesterday,
    ]);
    await purge(api.internals.housekeeping);
    expect((await api.rows('SELECT day FROM quotas')).every(({ day }) => day !== longAgo)).toBe(true);
  });

  describe('for files', () => {
    let paths: string[];

    beforeEach(async () => {
      const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'];
      const { body } = await browser.post('/api/support-ticket', { ...ticket, attachments: names });
      const [listed] = (await browser.get('/api/support-tickets')).body as unknown as [
        { attachments: { id: string }[] },
      ];
      paths = listed.attachments.map(({ id }) => `/api/support-tickets/${body.ticketId}/attachments/${id}`);
    });

    const upload = (path: string | undefined, raw: Buffer = PDF) =>
      browser.request('POST', path ?? '', { raw, headers: { 'content-type': 'application/octet-stream' } });
    const bytes = async () =>
      Number((await api.rows<{ used: number }>("SELECT used FROM quotas WHERE id LIKE 'uploadBytes/%'"))[0]?.used);

    it('2.4.1: limit bytes, including replaced files', async () => {
      expect(await times(3, () => upload(paths[0]))).toEqual([200, 200, 200]);
      const response = await upload(paths[1]);
      expect([response.status, response.body.error]).toEqual([429, expect.stringContaining('MB of uploads')]);
      expect(await bytes()).toBe(3 * PDF.length);
    });

    it('do not count a rejected file', async () => {
      expect((await upload(paths[0], Buffer.from('not a picture at all'))).status).toBe(400);
      expect(await bytes()).toBe(0);
      expect((await upload(paths[0])).status).toBe(200);
      expect(await bytes()).toBe(PDF.length);
    });

    it('allow no more bytes concurrently than sequentially', async () => {
      const statuses = (await Promise.all(paths.map((path) => upload(path)))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 200, 200, 429]);
    });

    it('count a file of unknown length as the maximum until it is received', async () => {
      const send = async () => {
        const { hostname, port } = new URL(api.url);
        const headers = {
          cookie: browser.cookieHeader,
          origin: api.url,
          'content-type': 'application/octet-stream',
          'transfer-encoding': 'chunked',
        };
        const sending = request({ hostname, port, path: paths[0], method: 'POST', headers });
        sending.end(PDF);
        const [response] = await once(sending, 'response');
        response.resume();
        return response.statusCode;
      };
      expect(await send()).toBe(429);
      expect(await used()).toHaveLength(2);
    });
  });
});

describe('2.3.3: concurrent requests', () => {
  it('pass no more often than sequential ones, in several processes', async () => {
    const together = await startMultiProcessApi({ quotas: { tickets: 10 } });
    const browsers = [together.client(), together.client()];
    for (const browser of browsers) expect((await browser.post('/api/login', client)).status).toBe(200);
    const sent = browsers.flatMap((browser) =>
      Array.from({ length: 15 }, () => browser.post('/api/support-ticket', ticket)),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await together.api.rows('SELECT id FROM tickets')).toHaveLength(10);
    await together.close();
  });
});

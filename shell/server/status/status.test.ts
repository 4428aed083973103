import type { StatusReply } from '@skal/contracts/operations/status';
import { textIn } from '../language/textIn.ts';
import { openTestRegistry } from '../testing/registry.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';
import type { ApiHealth } from './status.ts';

const healthy: ApiHealth = { database: 'working', mail: 'working', lateMails: null };
const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('/status', () => {
  const webServers: TestWebServer[] = [];
  afterEach(async () => {
    for (const webServer of webServers.splice(0)) await webServer.close();
  });

  async function open(health?: () => Promise<ApiHealth>, folder?: string): Promise<TestWebServer> {
    const dataDir = folder ?? (await createPublishedDataDir());
    const api = {
      handle: () => undefined,
      isOperator: async () => false,
      ...(health && { health }),
    };
    const webServer = await openTestWebServer({ dataDir, api });
    webServers.push(webServer);
    return webServer;
  }

  const read = async ({ url }: TestWebServer): Promise<StatusReply> =>
    (await (await fetch(`${url}/status`, { headers: { Accept: 'application/json' } })).json()) as StatusReply;
  const statuses = async (webServer: TestWebServer) =>
    (await read(webServer)).components.map(({ name, status }) => `${name} ${status}`);

  it('tells people in a self-contained page that everything works', async () => {
    const { url } = await open(async () => healthy);
    const answer = await fetch(`${url}/status`, { headers: html });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('Accept');
    const page = await answer.text();
    expect(page).toContain('Everything is working.');
    expect(page.match(/<h1|<main/g)).toHaveLength(2);
    expect(page).not.toMatch(/<script|<link|src=/);
    expect(page).toContain('No version was rolled back in the last 14 days. No email was delayed in the last 7 days.');
  });

  it('returns JSON if the client accepts nothing else', async () => {
    const reply = await read(await open(async () => healthy));
    expect(reply).toEqual({
      at: expect.stringMatching(/Z$/),
      components: ['site', 'api', 'database', 'mail', 'releases'].map((name) => ({ name, status: 'working' })),
      incidents: [],
    });
  });

  it('includes the upload scanner if there is one', async () => {
    const webServer = await open(async () => ({ ...healthy, scanner: 'unavailable' }));
    expect(await statuses(webServer)).toEqual([
      ...['site working', 'api working', 'database working', 'mail working', 'scanner unavailable', 'releases working'],
    ]);
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).toContain('<dt>File uploads</dt><dd>Unavailable</dd>');
  });

  it('works while the database is down, and says so', async () => {
    const webServer = await open(async () => ({ database: 'unavailable', mail: 'unknown', lateMails: null }));
    expect(await statuses(webServer)).toEqual([
      ...['site working', 'api working', 'database unavailable', 'mail unknown', 'releases working'],
    ]);
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).toContain('Part of the site is not working properly.');
    expect(page).toContain('<dt>Database</dt><dd>Unavailable</dd>');
    expect(page).toContain('<p>No version was rolled back in the last 14 days.</p>');
  });

  it.each([
    ['never answers', () => new Promise<ApiHealth>(() => undefined)],
    ['fails', () => Promise.reject(new Error('password of the database'))],
    ['does not exist', undefined],
  ])('works while the api %s', async (_, health) => {
    const webServer = await open(health);
    expect(await statuses(webServer)).toEqual([
      ...['site working', 'api unavailable', 'database unknown', 'mail unknown', 'releases working'],
    ]);
    expect(JSON.stringify(await read(webServer))).not.toContain('password');
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).not.toContain('No email was delayed');
  });

  it('lists rollbacks and late emails, without notes or names', async () => {
    const dataDir = await createPublishedDataDir();
    const registry = openTestRegistry(dataDir);
    await registry.publish([writeMarketingRelease('2', 'second')], { by: 'Anna Jensen' });
    await registry.rollback('mfe-marketing', null, { by: 'Anna Jensen', note: 'the secret of a client' });
    const lateMails = { from: '2026-11-20T08:00:00.000Z', until: '2026-11-20T10:00:00.000Z' };
    const webServer = await open(async () => ({ ...healthy, lateMails }), dataDir);
    const { incidents } = await read(webServer);
    expect(incidents).toEqual([
      {
        component: 'site',
        message: 'A new version of mfe-marketing was rolled back.',
        from: expect.any(String),
        until: null,
      },
      { component: 'mail', message: 'Emails were delayed.', ...lateMails },
    ]);
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).toContain('20 Nov 2026, 09:00');
    expect(page + JSON.stringify(incidents)).not.toMatch(/Anna|secret/);
    const headers = { Accept: 'application/json', 'Accept-Language': 'da' };
    const danish = (await (await fetch(`${webServer.url}/status`, { headers })).json()) as StatusReply;
    expect(danish.incidents.map(({ message }) => message)).toEqual([
      textIn('da')('A new version of {bundle} was rolled back.', { bundle: 'mfe-marketing' }),
      textIn('da')('Emails were delayed.'),
    ]);
    const danishPage = await (
      await fetch(`${webServer.url}/status`, { headers: { ...html, Cookie: 'language=da' } })
    ).text();
    for (const { message } of danish.incidents) expect(danishPage).toContain(message);
  });

  it('reads the components once for concurrent requests', async () => {
    let checks = 0;
    const webServer = await open(async () => {
      checks += 1;
      return healthy;
    });
    await Promise.all(Array.from({ length: 20 }, () => read(webServer)));
    expect(checks).toBe(1);
  });
});

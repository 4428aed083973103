import type { StatusReply } from '@skal/contracts/operations/status';
import { openTestRegistry } from '../testing/registry.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';
import type { ApiHealth } from './status.ts';

const well: ApiHealth = { database: 'working', mail: 'working', lateMails: null };
const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('/status', () => {
  const webServers: TestWebServer[] = [];
  afterEach(async () => {
    for (const webServer of webServers.splice(0)) await webServer.close();
  });

  async function open(standing?: () => Promise<ApiHealth>, folder?: string): Promise<TestWebServer> {
    const dataDir = folder ?? (await createPublishedDataDir());
    const api = {
      handle: () => undefined,
      isOperator: async () => false,
      ...(standing && { health: standing }),
    };
    const webServer = await openTestWebServer({ dataDir, api });
    webServers.push(webServer);
    return webServer;
  }

  const read = async ({ url }: TestWebServer): Promise<StatusReply> =>
    (await (await fetch(`${url}/status`, { headers: { Accept: 'application/json' } })).json()) as StatusReply;
  const standings = async (webServer: TestWebServer) =>
    (await read(webServer)).components.map(({ name, status }) => `${name} ${status}`);

  it('tells people in a self-contained page that all is well', async () => {
    const { url } = await open(async () => well);
    const answer = await fetch(`${url}/status`, { headers: html });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('Accept');
    const page = await answer.text();
    expect(page).toContain('Everything is working.');
    expect(page.match(/<h1|<main/g)).toHaveLength(2);
    expect(page).not.toMatch(/<script|<link|src=/);
    expect(page).toContain(
      'No version was taken back in the last fourteen days. No mail was late in the last seven days.',
    );
  });

  it('returns JSON if the client accepts nothing else', async () => {
    const reply = await read(await open(async () => well));
    expect(reply).toEqual({
      at: expect.stringMatching(/Z$/),
      components: ['site', 'api', 'database', 'mail', 'releases'].map((name) => ({ name, status: 'working' })),
      incidents: [],
    });
  });

  it('includes the upload scanner if there is one', async () => {
    const webServer = await open(async () => ({ ...well, scanner: 'away' }));
    expect(await standings(webServer)).toEqual([
      ...['site working', 'api working', 'database working', 'mail working', 'scanner away', 'releases working'],
    ]);
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).toContain('<dt>Uploads of files</dt><dd>Not working</dd>');
  });

  it('works while the database is down, and says so', async () => {
    const webServer = await open(async () => ({ database: 'away', mail: 'unknown', lateMails: null }));
    expect(await standings(webServer)).toEqual([
      ...['site working', 'api working', 'database away', 'mail unknown', 'releases working'],
    ]);
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).toContain('Some of the site is not working as it should.');
    expect(page).toContain('<dt>Database</dt><dd>Not working</dd>');
    expect(page).toContain('<p>No version was taken back in the last fourteen days.</p>');
  });

  it.each([
    ['never answers', () => new Promise<ApiHealth>(() => undefined)],
    ['fails', () => Promise.reject(new Error('password of the database'))],
    ['does not exist', undefined],
  ])('works while the api %s', async (_, standing) => {
    const webServer = await open(standing);
    expect(await standings(webServer)).toEqual([
      ...['site working', 'api away', 'database unknown', 'mail unknown', 'releases working'],
    ]);
    expect(JSON.stringify(await read(webServer))).not.toContain('password');
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).not.toContain('No mail was late');
  });

  it('lists rollbacks and late emails, without notes or names', async () => {
    const dataDir = await createPublishedDataDir();
    const registry = openTestRegistry(dataDir);
    await registry.publish([writeMarketingRelease('2', 'second')], { by: 'Anna Jensen' });
    await registry.rollback('mfe-marketing', null, { by: 'Anna Jensen', note: 'the secret of a client' });
    const lateMails = { from: '2026-11-20T08:00:00.000Z', until: '2026-11-20T10:00:00.000Z' };
    const webServer = await open(async () => ({ ...well, lateMails }), dataDir);
    const { incidents } = await read(webServer);
    expect(incidents).toEqual([
      {
        component: 'site',
        message: 'A new version of mfe-marketing was taken back.',
        from: expect.any(String),
        until: null,
      },
      { component: 'mail', message: 'Mails went out late.', ...lateMails },
    ]);
    const page = await (await fetch(`${webServer.url}/status`, { headers: html })).text();
    expect(page).toContain('20 Nov 2026, 09:00');
    expect(page + JSON.stringify(incidents)).not.toMatch(/Anna|secret/);
  });

  it('reads the components once for concurrent requests', async () => {
    let checks = 0;
    const webServer = await open(async () => {
      checks += 1;
      return well;
    });
    await Promise.all(Array.from({ length: 20 }, () => read(webServer)));
    expect(checks).toBe(1);
  });
});

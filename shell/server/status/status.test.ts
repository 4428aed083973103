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
  const doors: TestWebServer[] = [];
  afterEach(async () => {
    for (const door of doors.splice(0)) await door.close();
  });

  async function open(standing?: () => Promise<ApiHealth>, folder?: string): Promise<TestWebServer> {
    const dataDir = folder ?? (await createPublishedDataDir());
    const api = {
      handle: () => undefined,
      isOperator: async () => false,
      ...(standing && { health: standing }),
    };
    const door = await openTestWebServer({ dataDir, api });
    doors.push(door);
    return door;
  }

  const read = async ({ url }: TestWebServer): Promise<StatusReply> =>
    (await (await fetch(`${url}/status`, { headers: { Accept: 'application/json' } })).json()) as StatusReply;
  const standings = async (door: TestWebServer) =>
    (await read(door)).components.map(({ name, standing }) => `${name} ${standing}`);

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
      components: ['site', 'api', 'database', 'mail', 'releases'].map((name) => ({ name, standing: 'working' })),
      incidents: [],
    });
  });

  it('includes the upload scanner if there is one', async () => {
    const door = await open(async () => ({ ...well, scanner: 'away' }));
    expect(await standings(door)).toEqual([
      ...['site working', 'api working', 'database working', 'mail working', 'scanner away', 'releases working'],
    ]);
    const page = await (await fetch(`${door.url}/status`, { headers: html })).text();
    expect(page).toContain('<dt>Uploads of files</dt><dd>Not working</dd>');
  });

  it('works while the database is down, and says so', async () => {
    const door = await open(async () => ({ database: 'away', mail: 'unknown', lateMails: null }));
    expect(await standings(door)).toEqual([
      ...['site working', 'api working', 'database away', 'mail unknown', 'releases working'],
    ]);
    const page = await (await fetch(`${door.url}/status`, { headers: html })).text();
    expect(page).toContain('Some of the site is not working as it should.');
    expect(page).toContain('<dt>Database</dt><dd>Not working</dd>');
    expect(page).toContain('<p>No version was taken back in the last fourteen days.</p>');
  });

  it.each([
    ['never answers', () => new Promise<ApiHealth>(() => undefined)],
    ['fails', () => Promise.reject(new Error('password of the database'))],
    ['cannot be asked', undefined],
  ])('works while the api %s', async (_, standing) => {
    const door = await open(standing);
    expect(await standings(door)).toEqual([
      ...['site working', 'api away', 'database unknown', 'mail unknown', 'releases working'],
    ]);
    expect(JSON.stringify(await read(door))).not.toContain('password');
    const page = await (await fetch(`${door.url}/status`, { headers: html })).text();
    expect(page).not.toContain('No mail was late');
  });

  it('lists rollbacks and late emails, without notes or names', async () => {
    const dataDir = await createPublishedDataDir();
    const registry = openTestRegistry(dataDir);
    await registry.publish([writeMarketingRelease('2', 'second')], { by: 'Anna Jensen' });
    await registry.rollback('mfe-marketing', null, { by: 'Anna Jensen', note: 'the secret of a client' });
    const lateMails = { from: '2026-11-20T08:00:00.000Z', until: '2026-11-20T10:00:00.000Z' };
    const door = await open(async () => ({ ...well, lateMails }), dataDir);
    const { incidents } = await read(door);
    expect(incidents).toEqual([
      {
        component: 'site',
        says: 'A new version of mfe-marketing was taken back.',
        from: expect.any(String),
        until: null,
      },
      { component: 'mail', says: 'Mails went out late.', ...lateMails },
    ]);
    const page = await (await fetch(`${door.url}/status`, { headers: html })).text();
    expect(page).toContain('20 Nov 2026, 09:00');
    expect(page + JSON.stringify(incidents)).not.toMatch(/Anna|secret/);
  });

  it('reads the components once for concurrent requests', async () => {
    let asked = 0;
    const door = await open(async () => {
      asked += 1;
      return well;
    });
    await Promise.all(Array.from({ length: 20 }, () => read(door)));
    expect(asked).toBe(1);
  });
});

import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createTestPublisher } from '../testing/testPublisher.ts';
import { createPublishedDataDir, openTestWebServer } from '../testing/testWebServer.ts';
import { startWithUlimit } from '../testing/ulimitProcess.ts';
import { writeUploadedRelease } from '../testing/uploadedRelease.ts';

/** Sends one request over the only connection of an agent, like a reverse proxy. */
async function getOver(agent: Agent, url: string): Promise<{ status?: number; headers: IncomingMessage['headers'] }> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, headers: answer.headers };
}

describe('a draining web server', () => {
  it.each([
    '/',
    '/nowhere',
    '/r/mfe-marketing/1/remoteEntry.js',
    '/r/mfe-marketing/1/other.js',
    '/registry.json',
    '/?q',
  ])('still answers %s with Connection: close', async (path) => {
    const webServer = await openTestWebServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = await getOver(agent, webServer.url + path);
    expect(before.headers.connection).toBe('keep-alive');
    webServer.drain();
    const after = await getOver(agent, webServer.url + path);
    expect([after.status, after.headers.connection]).toEqual([before.status, 'close']);
    agent.destroy();
    await webServer.close();
  });
});

describe('a process with a full disk', () => {
  it('rejects a release with a message, leaves nothing of it behind, and continues', async () => {
    const dataDir = await createPublishedDataDir();
    const limited = startWithUlimit(dataDir, '-f 200');
    const url = `http://127.0.0.1:${await limited.nextMessage()}`;
    const publisher = createTestPublisher({ dataDir, url });
    const before = publisher.registry.bundles();
    const logged = limited.nextMessage();
    expect(await publisher.release(writeUploadedRelease('2', 'too much '.repeat(20_000)))).toEqual({
      status: 503,
      body: { error: 'The release could not be imported, and nothing has changed. Try again later.' },
    });
    expect(await logged).toBe('A release could not be imported');
    expect(publisher.registry.bundles()).toEqual(before);
    expect(publisher.currentUploads()).toEqual([]);
    expect(await (await fetch(url)).text()).toContain('first');
    expect((await publisher.release(writeUploadedRelease('3', 'little'))).status).toBe(200);
    await limited.end();
  });
});

describe('a process without free descriptors', () => {
  let limited: ReturnType<typeof startWithUlimit>;
  beforeAll(async () => {
    limited = startWithUlimit(await createPublishedDataDir(), '-n 200');
  });
  afterAll(() => limited.end());

  it('answers 503 for a file that it cannot open, keeps its pages, and serves the file once it can', async () => {
    const url = `http://127.0.0.1:${await limited.nextMessage()}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await getOver(agent, url)).status).toBe(200);
    expect(await limited.sendCommand('take')).toBe('EMFILE');

    const logged = limited.nextMessage();
    const refused = await getOver(agent, `${url}/r/mfe-marketing/1/remoteEntry.js`);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(await logged).toBe('A file of a release cannot be read at this moment');
    expect((await getOver(agent, url)).status).toBe(200);

    expect(await limited.sendCommand('give back')).toBe('given back');
    expect((await getOver(agent, `${url}/r/mfe-marketing/1/remoteEntry.js`)).status).toBe(200);
    agent.destroy();
  });
});

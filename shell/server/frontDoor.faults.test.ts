import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { openTestDoor, publishedFolder } from './testing/door.ts';

/** One request over the one connection of an agent, as a proxy in front of the door makes them. */
async function over(agent: Agent, url: string): Promise<{ status?: number; headers: IncomingMessage['headers'] }> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, headers: answer.headers };
}

describe('a front door that is about to stop', () => {
  it.each([
    '/',
    '/nowhere',
    '/r/mfe-marketing/1/remoteEntry.js',
    '/r/mfe-marketing/1/other.js',
    '/registry.json',
    '/?q',
  ])('still answers %s, and asks the connection to close', async (path) => {
    const door = await openTestDoor();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = await over(agent, door.url + path);
    expect(before.headers.connection).toBe('keep-alive');
    door.drain();
    const after = await over(agent, door.url + path);
    expect([after.status, after.headers.connection]).toEqual([before.status, 'close']);
    agent.destroy();
    await door.close();
  });
});

describe('a process without a descriptor left', () => {
  let child: ChildProcess;
  const says = async () => ((await once(child, 'message')) as unknown[])[0];
  const tell = async (word: string) => {
    const answer = says();
    child.send(word);
    return answer;
  };

  beforeAll(() => {
    const script = fileURLToPath(new URL('./testing/exhausted.ts', import.meta.url));
    const command = 'ulimit -n 200; exec "$0" "$@"';
    child = spawn('sh', ['-c', command, process.execPath, script, publishedFolder()], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  });
  afterAll(async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  });

  it('answers 503 for a file that it cannot open, keeps its pages, and serves the file once it can', async () => {
    const url = `http://127.0.0.1:${await says()}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await over(agent, url)).status).toBe(200);
    expect(await tell('take')).toBe('EMFILE');

    const said = says();
    const refused = await over(agent, `${url}/r/mfe-marketing/1/remoteEntry.js`);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(await said).toBe('A file of a release cannot be read at this moment');
    expect((await over(agent, url)).status).toBe(200);

    expect(await tell('give back')).toBe('given back');
    expect((await over(agent, `${url}/r/mfe-marketing/1/remoteEntry.js`)).status).toBe(200);
    agent.destroy();
  });
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startChild } from './child.ts';
import { servePlain, withoutScript } from './webPlain.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skal-bench-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const SERVER = `
  import { createServer } from 'node:http';
  const server = createServer((req, res) => res.end(process.env.SAYS));
  server.listen(0, '127.0.0.1', () => {
    console.log('a word before');
    console.log('Skal is ready: http://127.0.0.1:' + server.address().port);
  });
  process.on('SIGTERM', () => process.exit(0));`;

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => 'nobody',
  );

describe('a server that is measured', () => {
  it('is there when it says so, has its settings, tells its memory, and is gone when it was stopped', async () => {
    const child = await startChild(script('server.mjs', SERVER), { SAYS: 'hello' });
    expect(await answers(child.url)).toBe('hello');
    // Not every system tells it.
    if (process.platform === 'linux') {
      expect(child.memory()).toBeGreaterThan(1);
      expect(child.processor()).toBeGreaterThan(0);
    }
    const ends = process.listenerCount('exit');
    await child.stop();
    expect(await answers(child.url)).toBe('nobody');
    expect(process.listenerCount('exit')).toBe(ends - 1);
  });

  it('is not waited for when it ends before it is ready', async () => {
    const broken = script('broken.mjs', 'process.exitCode = 3;');
    await expect(startChild(broken)).rejects.toThrow(`${broken} ended with 3 before it was ready`);
  });

  it('answers the very bytes that it was given, as the measure of the machine', async () => {
    const file = script('constant', 'bytes');
    const bare = await startChild(join(import.meta.dirname, 'constant.ts'), {
      CONSTANT_FILE: file,
      CONSTANT_STATUS: '201',
    });
    const answer = await fetch(bare.url, { method: 'POST', body: 'x'.repeat(100_000) });
    expect([answer.status, await answer.text()]).toEqual([201, 'bytes']);
    await bare.stop();
  });
});

describe('a page without script', () => {
  const page = [
    '<head><link rel="modulepreload" href="/main.js" integrity="x">',
    '<link rel="preload" href="/font.woff2" as="font"><style>b{}</style></head>',
    '<p>content</p><script>one()</script>',
    '<script type="module" src="/main.js"></script>',
    '<script type="application/json">{"a":1}</script>',
    '<p>end</p>',
  ].join('\n');

  it('has everything else: words, styles and font', () => {
    const plain = withoutScript(page);
    expect(plain).not.toMatch(/script|modulepreload/);
    for (const kept of ['as="font"', '<style>b{}</style>', '<p>content</p>', '<p>end</p>'])
      expect(plain).toContain(kept);
  });

  const listen = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { server, url: `http://127.0.0.1:${port}` };
  };
  const read = async (url: string) => {
    const [answer] = (await once(get(url), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
  };

  it('is served in the same way as the product serves its own; all the rest is the product’s', async () => {
    const { server, url } = await listen((req, res) => {
      res.setHeader('Cache-Control', 'no-cache').setHeader('ETag', '"of the page"');
      if (req.url === '/') res.end(page);
      else res.writeHead(404).end(`no ${req.url}`);
    });
    const plain = await servePlain(url, ['/']);
    const { headers, body } = await read(plain.url);
    expect(String(brotliDecompressSync(body))).toBe(withoutScript(page));
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers.etag).toBeUndefined();

    const other = await read(`${plain.url}/nowhere`);
    expect([other.status, String(other.body)]).toEqual([404, 'no /nowhere']);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    expect((await read(`${plain.url}/nowhere`)).status).toBe(502);
    plain.stop();
    expect(await answers(plain.url)).toBe('nobody');
  });
});

describe('the command', () => {
  it('refuses a suite that it does not know', () => {
    // A name that every object has is none of a bench.
    const name = 'toString';
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'bench.ts'), name], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(`unknown command '${name}'`)]);
  });
});

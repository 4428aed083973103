import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { makeTempDir } from '@skal/shell/server/testing/releases.ts';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';

/** Loader that rejects compilers and bundlers. */
const WITHOUT_COMPILERS = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      if (/node_modules[/]([^/]*webpack|@swc|jest|typescript)|[/]tooling[/]/.test(found.url)) throw new Error('reached ' + found.url);
      return found;
    },
  });`;

const children: ChildProcess[] = [];
// Ends processes that a failed test left running.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const serve = (env: Readonly<Record<string, string>>): ChildProcess => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(WITHOUT_COMPILERS)}`,
      join(import.meta.dirname, 'serve.ts'),
    ],
    { env: { ...cleanEnv(), PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  return child;
};

const listen = (child: ChildProcess): { output: () => string } => {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
  return { output: () => chunks.join('') };
};

const address = async (child: ChildProcess, output: () => string): Promise<string> => {
  for (;;) {
    const [, url] = /ready: (\S+)/.exec(output()) ?? [];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(output());
    await Promise.race([once(child.stdout as NodeJS.EventEmitter, 'data'), once(child, 'exit')]);
  }
};

describe('production server', () => {
  it('serves published releases without a compiler, until it is stopped', async () => {
    const child = serve({ SKAL_DATA_DIR: await createPublishedDataDir() });
    const { output } = listen(child);
    try {
      const url = await address(child, output);
      expect(await (await fetch(url)).text()).toContain('first');
      expect((await fetch(`${url}/nowhere`)).status).toBe(404);
      expect((await fetch(`${url}/api/session`)).status).toBe(401);
      expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.each([
    [{}, 'No shell has been released to this data folder yet'],
    [{ PORT: 'web' }, 'PORT must be a number from 0 to 65535.'],
    [{ SKAL_PAGE_COMPRESSION: 'tiny' }, 'SKAL_PAGE_COMPRESSION must be small or quick.'],
    [{ SKAL_CDN_SECONDS: '90000' }, 'SKAL_CDN_SECONDS must be a whole number from 1 to 86400 (one day).'],
    [{ SKAL_CDN_PURGE_URL: 'https://cdn' }, 'SKAL_CDN_PURGE_URL requires SKAL_CDN_SECONDS.'],
    [
      { SKAL_CDN_SECONDS: '600', SKAL_CDN_PURGE_URL: 'purge' },
      'SKAL_CDN_PURGE_URL must be a URL such as https://api.cdn.example/purge.',
    ],
    [
      { SITE_SECURITY_CONTACT: 'our team' },
      'SITE_SECURITY_CONTACT must be an e-mail address, or an address like https://www.example.dk/security.',
    ],
    [{ SKAL_RENDER_WAIT_MS: 'long' }, 'SKAL_RENDER_WAIT_MS must be from 10 to 99999 milliseconds.'],
    [{ SKAL_DRAIN_MS: 'long' }, 'SKAL_DRAIN_MS must be a whole number of milliseconds.'],
    [{ SKAL_LIMIT_FORMS: 'many' }, 'SKAL_LIMIT_FORMS must be written as <how many>/<seconds>, like 20/3600.'],
  ])('reports why it does not start with %j', async (env, sentence) => {
    const child = serve({ SKAL_DATA_DIR: makeTempDir(), ...env });
    const { output } = listen(child);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toBe(`${sentence}\n`);
  });

  it('reports that its port is in use, and leaves that process running', async () => {
    const other = createServer((_, res) => void res.end('other')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const child = serve({ SKAL_DATA_DIR: await createPublishedDataDir(), PORT: String(port) });
    const { output } = listen(child);
    try {
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toContain(`Port ${port} is taken by another program. With PORT=0`);
      expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('other');
    } finally {
      other.closeAllConnections();
      other.close();
    }
  });

  it('still responds while draining, and closes the connection', async () => {
    const child = serve({ SKAL_DATA_DIR: await createPublishedDataDir(), SKAL_DRAIN_MS: '60000' });
    const { output } = listen(child);
    const url = await address(child, output);
    child.kill('SIGTERM');
    // The signal is handled asynchronously: until then, connections may be kept open.
    for (let connection = ''; connection !== 'close'; ) {
      const answers = await Promise.all([fetch(url), fetch(`${url}/api/session`)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 401]);
      connection = answers.every(({ headers }) => headers.get('connection') === 'close') ? 'close' : '';
    }
    expect((await fetch(`${url}/healthz/ready`)).status).toBe(503);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});

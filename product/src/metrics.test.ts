import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@skal/shell/server/freePort.ts';
import { publishedFolder } from '@skal/shell/server/testing/door.ts';
import { bareMachine } from '@skal/tooling/jest/bareMachine.ts';

describe('the door for whoever watches', () => {
  it('has the figures of process, api and releases, on a port of its own that is not the site’s', async () => {
    const port = await freePort();
    const env = { PORT: '0', SKAL_METRICS_PORT: String(port), SKAL_DATA_DIR: publishedFolder() };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      env: { ...bareMachine(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += chunk;
      });
      while (!/ready: \S+/.test(said)) {
        if (child.exitCode !== null) throw new Error(said);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      const site = /ready: (\S+)/.exec(said)?.[1] ?? '';
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      const text = await answer.text();
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
      expect(text).toMatch(/^skal_release_info\{bundle="shell",version="[^"]+",channel="live"\} 1$/m);
      expect(text).toMatch(/^skal_outbox_mails\{state="waiting"\} 0$/m);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
      expect((await fetch(`${site}/metrics`)).status).toBe(404);
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });
});

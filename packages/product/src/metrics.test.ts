import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';

describe('metrics server', () => {
  it('serves metrics of process, api and releases on a separate port, and prints its URL', async () => {
    const env = { PORT: '0', SKAL_METRICS_PORT: '0', SKAL_DATA_DIR: await createPublishedDataDir() };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      env: { ...cleanEnv(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let metrics = '';
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
      metrics = /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(said)?.[1] ?? '';
      const answer = await fetch(figures);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      const text = await answer.text();
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
      expect(text).toMatch(/^skal_release_info\{bundle="shell",version="[^"]+",channel="live"\} 1$/m);
      expect(text).toMatch(/^skal_outbox_mails\{state="waiting"\} 0$/m);
      expect((await fetch(new URL('/', figures))).status).toBe(404);
      expect((await fetch(`${site}/metrics`)).status).toBe(404);
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await expect(fetch(figures)).rejects.toThrow();
  });
});

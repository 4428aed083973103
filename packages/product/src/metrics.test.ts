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
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      while (!/ready: \S+/.test(output)) {
        if (child.exitCode !== null) throw new Error(output);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      const site = /ready: (\S+)/.exec(output)?.[1] ?? '';
      metrics = /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(output)?.[1] ?? '';
      const response = await fetch(metrics);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      const text = await response.text();
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
      expect(text).toMatch(/^skal_release_info\{bundle="shell",version="[^"]+",channel="live"\} 1$/m);
      expect(text).toMatch(/^skal_outbox_mails\{state="waiting"\} 0$/m);
      expect((await fetch(new URL('/', metrics))).status).toBe(404);
      expect((await fetch(`${site}/metrics`)).status).toBe(404);
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await expect(fetch(metrics)).rejects.toThrow();
  });
});

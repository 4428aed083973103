import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStartCopy } from '../testing/workingCopy.ts';

it('builds, publishes and serves the site without development dependencies', async () => {
  const copy = makeStartCopy();
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-start-'));
  const env = { SKAL_DATA_DIR: dataDir, PORT: '0' };
  try {
    await copy.run(['release', 'publish-changed'], env);
    const site = spawn(process.execPath, [join(copy.dir, 'packages/product/src/serve.ts')], {
      cwd: copy.dir,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    try {
      let output = '';
      for await (const chunk of site.stdout) {
        output += String(chunk);
        if (/http:\/\/localhost:\d+/.test(output)) break;
      }
      const [url = ''] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      for (const path of ['/', '/login']) expect((await fetch(url + path)).status).toBe(200);
    } finally {
      site.kill();
      if (site.exitCode === null) await once(site, 'exit');
    }
  } finally {
    copy.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 600_000);

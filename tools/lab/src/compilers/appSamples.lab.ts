import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApi } from '@skal/api/testing';
import { startBackend } from '@skal/api/testing/fakes/apps.ts';
import { live } from '@skal/api/testing/fixtures/requestBodies.ts';
import { ROOT } from '@skal/tooling/src/root.ts';
import { type CompiledLanguage, sampleRunner } from './chroot.ts';

/** The first test of a language downloads and unpacks its compiler. */
const TIMEOUT_MS = 15 * 60_000;
const COMPILING_MS = 3 * 60_000;

const page = readFileSync(join(ROOT, 'docs/reference/app-api.md'), 'utf8');
const sampleIn = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';

it.each<CompiledLanguage>(['swift', 'kotlin'])(
  'docs/reference/app-api.md has a sender in %s that compiles and runs',
  async (language) => {
    const api = await startTestApi();
    const dir = mkdtempSync(join(tmpdir(), 'skal-sample-'));
    try {
      const { key } = await startBackend(api, live);
      writeFileSync(join(dir, 'sample'), sampleIn(language));
      const { stdout } = await promisify(execFile)(await sampleRunner(language), [dir], {
        env: { ...process.env, SKAL_URL: api.url, SKAL_KEY: key },
        timeout: COMPILING_MS,
      });
      // Swift prints what it has read, Kotlin what was answered.
      expect(stdout).toMatch(/accepted"?: ?1, ?"?known"?: ?0, ?"?refused"?: ?\[\]/);
      const client = await api.signIn(live.email, live.password);
      expect((await client.get('/api/overview')).body).toMatchObject({
        ...{ ordersToday: { value: 1 }, revenueToday: { value: 125.5 } },
      });
      expect((await client.get('/api/commerce')).body).toMatchObject({
        bestSellers: [{ item: 'Cheese board', pieces: 1 }],
      });
    } finally {
      await api.close();
      rmSync(dir, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);

import { execFile } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openRegistry } from '@skal/shell/server';
import { makeFolder, makeRelease, writeRelease } from '@skal/shell/server/testing/releases.ts';
import { bareMachine } from '@skal/tooling/jest/bareMachine.ts';

const LONG_AGO = new Date('2020-01-01');

it('versions that nobody needs are named, removed when it is said so, and then there are none', async () => {
  const dataDir = makeFolder();
  const registry = openRegistry(dataDir);
  for (const version of ['1', '2', '3']) registry.publish([writeRelease(makeRelease({ name: 'shell', version }))]);
  writeFileSync(registry.file, readFileSync(registry.file, 'utf8').replaceAll(/20\d\d-/g, '2020-'));
  const old = registry.releaseDir('shell', '1');
  utimesSync(old, LONG_AGO, LONG_AGO);

  const prune = async (...words: string[]) => {
    const env = { ...bareMachine(), SKAL_DATA_DIR: dataDir };
    const program = join(import.meta.dirname, 'prune.ts');
    return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout;
  };
  const asked = 'shell 1, 0.0 MB\n1 would be removed, 0.0 MB: npm run prune -- --yes\n';
  expect([await prune(), await prune('--dry-run')]).toEqual([asked, asked]);
  expect(existsSync(old)).toBe(true);
  expect(await prune('--yes')).toBe('shell 1, 0.0 MB\n1 removed, 0.0 MB\n');
  expect(existsSync(old)).toBe(false);
  expect(await prune()).toMatch(/^Nothing to remove/);
  await expect(prune('--yes', '--dry-run')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Say --dry-run, or --yes.'),
  });
});

import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { openReleaseService } from '@skal/shell/server/releases/releaseService.ts';
import { openRevisionStore } from '@skal/shell/server/shared/revisionStore.ts';
import { REGISTRY_DOCUMENT } from '@skal/shell/server/shared/sharedState.ts';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '@skal/shell/server/testing/releases.ts';
import { startSharedStore } from '@skal/shell/server/testing/sharedStoreFixture.ts';

const LONG_AGO = new Date('2020-01-01');

/** Runs the command on the site with this environment. */
async function prune(site: Record<string, string>, ...words: string[]): Promise<string> {
  const program = join(import.meta.dirname, '../cli.ts');
  const env = { ...cleanEnv(), ...site };
  return (await promisify(execFile)(process.execPath, [program, 'release', 'prune', ...words], { env })).stdout;
}

it('lists unused versions, and deletes them with --yes', async () => {
  const dataDir = makeTempDir();
  const registry = openTestRegistry(dataDir);
  for (const version of ['1', '2', '3'])
    await registry.publish([writeRelease(makeRelease({ name: 'shell', version }))]);
  writeFileSync(registry.file, readFileSync(registry.file, 'utf8').replaceAll(/20\d\d-/g, '2020-'));
  const old = registry.releaseDir('shell', '1');
  utimesSync(old, LONG_AGO, LONG_AGO);

  const site = { SKAL_DATA_DIR: dataDir };
  const dryRun = 'shell 1, 0.0 MB\n1 would be deleted, 0.0 MB: skal release prune --yes\n';
  expect([await prune(site), await prune(site, '--dry-run')]).toEqual([dryRun, dryRun]);
  expect(existsSync(old)).toBe(true);
  expect(await prune(site, '--yes')).toBe('shell 1, 0.0 MB\n1 deleted, 0.0 MB\n');
  expect(existsSync(old)).toBe(false);
  expect(await prune(site)).toMatch(/^Nothing to delete/);
  await expect(prune(site, '--yes', '--dry-run')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("'--dry-run' cannot be used with option '--yes'"),
  });
});

it('prunes the shared storage of a site with a database server', async () => {
  const shared = await startSharedStore();
  const place = shared.configFor();
  const releases = openReleaseService(place);
  for (const version of ['1', '2', '3']) {
    await releases.publish([writeRelease(makeRelease({ name: 'shell', version }))]);
  }
  releases.close();
  const { database, storage } = place.shared ?? {};
  if (!database || !storage) throw new Error('Expected a shared store');
  const revisions = openRevisionStore(database);
  const { revision, body } = (await revisions.read(REGISTRY_DOCUMENT)) ?? { revision: 0, body: '' };
  expect(await revisions.append(REGISTRY_DOCUMENT, revision + 1, body.replaceAll(/20\d\d-/g, '2020-'))).toBe(true);
  revisions.close();
  const pieces = () => globSync('shell/1/*', { cwd: shared.storage });
  for (const piece of pieces()) utimesSync(join(shared.storage, piece), LONG_AGO, LONG_AGO);

  const site = {
    SKAL_DATA_DIR: makeTempDir(),
    SKAL_RELEASE_STORAGE: storage.url,
    DATABASE_URL: shared.databaseUrl,
  };
  expect(await prune(site)).toMatch(/^shell 1, 0\.\d MB\n1 would be deleted, 0\.\d MB: skal release prune --yes\n$/);
  expect(pieces()).not.toEqual([]);
  expect(await prune(site, '--yes')).toMatch(/^shell 1, 0\.\d MB\n1 deleted, 0\.\d MB\n$/);
  expect(pieces()).toEqual([]);
  expect(await prune(site)).toMatch(/^Nothing to delete/);
  await shared.close();
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '@skal/api';
import { readRelease, withReleaseService } from '@skal/shell/server';
import { resolveReleaseStore } from '../releases.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Version of the image, for the history. */
const { version: IMAGE } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8')) as { version: string };

interface Options {
  /** Replaces active versions. By default they stay: a rollback survives a new image. */
  activate?: boolean;
  dryRun?: boolean;
  /** Directory of the bundles. */
  from: string;
}

/** Publishes the bundles of this image and activates those without an active version. */
export async function publishImage({ activate, dryRun, from }: Options): Promise<string> {
  const built = globSync('*/release.json', { cwd: resolve(ROOT, from) })
    .sort()
    .map((file) => resolve(ROOT, from, dirname(file)))
    .map((folder) => ({ folder, ...readRelease(folder) }));
  if (built.length === 0) throw new StartupError(`There is no built bundle in ${resolve(ROOT, from)}.`);
  return withReleaseService(resolveReleaseStore(process.env), async (releases) => {
    const before = new Map(Object.entries(await releases.status()).map(([name, { live }]) => [name, live]));
    const chosen = built.filter(({ name, version }) => !before.has(name) || (activate && before.get(name) !== version));
    if (chosen.length === 0) return 'Nothing to activate.';
    if (!dryRun) {
      // Changes nothing if another process was faster.
      const expectedLive = Object.fromEntries(chosen.map(({ name }) => [name, before.get(name) ?? null]));
      const folders = chosen.map(({ folder }) => folder);
      await releases.publish(folders, { by: 'image', note: `came with ${IMAGE}`, expectedLive });
    }
    const suffix = dryRun ? 'would be activated' : 'is live';
    return chosen.map(({ name, version }) => `${name} ${version} ${suffix}\n`).join('');
  });
}

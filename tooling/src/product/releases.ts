import { openRegistry } from '@skal/shell/server';
import { distDir } from '../build/bundle.ts';
import { buildAll } from '../build/index.ts';
import type { Mode } from '../webpack/base.ts';
import { findBundle } from '../webpack/bundles.ts';

/**
 * Builds what changed and publishes it to the data folder. A bundle that did not change keeps the version
 * that its registry names, also when somebody pointed it at another one.
 */
export async function releaseChanges(dataDir: string, mode: Mode, say: (line: string) => void): Promise<void> {
  const registry = openRegistry(dataDir);
  for (const { release, built } of await buildAll(mode, say)) {
    const isNew = built || !registry.has(release.name, release.version);
    if (isNew || !registry.live(release.name)) registry.publish(distDir(findBundle(release.name), mode));
  }
}

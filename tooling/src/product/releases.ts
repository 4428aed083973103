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
  const all = await buildAll(mode, say);
  const changed = all.filter(
    ({ release: { name, version }, built }) => built || !registry.has(name, version) || !registry.live(name),
  );
  registry.publish(changed.map(({ release }) => distDir(findBundle(release.name), mode)));
}

import type { Release } from '@skal/shell/server/releases/release.ts';
import type { Mode } from '../webpack/base.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { buildBundle, distDir } from './bundle.ts';

export interface BuildResult {
  release: Release;
  /** Where it lies. */
  dir: string;
  /** Whether it was built just now, because something in it had changed. */
  built: boolean;
}

/**
 * A site of development is one of the shell alone: React, which says more then, is what the shell lends, and remotes are
 * those that visitors have.
 */
const modeOf = ({ kind }: Bundle, mode: Mode): Mode => (kind === 'shell' ? mode : 'production');

/**
 * Builds what changed since the last build, the shell first, and says so.
 * @param names the bundles that are wanted; all unless said otherwise
 */
export async function buildAll(
  mode: Mode,
  say: (line: string) => void,
  names?: readonly string[],
): Promise<BuildResult[]> {
  const all: BuildResult[] = [];
  for (const bundle of bundles.filter(({ name }) => names?.includes(name) ?? true)) {
    const started = performance.now();
    const own = modeOf(bundle, mode);
    const { release, built } = await buildBundle(bundle, own);
    if (built) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`  built ${bundle.name} ${release.version} in ${seconds} s`);
    }
    all.push({ release, dir: distDir(bundle, own), built });
  }
  return all;
}

import type { Release } from '@skal/shell/server/releases/release.ts';
import type { Mode } from '../webpack/base.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { buildBundle, distDir } from './bundle.ts';

export interface BuildResult {
  release: Release;
  /** Folder of the build. */
  dir: string;
  /** Whether this run built it, because an input changed. */
  wasBuilt: boolean;
}

/** In development mode only the shell is a development build: it shares React, which then reports more. Remotes are production builds. */
const modeOf = ({ kind }: Bundle, mode: Mode): Mode => (kind === 'shell' ? mode : 'production');

/**
 * Builds bundles that changed since the last build, the shell first, and logs each.
 * @param names the bundles; all by default
 */
export async function buildAll(
  mode: Mode,
  log: (line: string) => void,
  names?: readonly string[],
): Promise<BuildResult[]> {
  const all: BuildResult[] = [];
  for (const bundle of bundles.filter(({ name }) => names?.includes(name) ?? true)) {
    const startedAt = performance.now();
    const bundleMode = modeOf(bundle, mode);
    const { release, wasBuilt } = await buildBundle(bundle, bundleMode);
    if (wasBuilt) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      log(`  built ${bundle.name} ${release.version} in ${seconds} s`);
    }
    all.push({ release, dir: distDir(bundle, bundleMode), wasBuilt });
  }
  return all;
}

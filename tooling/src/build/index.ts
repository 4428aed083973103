import type { Release } from '@skal/shell/server/release.ts';
import type { Mode } from '../webpack/base.ts';
import { bundles } from '../webpack/bundles.ts';
import { buildBundle } from './bundle.ts';

export interface Built {
  release: Release;
  /** Whether it was built just now, because something in it had changed. */
  built: boolean;
}

/** Builds what changed since the last build, the shell first, and says so. */
export async function buildAll(mode: Mode, say: (line: string) => void): Promise<Built[]> {
  const all: Built[] = [];
  for (const bundle of bundles) {
    const started = performance.now();
    const { release, built } = await buildBundle(bundle, mode);
    if (built) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`  built ${bundle.name} ${release.version} in ${seconds} s`);
    }
    all.push({ release, built });
  }
  return all;
}

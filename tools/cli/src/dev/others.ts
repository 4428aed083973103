import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, PUBLIC_DIR, RELEASE_FILE, readRelease } from '@skal/shell/server/release.ts';
import { distDir } from '../build/bundle.ts';
import { readManifest } from '../build/manifest.ts';
import { MOCKED, standInEntry } from '../qa/standIns.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { type Other, placedAs } from './placed.ts';
import { filesOf, scriptAt } from './sources.ts';

/** A remote as it was built last; where it never was, what stands in for it says what its manifest does. */
export async function lastBuilt(bundle: Bundle): Promise<Other> {
  const dir = distDir(bundle, 'production');
  if (existsSync(join(dir, RELEASE_FILE))) {
    const placed = readRelease(dir);
    const source = filesOf(baseOf(placed), join(dir, PUBLIC_DIR));
    return { placed, source, from: `the last build, ${placed.version}` };
  }
  const placed = placedAs(bundle, MOCKED, await readManifest(bundle));
  const source = scriptAt(baseOf(placed), standInEntry(placed, true));
  return { placed, source, from: 'a stand-in: it was never built here' };
}

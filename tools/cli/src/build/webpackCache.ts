import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type Bundle, IS_INSTALLED_PACKAGE, ROOT } from '../webpack/bundles.ts';
import { hashToolchain } from './inputs.ts';

/** Where builds keep what they have read: beside the packages, which are as easily made again. */
const folderOf = (bundle: Bundle): string => join(IS_INSTALLED_PACKAGE ? bundle.dir : ROOT, 'node_modules/.cache/skal');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Has a build keep what it has read for the next one of the same kind, which then reads what has changed alone. What is
 * kept hangs on all that it was made with, and what was kept by other means goes. A file has changed when its content has:
 * a copy, or a checkout, may have any time.
 * @param purpose tells the builds of a bundle apart
 * @param written the modules that the build writes itself: no file says that they have changed
 */
export function webpackCache(
  bundle: Bundle,
  purpose: string,
  written: Readonly<Record<string, string>> = {},
): Pick<Configuration, 'cache' | 'snapshot'> {
  const cacheDirectory = folderOf(bundle);
  const kind = `${bundle.name}.${purpose}.`;
  const name = kind + hashToolchain(bundle, JSON.stringify(written)).slice(0, 10);
  for (const other of namesIn(cacheDirectory)) {
    if (other.startsWith(kind) && other !== name) rmSync(join(cacheDirectory, other), { recursive: true, force: true });
  }
  const byContent = { hash: true, timestamp: false };
  return {
    cache: { type: 'filesystem', name, cacheDirectory },
    snapshot: { module: byContent, resolve: byContent, buildDependencies: byContent },
  };
}

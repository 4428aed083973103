import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type Bundle, IS_INSTALLED_PACKAGE, ROOT } from '../webpack/bundles.ts';
import { hashToolchain } from './inputs.ts';

/** Folder of webpack's caches: beside the packages, which can be regenerated as easily. */
const folderOf = (bundle: Bundle): string => join(IS_INSTALLED_PACKAGE ? bundle.dir : ROOT, 'node_modules/.cache/skal');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns webpack's cache options, so that the next build of the same kind reads changed files only. The cache is keyed by the
 * toolchain, and outdated caches are deleted. Changes are detected by content, because a copy or a checkout may have any file time.
 * @param purpose distinguishes the builds of a bundle
 * @param virtualModules modules that the build generates: no file shows their changes
 */
export function webpackCache(
  bundle: Bundle,
  purpose: string,
  virtualModules: Readonly<Record<string, string>> = {},
): Pick<Configuration, 'cache' | 'snapshot'> {
  const cacheDirectory = folderOf(bundle);
  const kind = `${bundle.name}.${purpose}.`;
  const name = kind + hashToolchain(bundle, JSON.stringify(virtualModules)).slice(0, 10);
  for (const other of namesIn(cacheDirectory)) {
    if (other.startsWith(kind) && other !== name) rmSync(join(cacheDirectory, other), { recursive: true, force: true });
  }
  const byContent = { hash: true, timestamp: false };
  return {
    cache: { type: 'filesystem', name, cacheDirectory },
    snapshot: { module: byContent, resolve: byContent, buildDependencies: byContent },
  };
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isManifest } from '@skal/shell-kit/isManifest.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { type Bundle, MANIFEST_FILE } from '../webpack/bundles.ts';
import { BuildError } from './buildError.ts';

/**
 * Reads the manifest of a remote from its source. It is data with functions that nobody calls here: no page behind it
 * is loaded, and nothing needs to be built.
 */
export async function readManifest({ name, dir }: Pick<Bundle, 'name' | 'dir'>): Promise<RemoteManifest> {
  const file = join(dir, MANIFEST_FILE);
  const { default: manifest } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (!isManifest(manifest)) throw new BuildError(`${file} exports no manifest`);
  if (manifest.name !== name) throw new BuildError(`${name}'s manifest calls itself ${manifest.name}`);
  return manifest;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isManifest } from '@skal/shell-kit/isManifest.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { type Bundle, MANIFEST_FILE } from '../webpack/bundles.ts';
import { BuildError } from './buildError.ts';

/** Reads the manifest of a remote from its source. Its functions are not called, so no page is loaded and no build is needed. */
export async function readManifest({ name, dir }: Pick<Bundle, 'name' | 'dir'>): Promise<RemoteManifest> {
  const file = join(dir, MANIFEST_FILE);
  const { default: manifest } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (!isManifest(manifest)) throw new BuildError(`${file} exports no manifest`);
  if (manifest.name !== name) throw new BuildError(`the manifest of ${name} has the name ${manifest.name}`);
  return manifest;
}

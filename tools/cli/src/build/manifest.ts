import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@skal/contracts/site/locale';
import {
  createMessagesModule,
  loadRemoteManifest,
  MESSAGES_MODULE,
  type ShellServerBundle,
} from '@skal/shell/server/composition/serverBundle.ts';
import { isManifest } from '@skal/shell-kit/isManifest.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { type Bundle, MANIFEST_FILE } from '../webpack/bundles.ts';
import { registerSourceMacros } from '../webpack/messages/sourceMacros.ts';
import { loadSharedModules } from '../webpack/shared.ts';
import { BuildError } from './buildError.ts';

function checkManifest(manifest: unknown, name: string, file: string): RemoteManifest {
  if (!isManifest(manifest)) throw new BuildError(`${file} exports no manifest`);
  if (manifest.name !== name) throw new BuildError(`the manifest of ${name} has the name ${manifest.name}`);
  return manifest;
}

/** Reads the manifest of a remote from its server build, in one language. */
export async function readBuiltManifest(
  { name }: Pick<Bundle, 'name'>,
  dir: string,
  locale: Locale,
): Promise<RemoteManifest> {
  const sharedModules = { ...(await loadSharedModules()), [MESSAGES_MODULE]: createMessagesModule(locale) };
  const manifest = loadRemoteManifest(dir, { name, serverIntegrity: null }, {
    sharedModules,
  } as unknown as ShellServerBundle);
  return checkManifest(manifest, name, dir);
}

/** Reads the manifest of a remote from its source, in English. Its functions are not called, so no page is loaded and no build is needed. */
export async function readManifest({ name, dir }: Pick<Bundle, 'name' | 'dir'>): Promise<RemoteManifest> {
  registerSourceMacros();
  const file = join(dir, MANIFEST_FILE);
  const { default: manifest } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return checkManifest(manifest, name, file);
}

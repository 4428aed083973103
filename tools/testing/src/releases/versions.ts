import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import {
  fileIntegrity,
  PUBLIC_DIR,
  RELEASE_FILE,
  type Registry,
  type Release,
  readRelease,
  SERVER_DIR,
  SERVER_FILE,
} from '@skal/shell/server';
import { compressAssets } from '@skal/tooling/src/build/compressAssets.ts';

/** Rewrites every script of a folder. Returns how many of them changed. */
function editScripts(dir: string, change: (text: string, name: string) => string): number {
  const scripts = readdirSync(dir).filter((file) => /\.c?js$/.test(file));
  return scripts.filter((name) => {
    const file = join(dir, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, name);
    if (changed !== text) writeFileSync(file, changed);
    return changed !== text;
  }).length;
}

export interface Edit {
  /** Rewrites the files of the browser and of the server. */
  editEveryFile?: (text: string) => string;
  /** Rewrites the files of the browser only. */
  editBrowserFile?: (text: string, name: string) => string;
  /** Fields of the release's metadata that differ. */
  editMetadata?: (release: Release) => Partial<Release>;
  /** How files are compressed: fast by default, `production` where a test measures sizes. */
  mode?: 'production' | 'development';
}

/** Returns an edit that replaces an English text. As in a new release, its id differs too, and it has no translations. */
export const replaceMessage = (from: string, to: string) => (text: string) =>
  text.replaceAll(from, to).replaceAll(generateMessageId(from), generateMessageId(to));

/** The URLs of fonts in a stylesheet contain the version. */
function readdress(dir: string, from: string, to: string): void {
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.css'))) {
    writeFileSync(join(dir, name), readFileSync(join(dir, name), 'utf8').replaceAll(`/${from}/`, `/${to}/`));
  }
}

/**
 * Creates another version of a bundle's live release, with rewritten scripts. Without an edit only its URLs differ.
 * @returns the folder of the new release
 */
export function createVersion(registry: Registry, name: string, version: string, edit: Edit = {}): string {
  const { editEveryFile = (text) => text, editBrowserFile = (text) => text, editMetadata, mode = 'development' } = edit;
  const dir = registry.releaseDir(name, version);
  const publicDir = join(dir, PUBLIC_DIR);
  // compressAssets compresses the rewritten files.
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  cpSync(registry.releaseDir(name, registry.live(name) ?? ''), dir, { recursive: true, filter });
  const before = readRelease(dir);
  editScripts(join(dir, SERVER_DIR), editEveryFile);
  const changed = editScripts(publicDir, (text, file) => editBrowserFile(editEveryFile(text), file));
  if (changed === 0 && (edit.editEveryFile || edit.editBrowserFile))
    throw new Error(`The edit of ${name}@${version} changed no script`);
  readdress(publicDir, before.version, version);
  const release = {
    ...before,
    version,
    ...compressAssets(publicDir, mode),
    serverIntegrity: fileIntegrity(readFileSync(join(dir, SERVER_DIR, SERVER_FILE))),
  };
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify({ ...release, ...editMetadata?.(release) }));
  return dir;
}

/** Changes the registry of a running site, and waits until the site serves the result. */
export async function changeAndWait(url: string, change: () => unknown): Promise<void> {
  const revision = async () => (await fetch(`${url}/registry.json`)).headers.get('etag');
  const before = await revision();
  await change();
  while ((await revision()) === before) await new Promise((resolve) => setTimeout(resolve, 50));
}

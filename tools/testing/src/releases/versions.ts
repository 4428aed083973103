import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { finishFiles } from '@skal/tooling/src/build/finish.ts';

/** Changes every script of a folder: what comes back of its text stands there afterwards. Answers how many are others. */
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
  /** In the browser's files and in the composer's build. */
  everywhere?: (text: string) => string;
  /** In the browser's files alone. */
  inBrowser?: (text: string, name: string) => string;
  /** What the release says of itself otherwise. */
  metadata?: (release: Release) => Partial<Release>;
  /** How its files are compressed: quickly, because few visitors will have it; `production` where it is weighed. */
  mode?: 'production' | 'development';
}

/** A stylesheet names its fonts by their addresses, with the version in them. */
function readdress(dir: string, from: string, to: string): void {
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.css'))) {
    writeFileSync(join(dir, name), readFileSync(join(dir, name), 'utf8').replaceAll(`/${from}/`, `/${to}/`));
  }
}

/**
 * Makes a further version of what is live of a bundle, with other texts in its scripts; answers with its folder. Without
 * an edit it differs in its address alone.
 */
export function createVersion(registry: Registry, name: string, version: string, edit: Edit = {}): string {
  const { everywhere = (text) => text, inBrowser = (text) => text, metadata, mode = 'development' } = edit;
  const dir = registry.releaseDir(name, version);
  const publicDir = join(dir, PUBLIC_DIR);
  // What is compressed is made anew.
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  cpSync(registry.releaseDir(name, registry.live(name) ?? ''), dir, { recursive: true, filter });
  const before = readRelease(dir);
  editScripts(join(dir, SERVER_DIR), everywhere);
  const changed = editScripts(publicDir, (text, file) => inBrowser(everywhere(text), file));
  if (changed === 0 && (edit.everywhere || edit.inBrowser)) throw new Error(`${name}@${version} is what is live`);
  readdress(publicDir, before.version, version);
  const release = {
    ...before,
    version,
    ...finishFiles(publicDir, mode),
    serverIntegrity: fileIntegrity(readFileSync(join(dir, SERVER_DIR, SERVER_FILE))),
  };
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify({ ...release, ...metadata?.(release) }));
  return dir;
}

/** Changes the registry of a running site, and comes back when the site serves what it names now. */
export async function changeAndWait(url: string, change: () => unknown): Promise<void> {
  const revision = async () => (await fetch(`${url}/registry.json`)).headers.get('etag');
  const before = await revision();
  await change();
  while ((await revision()) === before) await new Promise((resolve) => setTimeout(resolve, 50));
}

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_DIR, RELEASE_FILE, type Registry, readRelease, SERVER_DIR } from '@skal/shell/server';
import { finishFiles } from '@skal/tooling/src/build/finish.ts';

/** Changes every script of a folder: what comes back of its text stands there afterwards. */
export function editScripts(dir: string, change: (text: string, name: string) => string): void {
  for (const name of readdirSync(dir).filter((file) => /\.c?js$/.test(file))) {
    const file = join(dir, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, name);
    if (changed !== text) writeFileSync(file, changed);
  }
}

interface Edit {
  /** In the browser's files and in the composer's build. */
  everywhere?: (text: string) => string;
  /** In the browser's files alone. */
  inBrowser?: (text: string, name: string) => string;
}

/** Makes a further version of what is live of a bundle, with other texts in its scripts; answers with its folder. */
export function makeVersion(registry: Registry, name: string, version: string, edit: Edit): string {
  const dir = registry.releaseDir(name, version);
  cpSync(registry.releaseDir(name, registry.live(name) ?? ''), dir, { recursive: true });
  const { everywhere = (text) => text, inBrowser = (text) => text } = edit;
  editScripts(join(dir, SERVER_DIR), everywhere);
  editScripts(join(dir, PUBLIC_DIR), (text, file) => inBrowser(everywhere(text), file));
  const release = { ...readRelease(dir), version, ...finishFiles(join(dir, PUBLIC_DIR)) };
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(release));
  return dir;
}

/** Changes the registry of a running site, and comes back when the site serves what it names now. */
export async function untilServed(url: string, change: () => void): Promise<void> {
  const revision = async () => (await fetch(`${url}/registry.json`)).headers.get('etag');
  const before = await revision();
  change();
  while ((await revision()) === before) await new Promise((resolve) => setTimeout(resolve, 50));
}

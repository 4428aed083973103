import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileIntegrity,
  openRegistry,
  PUBLIC_DIR,
  RELEASE_FILE,
  type Release,
  readRelease,
  SERVER_DIR,
  SERVER_FILE,
} from '@skal/shell/server';
import { finishFiles } from '@skal/tooling/src/build/finish.ts';

/** A folder once more, in which every file is the same file: it takes next to no room. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

function describeAnew(dir: string, changes: Partial<Release>): void {
  const release = { ...readRelease(dir), ...changes };
  // The file itself is shared with the release that this one was made of.
  rmSync(join(dir, RELEASE_FILE));
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(release));
}

/** Further versions of the live release of a bundle, in the data folder but not live: they differ in their addresses. */
export function addVersions(dataDir: string, name: string, count: number): string[] {
  const registry = openRegistry(dataDir);
  const live = registry.live(name) ?? '';
  return Array.from({ length: count }, (_, index) => {
    const version = `${live}.${index + 1}`;
    const dir = registry.releaseDir(name, version);
    linkFolder(registry.releaseDir(name, live), dir);
    describeAnew(dir, { version });
    return version;
  });
}

/** A release under another name, as another team's would be; it has no entry in the bar, where there is no room for many. */
export function renameRelease(from: string, to: string, name: string): void {
  const before = readRelease(from);
  const slug = (folder: string) => folder.replace('mfe-', '');
  const renamed = (text: string) =>
    text.replaceAll(before.remote, name.replaceAll('-', '_')).replaceAll(slug(before.name), slug(name));
  // What is compressed is made anew below, and what it is made of says the other's name.
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(br|gz|cdx\.json)$/.test(path) });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(c?js|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  }
  const serverIntegrity = fileIntegrity(readFileSync(join(to, SERVER_DIR, SERVER_FILE)));
  describeAnew(to, {
    nav: {},
    serverIntegrity,
    sbomIntegrity: null,
    ...finishFiles(join(to, PUBLIC_DIR), 'development'),
  });
}

import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renameDurably, syncTree } from './durable.ts';
import { RELEASE_FILE, type Release, readRelease } from './release.ts';

/** The releases of one data folder, which never change. */
export interface Shelf {
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  /** What a release says of itself. */
  release(name: string, version: string): Release;
  /** Copies a built release in. Only ever alone: whoever else does so may be making the same one. */
  takeIn(sourceDir: string): Release;
}

/** Opens the releases of a data folder. */
export function openShelf(dataDir: string): Shelf {
  const releaseDir = (name: string, version: string) => join(dataDir, 'releases', name, version);
  const has = (name: string, version: string) => existsSync(join(releaseDir(name, version), RELEASE_FILE));

  return {
    releaseDir,
    has,
    release: (name, version) => readRelease(releaseDir(name, version)),

    // Under another name first, and renamed: a half-copied release is never found.
    takeIn(sourceDir) {
      const release = readRelease(sourceDir);
      if (has(release.name, release.version)) return release;
      const target = releaseDir(release.name, release.version);
      const half = `${target}.half`;
      rmSync(half, { recursive: true, force: true });
      cpSync(sourceDir, half, { recursive: true });
      syncTree(half);
      rmSync(target, { recursive: true, force: true });
      renameDurably(half, target);
      return release;
    },
  };
}

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fsyncTree, renameDurably } from '../fs/atomicFile.ts';
import { isVersion, RELEASE_FILE, type Release, readRelease } from './release.ts';

/** A stored release. */
export interface StoredRelease {
  name: string;
  version: string;
  /** In milliseconds. */
  importedAt: number;
  /** The size of all its files. */
  bytes: number;
}

/** The releases of a data folder. A stored release never changes. */
export interface ReleaseStore {
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  /** The manifest of a release. */
  release(name: string, version: string): Release;
  /** Copies a built release. Needs the lock of the registry: another process may copy the same one. */
  importRelease(sourceDir: string): Release;
  /** Moves the folder of a complete release, which is on the same disk. Another process may be faster. */
  moveIn(dir: string): void;
  /** The versions of a bundle that were stored last, the latest first. */
  recentVersions(name: string, count: number): string[];
  /** Every release, by name and age. */
  list(): StoredRelease[];
  /** Deletes a release. Needs the lock of the registry. */
  remove(name: string, version: string): void;
}

const foldersIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

const bytesIn = (dir: string): number =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Opens the releases of a data folder. */
export function openReleaseStore(dataDir: string): ReleaseStore {
  const releases = join(dataDir, 'releases');
  const releaseDir = (name: string, version: string) => join(releases, name, version);
  const has = (name: string, version: string) =>
    isVersion(version) && existsSync(join(releaseDir(name, version), RELEASE_FILE));

  return {
    releaseDir,
    has,
    release: (name, version) => readRelease(releaseDir(name, version)),

    // Copied under another name and renamed: an incomplete release is never found.
    importRelease(sourceDir) {
      const release = readRelease(sourceDir);
      if (has(release.name, release.version)) return release;
      const target = releaseDir(release.name, release.version);
      const half = `${target}.half`;
      rmSync(half, { recursive: true, force: true });
      cpSync(sourceDir, half, { recursive: true });
      fsyncTree(half);
      rmSync(target, { recursive: true, force: true });
      renameDurably(half, target);
      return release;
    },

    moveIn(dir) {
      const { name, version } = readRelease(dir);
      if (has(name, version)) return;
      const target = releaseDir(name, version);
      mkdirSync(dirname(target), { recursive: true });
      try {
        renameDurably(dir, target);
      } catch (error) {
        if (has(name, version)) return;
        // The rest of a release whose deletion was interrupted.
        if (!existsSync(target)) throw error;
        rmSync(target, { recursive: true });
        renameDurably(dir, target);
      }
    },

    recentVersions(name, count) {
      const storedAt = (version: string) =>
        statSync(releaseDir(name, version), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      return foldersIn(join(releases, name))
        .filter((version) => has(name, version))
        .map((version) => ({ version, at: storedAt(version) }))
        .sort((one, other) => other.at - one.at)
        .slice(0, count)
        .map(({ version }) => version);
    },

    list() {
      const all = foldersIn(releases).flatMap((name) =>
        foldersIn(join(releases, name))
          .filter((version) => has(name, version))
          .map((version) => {
            const dir = releaseDir(name, version);
            return { name, version, importedAt: statSync(dir).mtimeMs, bytes: bytesIn(dir) };
          }),
      );
      return all.sort((one, other) => one.name.localeCompare(other.name) || one.importedAt - other.importedAt);
    },

    remove(name, version) {
      // The manifest is deleted first: without it the rest is not a release.
      rmSync(join(releaseDir(name, version), RELEASE_FILE), { force: true });
      rmSync(releaseDir(name, version), { recursive: true, force: true });
    },
  };
}

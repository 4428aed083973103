import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renameDurably, syncTree } from '../durable.ts';
import { isVersion, RELEASE_FILE, type Release, readRelease } from '../release.ts';

/** A release as it lies there. */
export interface StoredRelease {
  name: string;
  version: string;
  /** When it was taken in, in milliseconds. */
  importedAt: number;
  /** Of all its files. */
  bytes: number;
}

/** The releases of one data folder, which never change. */
export interface ReleaseStore {
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  /** What a release says of itself. */
  release(name: string, version: string): Release;
  /** Copies a built release in. Only ever alone: whoever else does so may be making the same one. */
  importRelease(sourceDir: string): Release;
  /** Takes over a folder in which a whole release lies, on the same disk; whoever does so as well may be faster. */
  place(dir: string): void;
  /** All that are there, by name and age. */
  list(): StoredRelease[];
  /** Removes one. Only ever alone, too. */
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

    // Under another name first, and renamed: a half-copied release is never found.
    importRelease(sourceDir) {
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

    place(dir) {
      const { name, version } = readRelease(dir);
      if (has(name, version)) return;
      const target = releaseDir(name, version);
      mkdirSync(dirname(target), { recursive: true });
      try {
        renameDurably(dir, target);
      } catch (error) {
        if (has(name, version)) return;
        // What lies there is what was left of one that was being removed.
        if (!existsSync(target)) throw error;
        rmSync(target, { recursive: true });
        renameDurably(dir, target);
      }
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
      // What says that it is there goes first: half of a release is none.
      rmSync(join(releaseDir(name, version), RELEASE_FILE), { force: true });
      rmSync(releaseDir(name, version), { recursive: true, force: true });
    },
  };
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renameDurably, syncTree } from './durable.ts';
import { whyUnfit } from './fit.ts';
import { openRegistryFile, type RegistryState, type Say } from './registryFile.ts';
import { alone } from './registryLock.ts';
import { RegistryRefusal } from './registryRefusal.ts';
import { type Release, readRelease } from './release.ts';

/** What is live right now: one release of each bundle. */
export interface LiveSet {
  /** Changes whenever a version does; the ETag of `/registry.json`. */
  revision: string;
  shell: Release;
  remotes: Release[];
}

/**
 * The registry of one data folder: which version of each bundle is live. Releases beside it are immutable;
 * this file is the one mutable thing, and is replaced whole, by one process at a time.
 */
export interface Registry {
  file: string;
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  live(name: string): string | null;
  /** What is live; what was so last, where the file cannot be understood. */
  liveSet(): LiveSet;
  /** What was live last and could be served, if anything was. */
  lastGood(): LiveSet | null;
  /** Remembers a set that can be served, whoever wrote it: what to fall back to. */
  remember(set: LiveSet): void;
  /**
   * Takes in built releases and makes them live, together: a set that changes at once is checked as one.
   * @throws RegistryRefusal when what would be live does not fit together; nothing changes then.
   */
  publish(sourceDirs: readonly string[]): Release[];
  /** Makes versions live that are here already: `{ 'mfe-portal': '0.1.0-abc' }`. */
  point(versions: Readonly<Record<string, string>>): void;
}

/** Names what is live in a set, for all who ask whether it has changed. */
const revisionOf = ({ bundles }: RegistryState) => {
  const versions = Object.entries(bundles).map(([name, { live }]) => `${name}@${live}`);
  return createHash('sha256').update(versions.sort().join('\n')).digest('base64url').slice(0, 16);
};

/** Opens the registry of a data folder; `say` is told when its file cannot be understood. */
export function openRegistry(dataDir: string, say: Say = console.error): Registry {
  const file = openRegistryFile(dataDir, say);
  const releases = join(dataDir, 'releases');
  const releaseDir = (name: string, version: string) => join(releases, name, version);
  const has = (name: string, version: string) => existsSync(join(releaseDir(name, version), 'release.json'));
  const releasesOf = ({ bundles }: RegistryState) =>
    Object.entries(bundles).map(([name, { live }]) => readRelease(releaseDir(name, live)));

  const setOf = (state: RegistryState): LiveSet => {
    const all = releasesOf(state);
    const shell = all.find((release) => release.kind === 'shell');
    if (!shell) throw new RegistryRefusal('No shell has been released to this data folder yet');
    return { revision: revisionOf(state), shell, remotes: all.filter((release) => release.kind === 'remote') };
  };

  /** Refuses a set in which a remote asks for more than the shell gives. */
  const check = (state: RegistryState) => {
    const reason = whyUnfit(releasesOf(state));
    if (reason) throw new RegistryRefusal(reason);
  };

  /** Only ever alone: between reading and writing nobody else may write. */
  const pointAlone = (versions: Readonly<Record<string, string>>) => {
    const state = file.read();
    const at = new Date().toISOString();
    let changed = false;
    for (const [name, version] of Object.entries(versions)) {
      if (!has(name, version)) throw new RegistryRefusal(`There is no release ${name}@${version}`);
      const before = state.bundles[name];
      if (before?.live === version) continue;
      state.bundles[name] = { live: version, history: [{ version, at }, ...(before?.history ?? [])] };
      changed = true;
    }
    if (!changed) return;
    check(state);
    file.write(state);
  };

  /** Copies a release in under another name and renames it: a half-copied release is never found. */
  const takeIn = (sourceDir: string): Release => {
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
  };

  return {
    file: file.path,
    releaseDir,
    has,
    live: (name) => file.read().bundles[name]?.live ?? null,
    point: (versions) => alone(dataDir, () => pointAlone(versions)),

    publish: (sourceDirs) =>
      alone(dataDir, () => {
        const taken = sourceDirs.map(takeIn);
        pointAlone(Object.fromEntries(taken.map(({ name, version }) => [name, version])));
        return taken;
      }),

    liveSet: () => setOf(file.read()),

    lastGood() {
      const good = file.readGood();
      return good && setOf(good);
    },

    remember({ revision }) {
      const state = file.read();
      // Somebody may have changed it since; what is composed next is remembered then.
      if (revisionOf(state) === revision) file.remember(state);
    },
  };
}

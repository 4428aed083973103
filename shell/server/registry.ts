import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyUnfit } from './fit.ts';
import { type Release, readRelease } from './release.ts';

interface BundleState {
  live: string;
  /** Versions that were live, newest first, with the time they became so. */
  history: { version: string; at: string }[];
}

interface RegistryFile {
  bundles: Record<string, BundleState>;
}

/** What is live right now: one release of each bundle. */
export interface LiveSet {
  /** Changes whenever a version does; the ETag of `/registry.json`. */
  revision: string;
  shell: Release;
  remotes: Release[];
}

/** A release or a pointer that cannot be accepted, in a sentence for whoever publishes. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';
}

/**
 * The registry of one data folder: which version of each bundle is live. Releases beside it are immutable;
 * this file is the one mutable thing, and is replaced whole.
 */
export interface Registry {
  file: string;
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  live(name: string): string | null;
  liveSet(): LiveSet;
  /**
   * Takes in built releases and makes them live, together: a set that changes at once is checked as one.
   * @throws RegistryRefusal when what would be live does not fit together; nothing changes then.
   */
  publish(sourceDirs: readonly string[]): Release[];
  /** Makes versions live that are here already: `{ 'mfe-portal': '0.1.0-abc' }`. */
  point(versions: Readonly<Record<string, string>>): void;
}

export function openRegistry(dataDir: string): Registry {
  const file = join(dataDir, 'registry.json');
  const releases = join(dataDir, 'releases');
  const releaseDir = (name: string, version: string) => join(releases, name, version);
  const has = (name: string, version: string) => existsSync(join(releaseDir(name, version), 'release.json'));

  const read = (): RegistryFile =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RegistryFile) : { bundles: {} };

  const write = (registry: RegistryFile) => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const next = `${file}.${process.pid}.next`;
    writeFileSync(next, `${JSON.stringify(registry, null, 2)}\n`);
    renameSync(next, file);
  };

  /** Refuses a set in which a remote asks for more than the shell gives. */
  const check = (registry: RegistryFile) => {
    const all = Object.entries(registry.bundles).map(([name, { live }]) => readRelease(releaseDir(name, live)));
    const reason = whyUnfit(all);
    if (reason) throw new RegistryRefusal(reason);
  };

  const point = (versions: Readonly<Record<string, string>>) => {
    const registry = read();
    const at = new Date().toISOString();
    let changed = false;
    for (const [name, version] of Object.entries(versions)) {
      if (!has(name, version)) throw new RegistryRefusal(`There is no release ${name}@${version}`);
      const state = registry.bundles[name];
      if (state?.live === version) continue;
      registry.bundles[name] = { live: version, history: [{ version, at }, ...(state?.history ?? [])] };
      changed = true;
    }
    if (!changed) return;
    check(registry);
    write(registry);
  };

  /** Copies a release in under another name and renames it: a half-copied release is never found. */
  const takeIn = (sourceDir: string): Release => {
    const release = readRelease(sourceDir);
    if (has(release.name, release.version)) return release;
    const target = releaseDir(release.name, release.version);
    const half = `${target}.${process.pid}.half`;
    cpSync(sourceDir, half, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(half, target);
    return release;
  };

  return {
    file,
    releaseDir,
    has,
    live: (name) => read().bundles[name]?.live ?? null,
    point,

    publish(sourceDirs) {
      const taken = sourceDirs.map(takeIn);
      point(Object.fromEntries(taken.map(({ name, version }) => [name, version])));
      return taken;
    },

    liveSet() {
      const { bundles } = read();
      const all = Object.entries(bundles).map(([name, { live }]) => readRelease(releaseDir(name, live)));
      const shell = all.find((release) => release.kind === 'shell');
      if (!shell) throw new RegistryRefusal('No shell has been released to this data folder yet');
      const versions = Object.entries(bundles).map(([name, { live }]) => `${name}@${live}`);
      const revision = createHash('sha256').update(versions.sort().join('\n')).digest('base64url').slice(0, 16);
      return { revision, shell, remotes: all.filter((release) => release.kind === 'remote') };
    },
  };
}

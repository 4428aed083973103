import { releasesIn } from '@skal/contracts/registry';
import type { ReleaseFiles } from './files.ts';
import type { LiveSet } from './liveSet.ts';
import { baseOf, fileIntegrity, isBundleName, type Release } from './release.ts';
import { openShelf } from './shelf.ts';
import { type Stored, store } from './stored.ts';

/** The integrity value of every script of releases, by its address. */
export function integrityOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap((release) =>
      Object.entries(release.integrity)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, value]) => [baseOf(release) + file, value] as const),
    ),
  );
}

/** A remote, and the version before it if there is one. */
export function withBefore(remote: Release, before: LiveSet['before']): Release[] {
  const its = before[remote.name];
  return its ? [remote, its] : [remote];
}

/** Names the list of all remotes of a set, and of those before them. */
export function listIntegrity({ remotes, before }: Pick<LiveSet, 'remotes' | 'before'>): string {
  const values = integrityOf(remotes.flatMap((remote) => withBefore(remote, before)));
  return fileIntegrity(Buffer.from(JSON.stringify(values)));
}

/** So many are kept in memory: the open tabs are of few sets of releases. */
const KEPT_LISTS = 16;

/**
 * Puts lists of integrity values beside the files of releases. A list is read out of the releases that its address names,
 * and so is there for as long as they are, at every front door that has them.
 */
export function withIntegrityLists(files: ReleaseFiles, dataDir: string): ReleaseFiles {
  const shelf = openShelf(dataDir);
  const lists = new Map<string, Stored>();
  /** Of each release: they are read once, however many lists somebody asks for. */
  const values = new Map<string, Record<string, string>>();

  const valuesOf = (name: string, version: string): Record<string, string> | null => {
    const key = `${name}@${version}`;
    const known = values.get(key);
    if (known) return known;
    if (!isBundleName(name) || !shelf.has(name, version)) return null;
    const its = integrityOf([shelf.release(name, version)]);
    values.set(key, its);
    return its;
  };

  const read = (path: string): Stored | null => {
    const named = releasesIn(path);
    const parts = named?.map(({ name, version }) => valuesOf(name, version));
    if (!parts || parts.includes(null)) return null;
    const list = store(JSON.stringify(Object.assign({}, ...parts)), 'application/json; charset=utf-8');
    lists.set(path, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= KEPT_LISTS) break;
      lists.delete(oldest);
    }
    return list;
  };

  return {
    known: (path) => lists.get(path) ?? files.known(path),
    read: async (path) => lists.get(path) ?? read(path) ?? files.read(path),
  };
}

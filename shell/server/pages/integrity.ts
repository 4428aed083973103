import { parseIntegrityPath } from '@skal/contracts/operations/registry';
import { LOCALES, type Locale } from '@skal/contracts/site/locale';
import { type EncodedBody, encodeBody } from '../http/encodedBody.ts';
import type { FetchRelease, ReleaseFiles } from '../http/releaseFiles.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { fileIntegrity, isBundleName, type Release, releaseBaseUrl } from '../releases/release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';

/** Whether a file is a script, or the messages of one in a language. */
const isScriptIn = (file: string, locale: Locale | undefined): boolean =>
  file.endsWith('.js') && !LOCALES.some((other) => locale && other !== locale && file.endsWith(`.${other}.js`));

/**
 * The integrity value of every script of releases, by address.
 * @param locale omits the messages of other languages
 */
export function scriptIntegrity(releases: readonly Release[], locale?: Locale): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap((release) =>
      Object.entries(release.integrity)
        .filter(([file]) => isScriptIn(file, locale))
        .map(([file, value]) => [releaseBaseUrl(release) + file, value] as const),
    ),
  );
}

/** A remote and its previous version, if there is one. */
export function withPrevious(remote: Release, before: LiveSet['previous']): Release[] {
  const integrity = before[remote.name];
  return integrity ? [remote, integrity] : [remote];
}

/** The integrity of the integrity list of these remotes, with the previous versions. */
export function integrityListHash(remotes: readonly Release[], previous: LiveSet['previous']): string {
  const values = scriptIntegrity(remotes.flatMap((remote) => withPrevious(remote, previous)));
  return fileIntegrity(Buffer.from(JSON.stringify(values)));
}

/** Lists in memory: open tabs run few sets of releases. */
const MAX_LISTS = 16;

/**
 * Adds integrity lists to the files of releases. A list is built from the releases that its address names. Any web
 * server that has or can fetch these can serve it.
 */
export function withIntegrityLists(
  files: ReleaseFiles,
  dataDir: string,
  fetchRelease: FetchRelease = async () => false,
): ReleaseFiles {
  const releases = openReleaseStore(dataDir);
  const lists = new Map<string, EncodedBody>();
  /** Cached per release, whatever lists are requested. */
  const values = new Map<string, Record<string, string>>();

  const valuesOf = async (name: string, version: string): Promise<Record<string, string> | null> => {
    const key = `${name}@${version}`;
    const known = values.get(key);
    if (known) return known;
    const isAvailable = isBundleName(name) && (releases.has(name, version) || (await fetchRelease(name, version)));
    if (!isAvailable) return null;
    const integrity = scriptIntegrity([releases.release(name, version)]);
    values.set(key, integrity);
    return integrity;
  };

  const read = async (path: string): Promise<EncodedBody | null> => {
    const listed = parseIntegrityPath(path);
    if (!listed) return null;
    const parts: Record<string, string>[] = [];
    for (const { name, version } of listed) {
      const integrity = await valuesOf(name, version);
      if (!integrity) return null;
      parts.push(integrity);
    }
    const list = encodeBody(JSON.stringify(Object.assign({}, ...parts)), 'application/json; charset=utf-8');
    lists.set(path, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= MAX_LISTS) break;
      lists.delete(oldest);
    }
    return list;
  };

  return {
    cached: (path) => lists.get(path) ?? files.cached(path),
    read: async (path) => lists.get(path) ?? (await read(path)) ?? files.read(path),
  };
}

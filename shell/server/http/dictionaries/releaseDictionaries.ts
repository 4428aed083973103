import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC_DIR, type Release } from '../../releases/release.ts';
import { openReleaseStore } from '../../releases/releaseStore.ts';
import { parseReleaseUrl } from '../releaseFiles.ts';
import type { FileDictionary } from './dictionaryEncoding.ts';

/** How many releases of a bundle are searched for the dictionary of a browser, the latest first. */
const RECENT_RELEASES = 8;

/** The name of a script without its content hash: `HomePage.3f2a91bc.js` becomes `HomePage.*.js`. */
const scriptName = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '.*');

/** Finds how a file of a release is compressed with its earlier form; null for files other than scripts. */
export type ReleaseDictionaries = (path: string) => FileDictionary | null;

/** Opens the scripts of recent releases as dictionaries for each other. */
export function openReleaseDictionaries(dataDir: string): ReleaseDictionaries {
  const store = openReleaseStore(dataDir);
  const releases = new Map<string, Release>();

  const recent = (name: string): Release[] =>
    store.recentVersions(name, RECENT_RELEASES).map((version) => {
      const key = `${name}@${version}`;
      const release = releases.get(key) ?? store.release(name, version);
      releases.set(key, release);
      return release;
    });

  return (path) => {
    const found = parseReleaseUrl(path);
    if (!found?.file.endsWith('.js')) return null;
    const script = scriptName(found.file);
    return {
      match: `match="/r/${found.name}/*/${script}"`,
      async read(hash) {
        for (const { name, version, integrity } of recent(found.name)) {
          const file = Object.keys(integrity).find(
            (each) => integrity[each] === `sha256-${hash}` && scriptName(each) === script,
          );
          if (file) return readFile(join(store.releaseDir(name, version), PUBLIC_DIR, file));
        }
        return null;
      },
    };
  };
}

import { dirname } from 'node:path/posix';
import type { Finding } from './sourceFiles.ts';

const MAX_ENTRIES = 25;

/** Folders that may hold more, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'api/src/modules': 'one folder per module',
  'docs/decisions': 'one file per decision, in the order of their numbers',
  'mfe-portal/src/features': 'one folder per feature, as in the import table',
};

/** Rejects a folder with too many files and folders at one level. The root is excluded: tools need their configuration there. */
export const folderSize = (paths: readonly string[]): Finding[] => {
  const entries = new Map<string, Set<string>>();
  for (let path of paths) {
    while (path !== '.') {
      const folder = dirname(path);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path));
      path = folder;
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MAX_ENTRIES && !Object.hasOwn(EXCEPTIONS, folder))
    .map(([path, { size }]) => ({
      path,
      line: 1,
      message: `${size} entries: group them by noun (at most ${MAX_ENTRIES})`,
    }));
};

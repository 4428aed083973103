import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const UNFINISHED = 'new-';

/** Maximum build time in ms: an unfinished folder that is older was abandoned. */
const STALE_AFTER_MS = 300_000;

/** Tells whether a folder is obsolete: of other sources, or abandoned. A folder that another process is writing is neither. */
const isObsolete = (folderOfVersions: string, name: string, version: string): boolean =>
  name.startsWith(UNFINISHED)
    ? statSync(join(folderOfVersions, name)).mtimeMs < Date.now() - STALE_AFTER_MS
    : name !== version;

/**
 * Returns a folder of files that are generated once per version of their inputs.
 * @param folderOfVersions the folder of all versions; the other versions are deleted
 * @param version identifies all inputs
 * @param make generates the files in a folder, in less than five minutes
 */
export async function cachedArtifact(
  folderOfVersions: string,
  version: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(folderOfVersions, version);
  mkdirSync(folderOfVersions, { recursive: true });
  for (const name of readdirSync(folderOfVersions)) {
    if (isObsolete(folderOfVersions, name, version))
      rmSync(join(folderOfVersions, name), { recursive: true, force: true });
  }
  if (existsSync(folder)) return folder;
  const unfinished = mkdtempSync(join(folderOfVersions, UNFINISHED));
  try {
    await make(unfinished);
    try {
      renameSync(unfinished, folder);
    } catch (cause) {
      // Another process may have finished the same version first: keep its folder.
      if (!existsSync(folder)) throw cause;
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

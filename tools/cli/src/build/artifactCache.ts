import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const UNFINISHED = 'new-';

/** How long something may take to be made: what lies there unfinished for longer was left. */
const LEFT_MS = 300_000;

/** What is of no use any more: of other sources, or begun and left. What somebody makes at this moment is neither. */
const isOver = (place: string, name: string, version: string): boolean =>
  name.startsWith(UNFINISHED) ? statSync(join(place, name)).mtimeMs < Date.now() - LEFT_MS : name !== version;

/**
 * A folder of files that are made once for what they are made of.
 * @param place where those of all versions lie; all others but this one go
 * @param version a name for all that they are made of
 * @param make makes them in a folder; it takes less than five minutes
 */
export async function cachedArtifact(
  place: string,
  version: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(place, version);
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) {
    if (isOver(place, name, version)) rmSync(join(place, name), { recursive: true, force: true });
  }
  if (existsSync(folder)) return folder;
  const unfinished = mkdtempSync(join(place, UNFINISHED));
  try {
    await make(unfinished);
    try {
      renameSync(unfinished, folder);
    } catch (cause) {
      // Another one may have been quicker, with the same: then its folder is there, and is not put over.
      if (!existsSync(folder)) throw cause;
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

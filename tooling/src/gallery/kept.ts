import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashInputs, hashTools } from '../build/inputs.ts';
import { ROOT } from '../webpack/bundles.ts';
import { BUILD_LIMIT_MS, buildGallery } from './build.ts';
import { GALLERY } from './webpack.ts';

const KEPT = join(GALLERY.dir, 'dist');
const UNFINISHED = 'new-';

/** A name for all that the gallery is made of. */
function versionOf(): string {
  // A bundle leaves its stories out: there are none in it.
  const stories = createHash('sha256');
  const files = globSync(`{${GALLERY.packages}}/src/**/*.stories.tsx`, { cwd: ROOT }).sort();
  for (const file of files) stories.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hashTools(GALLERY, hashInputs(GALLERY, 'production') + stories.digest('hex')).slice(0, 10);
}

/** What is of no use any more: of other sources, or begun and left. What somebody builds at this moment is neither. */
const isOver = (name: string, version: string): boolean =>
  name.startsWith(UNFINISHED) ? statSync(join(KEPT, name)).mtimeMs < Date.now() - BUILD_LIMIT_MS : name !== version;

/**
 * The folder of the gallery as the sources have it now, built where it is not there yet, in half a minute.
 * @param signal ends the build
 */
export async function keptGallery(signal: AbortSignal): Promise<string> {
  const version = versionOf();
  const folder = join(KEPT, version);
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) if (isOver(name, version)) rmSync(join(KEPT, name), { recursive: true });
  if (existsSync(folder)) return folder;
  const unfinished = mkdtempSync(join(KEPT, UNFINISHED));
  try {
    await buildGallery(unfinished, { signal });
    // Another one may have been as quick, with the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

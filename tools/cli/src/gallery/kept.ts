import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { letterSamples } from '@skal/api/letters';
import { hashSources, hashTools } from '../build/inputs.ts';
import { kept } from '../build/kept.ts';
import { buildGallery } from './build.ts';
import { GALLERY } from './webpack.ts';

/** What components stand on besides the gallery's own packages: forms speak of calls. */
const BELOW = ['contracts', 'shell-kit'];

/** A name for all that the gallery is made of, stories and mails among it: pictures are taken of what is kept. */
function versionOf(): string {
  const sources = hashSources(['gallery', ...GALLERY.packages, ...BELOW]);
  const mails = createHash('sha256').update(JSON.stringify(letterSamples)).digest('hex');
  return hashTools(GALLERY, sources + mails).slice(0, 10);
}

/**
 * The folder of the gallery as the sources have it now, built where it is not there yet, in half a minute.
 * @param signal ends the build
 */
export const keptGallery = (signal?: AbortSignal): Promise<string> =>
  kept(join(GALLERY.dir, 'dist'), versionOf(), (folder) => buildGallery(folder, signal ? { signal } : {}));

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mailSamples } from '@skal/api/mailSamples';
import { cachedArtifact } from '../build/artifactCache.ts';
import { hashSources, hashToolchain } from '../build/inputs.ts';
import { buildStorybook } from './build.ts';
import { STORYBOOK_BUNDLE } from './webpack.ts';

/** What components stand on besides the gallery's own packages: forms speak of calls. */
const BELOW = ['contracts', 'shell-kit'];

/** A name for all that the gallery is made of, stories and mails among it: pictures are taken of what is kept. */
function versionOf(): string {
  const sources = hashSources(['gallery', ...STORYBOOK_BUNDLE.packages, ...BELOW]);
  const mails = createHash('sha256').update(JSON.stringify(mailSamples)).digest('hex');
  return hashToolchain(STORYBOOK_BUNDLE, sources + mails).slice(0, 10);
}

/**
 * The folder of the gallery as the sources have it now, built where it is not there yet, in half a minute.
 * @param signal ends the build
 */
export const cachedStorybook = (signal?: AbortSignal): Promise<string> =>
  cachedArtifact(join(STORYBOOK_BUNDLE.dir, 'dist'), versionOf(), (folder) =>
    buildStorybook(folder, signal ? { signal } : {}),
  );

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mailSamples } from '@skal/api/mailSamples';
import { cachedArtifact } from '../build/artifactCache.ts';
import { hashSources, hashToolchain } from '../build/inputs.ts';
import { buildStorybook } from './build.ts';
import { STORYBOOK_BUNDLE } from './webpack.ts';

/** Packages that components depend on besides Storybook's own: forms call the api. */
const TRANSITIVE_PACKAGES = ['contracts', 'shell-kit'];

/** Returns a version of all inputs, including stories and emails: screenshots are taken of the cached build. */
function versionOf(): string {
  const sources = hashSources(['gallery', ...STORYBOOK_BUNDLE.packages, ...TRANSITIVE_PACKAGES]);
  const emailHash = createHash('sha256').update(JSON.stringify(mailSamples)).digest('hex');
  return hashToolchain(STORYBOOK_BUNDLE, sources + emailHash).slice(0, 10);
}

/**
 * Returns the folder of the current Storybook build, and builds it unless it is cached, in half a minute.
 * @param signal aborts the build
 */
export const cachedStorybook = (signal?: AbortSignal): Promise<string> =>
  cachedArtifact(join(STORYBOOK_BUNDLE.dir, 'dist'), versionOf(), (folder) =>
    buildStorybook(folder, signal ? { signal } : {}),
  );

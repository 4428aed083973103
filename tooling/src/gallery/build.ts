import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/bundles.ts';
import { storybook } from './storybook.ts';

/** How long a build may take on a machine that is busy: on one that is not it is half a minute. */
export const BUILD_LIMIT_MS = 300_000;

interface BuildOptions {
  /** Ends the build. */
  signal?: AbortSignal;
}

async function build(words: readonly string[], folder: string, { signal }: BuildOptions): Promise<void> {
  const limits = { maxBuffer: 2 ** 26, timeout: BUILD_LIMIT_MS, ...(signal && { signal }) };
  const command = storybook('build', ...words, '--output-dir', folder);
  await promisify(execFile)(process.execPath, command, { cwd: ROOT, ...limits });
}

/** Builds the stories, each alone, without the pages about components, as files in a folder. */
export const buildStories = (folder: string): Promise<void> => build(['--test'], folder, {});

/** Builds the gallery with its pages about components, as files in a folder. */
export const buildGallery = (folder: string, options: BuildOptions = {}): Promise<void> => build([], folder, options);

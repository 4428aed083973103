import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/bundles.ts';
import { storybookCommand } from './command.ts';

/** Time limit of a build on a busy machine; usually it takes half a minute. */
const BUILD_LIMIT_MS = 300_000;

interface BuildOptions {
  /** Aborts the build. */
  signal?: AbortSignal;
}

/** Builds Storybook with its documentation pages into a folder. */
export async function buildStorybook(folder: string, { signal }: BuildOptions = {}): Promise<void> {
  const limits = { maxBuffer: 2 ** 26, timeout: BUILD_LIMIT_MS, ...(signal && { signal }) };
  await promisify(execFile)(process.execPath, storybookCommand('build', '--output-dir', folder), {
    cwd: ROOT,
    ...limits,
  });
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/bundles.ts';
import { storybookCommand } from './command.ts';

/** How long a build may take on a machine that is busy: on one that is not it is half a minute. */
const BUILD_LIMIT_MS = 300_000;

interface BuildOptions {
  /** Ends the build. */
  signal?: AbortSignal;
}

/** Builds the gallery with its pages about components, as files in a folder. */
export async function buildStorybook(folder: string, { signal }: BuildOptions = {}): Promise<void> {
  const limits = { maxBuffer: 2 ** 26, timeout: BUILD_LIMIT_MS, ...(signal && { signal }) };
  await promisify(execFile)(process.execPath, storybookCommand('build', '--output-dir', folder), {
    cwd: ROOT,
    ...limits,
  });
}

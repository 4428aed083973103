import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compile } from '../build/compile.ts';
import { webpackCache } from '../build/webpackCache.ts';
import { shellBrowserConfig } from '../webpack/browser.ts';
import { findBundle } from '../webpack/bundles.ts';
import { devOptions } from './devServers.ts';

/**
 * Builds the shell for remote development, with React's development build, which Fast Refresh needs. It is built once and not
 * watched.
 * @returns the folder of its files
 */
export async function buildDevShell(): Promise<string> {
  const shell = findBundle('shell');
  const options = devOptions(shell, false);
  await compile({ ...shellBrowserConfig(shell, options), devtool: false, ...webpackCache(shell, 'alone') });
  cpSync(join(shell.dir, 'public'), options.outDir, { recursive: true });
  return options.outDir;
}

/** Builds it in a worker thread, because the remote's build blocks this one. */
export async function buildDevShellInWorker(): Promise<string> {
  const worker = new Worker(new URL('./shell.worker.ts', import.meta.url));
  const [dir] = (await once(worker, 'message')) as [string];
  return dir;
}

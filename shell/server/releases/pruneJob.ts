import { Worker } from 'node:worker_threads';
import type { ReleasesConfig } from './releasesConfig.ts';

/** Delay after the start in milliseconds, to not slow it down. */
const FIRST_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The message of the worker: the releases that it has deleted. */
export type PrunedReleases = readonly string[];

interface Settings {
  config: ReleasesConfig;
  log: (message: string, error?: unknown) => void;
  /** The time from the start to the first run, in milliseconds. */
  firstMs?: number;
}

/** Deletes unused releases once a day, in a worker thread: a site has tens of thousands of files. */
export function openPruneJob({ config, log, firstMs = FIRST_MS }: Settings): { close(): Promise<void> } {
  let worker: Worker | undefined;

  const prune = () => {
    timer = setTimeout(prune, DAY_MS).unref();
    worker = new Worker(new URL('./prune.worker.ts', import.meta.url), { workerData: config });
    worker.unref();
    worker.on('message', (pruned: PrunedReleases) => {
      if (pruned.length > 0) log(`Unused releases were removed: ${pruned.join(', ')}`);
    });
    worker.on('error', (error) => log('Unused releases could not be removed; the next attempt is tomorrow', error));
  };
  let timer = setTimeout(prune, firstMs).unref();

  return {
    async close() {
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { ReleasePlace } from './releases.ts';

/** A while after the start, when whoever waits for that has been served, in milliseconds. */
const FIRST_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the thread says: the releases that it has removed. */
export type Pruned = readonly string[];

interface Settings {
  place: ReleasePlace;
  log: (message: string, error?: unknown) => void;
  /** How long after the start it begins. */
  firstMs?: number;
}

/** Removes once a day what nobody needs any more, in a thread of its own: a site has tens of thousands of files. */
export function openPruning({ place, log, firstMs = FIRST_MS }: Settings): { close(): Promise<void> } {
  let worker: Worker | undefined;

  const prune = () => {
    timer = setTimeout(prune, DAY_MS).unref();
    worker = new Worker(new URL('./pruning.worker.ts', import.meta.url), { workerData: place });
    worker.unref();
    worker.on('message', (pruned: Pruned) => {
      if (pruned.length > 0) log(`Releases that nobody needs any more are removed: ${pruned.join(', ')}`);
    });
    worker.on('error', (error) => log('Old releases could not be removed; tomorrow it is tried again', error));
  };
  let timer = setTimeout(prune, firstMs).unref();

  return {
    async close() {
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}

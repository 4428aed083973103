import { Worker } from 'node:worker_threads';
import type { FindSources, Place } from './frames.ts';

/** What is asked of the thread that reads maps. */
export interface SourcesTask {
  id: number;
  places: readonly Place[];
}

/** What it answers. */
export interface FoundSources {
  id: number;
  sources: (string | null)[];
}

export interface Sources {
  find: FindSources;
  /** Ends its thread. Whoever still waits has no answer. */
  close(): Promise<void>;
}

/** Who asks beyond that gets no answer: an error is then counted without its line. */
const WAITING_LIMIT = 200;
/** Nobody waits longer for an answer, in milliseconds. */
const PATIENCE_MS = 10_000;
/** A thread that nobody has asked for so long ends, and gives back what its maps take, in milliseconds. */
const IDLE_MS = 60_000;
/** The most that maps take, in megabytes: they come from teams, and must not fill the memory of the site. */
const MEMORY_MB = 128;

/**
 * Finds by the maps of releases where a script's places came from: in a thread of its own, because a map is large, and
 * nobody who is being served shall feel that it is read.
 */
export function openSources(dataDir: string, log: (message: string, error?: unknown) => void): Sources {
  const waiting = new Map<number, (sources: (string | null)[]) => void>();
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;

  const stop = async () => {
    clearTimeout(timer);
    const stopped = worker;
    worker = undefined;
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
    await stopped?.terminate();
  };

  /** One clock for both: how long an answer may take, and how long there may be no question. */
  const wind = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, waiting.size > 0 ? PATIENCE_MS : IDLE_MS).unref();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./sources.worker.ts', import.meta.url), {
      workerData: dataDir,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.unref();
    started.on('message', ({ id, sources }: FoundSources) => {
      waiting.get(id)?.(sources);
      waiting.delete(id);
      wind();
    });
    started.on('error', (error) => {
      log('The maps of releases could not be read; errors are counted without their lines', error);
      if (worker === started) void stop();
    });
    return started;
  };

  return {
    find(places) {
      if (waiting.size >= WAITING_LIMIT) return Promise.resolve([]);
      const { promise, resolve } = Promise.withResolvers<(string | null)[]>();
      asked += 1;
      waiting.set(asked, resolve);
      worker ??= start();
      worker.postMessage({ id: asked, places } satisfies SourcesTask);
      wind();
      return promise;
    },
    close: stop,
  };
}

import { Worker } from 'node:worker_threads';
import type { ResolveSources, SourcePosition } from './stackFrames.ts';

/** The input of the worker: the positions of several reports. */
export interface ResolveTask {
  dataDir: string;
  reports: readonly (readonly SourcePosition[])[];
}

/** The output of the worker, in the order of the reports. */
export type ResolvedSources = readonly (readonly (string | null)[])[];

export interface SourceResolver {
  resolve: ResolveSources;
  /** Ends the worker. Its reports stay without lines. */
  close(): Promise<void>;
}

/** How many reports wait for the worker. Errors beyond that are counted without their lines. */
const WAITING_LIMIT = 200;
/** How long one run of the worker may take, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** The most memory that source maps take, in megabytes. They come from teams, and must not fill the memory of the site. */
const MEMORY_MB = 128;

/**
 * Resolves positions by the source maps of releases. A source map is megabytes of JSON, so a worker thread parses it. The
 * worker takes all reports that wait, and exits: errors are rare, and no source map stays in memory.
 */
export function openSourceResolver(dataDir: string, log: (message: string, error?: unknown) => void): SourceResolver {
  let waiting: { positions: readonly SourcePosition[]; done: (sources: readonly (string | null)[]) => void }[] = [];
  let worker: Worker | undefined;

  const run = () => {
    const batch = waiting;
    let resolved: ResolvedSources = [];
    waiting = [];
    const started = new Worker(new URL('./sourceMaps.worker.ts', import.meta.url), {
      workerData: { dataDir, reports: batch.map(({ positions }) => positions) } satisfies ResolveTask,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timeout = setTimeout(() => started.terminate(), TIMEOUT_MS).unref();
    started.unref();
    started.on('message', (sources: ResolvedSources) => {
      resolved = sources;
    });
    started.on('error', (error) => log('Source maps cannot be read; errors are counted without their lines', error));
    started.on('exit', () => {
      clearTimeout(timeout);
      worker = undefined;
      for (const [index, { done }] of batch.entries()) done(resolved[index] ?? []);
      if (waiting.length > 0) run();
    });
    worker = started;
  };

  return {
    resolve(positions) {
      if (waiting.length >= WAITING_LIMIT) return Promise.resolve([]);
      const { promise, resolve } = Promise.withResolvers<readonly (string | null)[]>();
      waiting.push({ positions, done: resolve });
      if (!worker) run();
      return promise;
    },
    async close() {
      for (const { done } of waiting) done([]);
      waiting = [];
      await worker?.terminate();
    },
  };
}

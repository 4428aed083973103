import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { openCircuitBreaker } from './circuitBreaker.ts';
import type { RenderCode, RenderResult, RenderTask } from './renderTask.ts';

/** Environment variable with the data folder, in which the processes find the releases. */
export const RELEASES_DIR = 'SKAL_DATA_DIR';

/** Time limits of a page, in milliseconds. */
export interface RenderTimes {
  /** How long each reading of data may take; the browser reads what is late. */
  data: number;
  /** How long a visitor waits for session, data and rendering together: then the frame is sent. */
  patience: number;
  /** How long a process may take before it is replaced. Longer than visitors wait, because it may have to load code. */
  limit: number;
}

export const RENDER_TIMES: RenderTimes = { data: 150, patience: 400, limit: 1_000 };

/** How long a new process may take to start and load code, in milliseconds: on a busy machine longer than any page. */
const START_LIMIT_MS = 5_000;

/** Pages that wait for a worker; with more, frames are sent at once. */
const QUEUE = 20;

/** Heap of a process in MB; one that needs more ends. The code of all bundles takes 20 MB. */
const HEAP_MB = 96;

export interface RenderPool {
  /**
   * Renders a page; null if its server build fails, or if too many pages are waiting.
   * @param deadline when the visitor no longer waits, in milliseconds since 1970: the page is then not started
   */
  render(task: RenderTask, deadline: number): Promise<RenderResult | null>;
  /** Loads code before the first page needs it; a failure is left to that page. */
  load(code: RenderCode): Promise<void>;
  close(): Promise<void>;
}

/** Called when a server build throws, or takes too much time or memory; without a task when a process ends between pages. */
export type OnRenderFailure = (task: RenderTask | null, error: unknown) => void;

/**
 * Size of the young generation in MB. With Node's default, which is smaller in a small heap, 61 % of the time was garbage
 * collection (2026-11-28).
 */
const SEMI_SPACE_MB = 16;

/** A process whose heap has grown to this size in MB after a page is replaced: something in it leaks. */
const RECYCLE_MB = 72;

/** Environment of a process: none of this process's secrets. Windows starts no process without its system folder. */
const workerEnv = (dataDir: string): Record<string, string> => ({
  [RELEASES_DIR]: dataDir,
  NODE_ENV: 'production',
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
});

/** The repository, or the folder of the image with the same packages. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The installed packages, wherever they are linked from. */
const PACKAGES = fileURLToPath(import.meta.resolve('tinypool')).replace(/(.*[\\/]node_modules)[\\/].*/, '$1');

/** The only folders that a process reads: code and releases. It writes no file and starts no process. */
const permissions = (dataDir: string): string[] => [
  '--permission',
  ...[
    // Node checks the path that a file has without links.
    ...[dataDir, realpathSync(dataDir)].map((folder) => resolve(folder, 'releases')),
    ...['shell', 'packages', 'node_modules'].map((name) => resolve(ROOT, name)),
    PACKAGES,
  ].map((folder) => `--allow-fs-read=${resolve(folder, '*')}`),
];

/** The key of a release for the circuit breaker: a shell and a remote together. */
const releaseOf = ({ shell, remote }: Pick<RenderCode, 'shell' | 'remote'>): string =>
  [shell, remote].map(({ name, version }) => `${name}@${version}`).join(' ');

/**
 * Opens the processes that run the server builds of releases: an endless loop, a leak or a crash there costs the page of one
 * visitor, whose browser then renders it. Not threads: one that runs out of memory can end the whole process.
 */
export function openRenderPool(dataDir: string, onFailure: OnRenderFailure, { limit } = RENDER_TIMES): RenderPool {
  // One core stays for the other requests.
  const workers = Math.max(1, availableParallelism() - 1);
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: fileURLToPath(new URL('./render.worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: workers,
    env: workerEnv(dataDir),
    maxMemoryLimitBeforeRecycle: RECYCLE_MB * 1024 ** 2,
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      ...permissions(dataDir),
    ],
  });
  // Code of a remote may end its process after the page. Without a listener that would end this process.
  pool.on('error', (error) => onFailure(null, error));
  const breaker = openCircuitBreaker();
  let running = 0;
  const waiting: (() => void)[] = [];

  /** Runs one task for each process, so that the limit of a task starts with its work. */
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= workers) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  const load = ({ shell, remote, locale, snapshot }: RenderCode): Promise<void> =>
    inTurn(() =>
      pool
        .run({ shell, remote, locale, snapshot }, { signal: AbortSignal.timeout(START_LIMIT_MS) })
        // The page that needs the code reports its failure.
        .catch((error: unknown) => breaker.failed(releaseOf({ shell, remote }), error)),
    );

  const renderNow = async (task: RenderTask, release: string): Promise<RenderResult | null> => {
    const signal = AbortSignal.timeout(limit);
    try {
      const result: RenderResult = await pool.run(task, { signal });
      breaker.succeeded(release);
      return result;
    } catch (thrown) {
      const error = signal.aborted ? new Error(`The server build took longer than ${limit} ms`) : thrown;
      breaker.failed(release, error);
      onFailure(task, error);
      // In the new process, before another page waits for it; not for a release that would hang again.
      if (signal.aborted && breaker.failureOf(release) === null) void load(task);
      return null;
    }
  };

  const render = async (task: RenderTask, deadline: number): Promise<RenderResult | null> => {
    const release = releaseOf(task);
    const failure = breaker.failureOf(release);
    if (failure) {
      onFailure(task, failure.error);
      return null;
    }
    if (waiting.length >= QUEUE) return null;
    return inTurn(async () => (Date.now() > deadline ? null : renderNow(task, release)));
  };

  return { render, load, close: () => pool.destroy() };
}

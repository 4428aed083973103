import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unavailable } from '../../../server/errors/HttpError.ts';
import type { ImageErrorCode, ImageLimits, ImageResult, ImageTask, ImageWorkerMessage } from './image.ts';

const WORKER = fileURLToPath(new URL('./image.worker.ts', import.meta.url));

/** Maximum length of a worker's error output in the log. */
const COMPLAINT_MAX = 1000;

/** An image that cannot be processed, and why. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly fault: ImageErrorCode;

  constructor(fault: ImageErrorCode) {
    super(`image rejected: ${fault}`);
    this.fault = fault;
  }
}

/** Environment of a worker: none of this process's secrets. Windows starts no process without its system folder. */
const buildWorkerEnv = (): NodeJS.ProcessEnv => ({
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
  // Returns freed memory at once, so that the memory measured is the memory in use.
  MALLOC_ARENA_MAX: '2',
});

/** A queued image. */
interface QueuedImage {
  owner: string;
  start(): void;
}

/**
 * Processes images one at a time, each in its own process, with a bounded queue. Each owner has few places in the
 * queue, and owners take turns.
 */
export class ImageProcessor {
  readonly #limits: ImageLimits;
  readonly #worker: string;
  readonly #waiting = new Set<QueuedImage>();
  /** Number of running and queued images per owner. */
  readonly #countByOwner = new Map<string, number>();
  #running: ChildProcess | undefined;
  #isBusy = false;
  #isClosed = false;

  /** @param worker module that processes images */
  constructor(bounds: ImageLimits, worker = WORKER) {
    this.#limits = bounds;
    this.#worker = worker;
  }

  /**
   * Re-encodes an image upright and without metadata, in the sizes of the task.
   * @param owner of the image, such as a business
   * @throws ImageError for an image that cannot be processed within the limits
   * @throws HttpError 503 if the queue is full or the wait too long
   */
  async process(task: Omit<ImageTask, 'bounds'>, owner: string): Promise<ImageResult> {
    const owned = this.#countByOwner.get(owner) ?? 0;
    if (owned >= this.#limits.placesEach) throw unavailable();
    this.#countByOwner.set(owner, owned + 1);
    try {
      await this.#waitTurn(owner);
      try {
        if (this.#isClosed) throw unavailable();
        return await this.#processInWorker({ ...task, bounds: this.#limits });
      } finally {
        this.#running = undefined;
        this.#startNext(owner);
      }
    } finally {
      const left = (this.#countByOwner.get(owner) ?? 0) - 1;
      if (left > 0) this.#countByOwner.set(owner, left);
      else this.#countByOwner.delete(owner);
    }
  }

  /**
   * Passes the place directly to the next in the queue, so that no new call can take it first; another owner comes
   * first.
   */
  #startNext(owner: string): void {
    const waiting = [...this.#waiting];
    const next = waiting.find((one) => one.owner !== owner) ?? waiting[0];
    if (next) next.start();
    else this.#isBusy = false;
  }

  /** Ends the current image, and starts no other. */
  close(): void {
    this.#isClosed = true;
    this.#running?.kill('SIGKILL');
  }

  async #waitTurn(owner: string): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return;
    }
    if (this.#waiting.size >= this.#limits.queueLength) throw unavailable();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { owner, start: resolve };
    this.#waiting.add(waiting);
    const timer = setTimeout(() => reject(unavailable()), this.#limits.timeoutMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
  }

  async #processInWorker(task: ImageTask): Promise<ImageResult> {
    const child = fork(this.#worker, {
      env: buildWorkerEnv(),
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#running = child;
    const { promise, resolve, reject } = Promise.withResolvers<ImageWorkerMessage>();
    let errorOutput = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = (errorOutput + text).slice(-COMPLAINT_MAX);
    });
    const timer = setTimeout(() => resolve({ fault: 'time' }), task.bounds.timeoutMs);
    child.once('message', (message) => resolve(message as ImageWorkerMessage));
    child.on('error', reject);
    child.once('close', (code, signal) => {
      const reason = errorOutput.split('\n').find((line) => /error/i.test(line)) ?? errorOutput.trim();
      reject(new Error(`The image worker exited with ${signal ?? code}: ${reason || 'no output'}`));
    });
    try {
      child.send(task, (error) => error && reject(error));
      const reply = await promise;
      if ('result' in reply) return reply.result;
      if ('fault' in reply) throw new ImageError(reply.fault);
      throw new Error(`An image could not be processed: ${reply.broken}`);
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  }
}

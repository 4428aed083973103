import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unavailable } from '../../../server/errors/HttpError.ts';
import type { ImageErrorCode, ImageLimits, ImageResult, ImageTask, ImageWorkerMessage } from './image.ts';

const WORKER = fileURLToPath(new URL('./image.worker.ts', import.meta.url));

/** So much of what a process complained of before it died goes into the log, in letters. */
const COMPLAINT_MAX = 1000;

/** A picture that is not taken, and why. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly fault: ImageErrorCode;

  constructor(fault: ImageErrorCode) {
    super(`a picture was refused: ${fault}`);
    this.fault = fault;
  }
}

/**
 * Nothing of what this process knows goes along: no key, no password of the database. Windows starts nothing without the
 * place of its system.
 */
const environment = (): NodeJS.ProcessEnv => ({
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
  // Freed memory goes back at once, so that what is counted is what is held.
  MALLOC_ARENA_MAX: '2',
});

/** A picture that waits for its turn. */
interface Waiting {
  owner: string;
  start(): void;
}

/**
 * Draws pictures one after the other, each in a process of its own, with a bounded queue before them. One owner has few
 * places in it, and owners take turns.
 */
export class ImageProcessor {
  readonly #bounds: ImageLimits;
  readonly #worker: string;
  readonly #waiting = new Set<Waiting>();
  /** How many each owner has under way or waiting. */
  readonly #owned = new Map<string, number>();
  #running: ChildProcess | undefined;
  #isTaken = false;
  #isClosed = false;

  /** @param worker the module that draws */
  constructor(bounds: ImageLimits, worker = WORKER) {
    this.#bounds = bounds;
    this.#worker = worker;
  }

  /**
   * Draws a picture again, upright and with nothing in it but what is seen, and a thumbnail of it.
   * @param owner whose picture it is, such as a business
   * @throws ImageError for one that cannot be drawn within the bounds, HttpError 503 when too many wait or one has waited
   *   too long, and an error when the process that draws dies
   */
  async process(task: Omit<ImageTask, 'bounds'>, owner: string): Promise<ImageResult> {
    const owned = this.#owned.get(owner) ?? 0;
    if (owned >= this.#bounds.placesEach) throw unavailable();
    this.#owned.set(owner, owned + 1);
    try {
      await this.#turn(owner);
      try {
        if (this.#isClosed) throw unavailable();
        return await this.#drawAside({ ...task, bounds: this.#bounds });
      } finally {
        this.#running = undefined;
        this.#handOn(owner);
      }
    } finally {
      const left = (this.#owned.get(owner) ?? 0) - 1;
      if (left > 0) this.#owned.set(owner, left);
      else this.#owned.delete(owner);
    }
  }

  /** The place is handed on and not given up, so that nobody slips in between; another owner comes first. */
  #handOn(owner: string): void {
    const waiting = [...this.#waiting];
    const next = waiting.find((one) => one.owner !== owner) ?? waiting[0];
    if (next) next.start();
    else this.#isTaken = false;
  }

  /** Ends what is being drawn, and begins nothing more. */
  close(): void {
    this.#isClosed = true;
    this.#running?.kill('SIGKILL');
  }

  async #turn(owner: string): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.size >= this.#bounds.queueLength) throw unavailable();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { owner, start: resolve };
    this.#waiting.add(waiting);
    const late = setTimeout(() => reject(unavailable()), this.#bounds.timeoutMs);
    try {
      await promise;
    } finally {
      clearTimeout(late);
      this.#waiting.delete(waiting);
    }
  }

  async #drawAside(task: ImageTask): Promise<ImageResult> {
    const child = fork(this.#worker, {
      env: environment(),
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#running = child;
    const { promise, resolve, reject } = Promise.withResolvers<ImageWorkerMessage>();
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-COMPLAINT_MAX);
    });
    const late = setTimeout(() => resolve({ fault: 'time' }), task.bounds.timeoutMs);
    child.once('message', (message) => resolve(message as ImageWorkerMessage));
    child.on('error', reject);
    child.once('close', (code, signal) => {
      const how = complaint.split('\n').find((line) => /error/i.test(line)) ?? complaint.trim();
      reject(new Error(`The process that draws pictures ended with ${signal ?? code}: ${how || 'nothing said'}`));
    });
    try {
      child.send(task, (error) => error && reject(error));
      const said = await promise;
      if ('drawn' in said) return said.drawn;
      if ('fault' in said) throw new ImageError(said.fault);
      throw new Error(`A picture could not be drawn: ${said.broken}`);
    } finally {
      clearTimeout(late);
      child.kill('SIGKILL');
    }
  }
}

import type { Logger } from '../server/observability/log.ts';
import { getErrorLogFields } from '../server/observability/log.ts';
import type { BackgroundWorker } from './module.ts';

/** Delay before the next step while there is more to do: requests get their turn. */
const YIELD_MS = 5;

interface Options {
  readonly pollMs: number;
  readonly log: Logger;
  /** Logged when a step fails; the next one tries again. */
  readonly failure: string;
}

/** Runs a step at an interval, one at a time, and soon again while there is more to do. */
export class PollLoop implements BackgroundWorker {
  readonly #options: Options;
  readonly #step: () => Promise<boolean>;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  /** @param step resolves true if there is more to do */
  constructor(options: Options, step: () => Promise<boolean>) {
    this.#options = options;
    this.#step = step;
  }

  /** Aborted by `stop`. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Runs a step now, unless one is running. */
  start(): void {
    if (this.signal.aborted || this.#working) return;
    clearTimeout(this.#timer);
    this.#working = this.#run();
  }

  async #run(): Promise<void> {
    const { pollMs, log, failure } = this.#options;
    const more = await this.#step().catch((error) => log.error(getErrorLogFields(error), failure));
    this.#working = undefined;
    if (!this.signal.aborted) this.#timer = setTimeout(() => this.start(), more ? YIELD_MS : pollMs).unref();
  }

  /** Stops after the current step. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#working;
  }
}

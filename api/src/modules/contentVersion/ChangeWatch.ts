import type { Dependencies } from '../../dependencies.ts';
import { tooManyRequests, unavailable } from '../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import { type AppState, readAppStates } from './appState.query.ts';

/** Waiting requests per API key: the app's backend, and its replacement during an update. */
const PER_KEY = 4;

interface Waiter {
  readonly keyId: string;
  readonly businessId: string;
  /** Version that the app has. */
  readonly since: number;
  /** Last answer that the app has; undefined if it does not ask for answers. */
  readonly after: number | undefined;
  /** Ends the wait with the current number. */
  end(number: number): void;
}

const NOTHING: AppState = { number: 0, sequence: 0 };

/** Whether an app does not have the current state. */
const isBehind = ({ since, after }: Pick<Waiter, 'since' | 'after'>, { number, sequence }: AppState): boolean =>
  number !== since || (after !== undefined && sequence > after);

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log' | 'shutdown'>;

/** Requests of this process that wait for a newer version or an answer. A query a second finds the clients with one. */
export class ChangeWatch {
  readonly #deps: Deps;
  readonly #waiters = new Set<Waiter>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    // Before a stop every request ends with what it knows; the app asks another process.
    deps.shutdown.addEventListener('abort', () => {
      for (const waiter of this.#waiters) waiter.end(waiter.since);
    });
  }

  /**
   * Waits until a client's version is newer than `since`, or an answer is newer than `after`.
   * @param closed aborted when the caller disconnects
   * @returns the number of the published version
   * @throws HttpError 429 if this key has too many waiting requests, 503 if this process has
   */
  async wait(
    { keyId, businessId }: Pick<Waiter, 'keyId' | 'businessId'>,
    { since, after, ms, closed }: { since: number; after: number | undefined; ms: number; closed: AbortSignal },
  ): Promise<number> {
    const state = (await this.#read([businessId])).get(businessId) ?? NOTHING;
    if (isBehind({ since, after }, state) || ms === 0 || closed.aborted || this.#deps.shutdown.aborted)
      return state.number;
    const { perProcess, retryMs } = this.#deps.settings.live;
    if (this.#waiters.size >= perProcess) throw unavailable();
    if ([...this.#waiters].filter((waiter) => waiter.keyId === keyId).length >= PER_KEY) throw tooManyRequests(retryMs);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.end(since), ms);
      const waiter: Waiter = {
        ...{ keyId, businessId, since, after },
        end: (number) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(number);
        },
      };
      this.#waiters.add(waiter);
      closed.addEventListener('abort', () => waiter.end(since));
      this.#schedulePoll();
    });
  }

  #read(businessIds: readonly string[]): Promise<Map<string, AppState>> {
    return readAppStates(this.#deps.db, [...new Set(businessIds)]);
  }

  #schedulePoll(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#poll().finally(() => {
        if (this.#waiters.size > 0) this.#schedulePoll();
      });
    }, this.#deps.settings.live.pollMs);
  }

  async #poll(): Promise<void> {
    const waiters = [...this.#waiters];
    if (waiters.length === 0) return;
    try {
      const states = await this.#read(waiters.map(({ businessId }) => businessId));
      for (const waiter of waiters) {
        const state = states.get(waiter.businessId) ?? NOTHING;
        if (isBehind(waiter, state)) waiter.end(state.number);
      }
    } catch (error) {
      // The next run tries again a second later.
      this.#deps.log.warn(getErrorLogFields(error), 'changes for apps not read');
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost, isDeadlock } from './databaseErrors.ts';

/** How often a transaction that lost against another one is run again. */
const ATTEMPTS = 3;
/** The pause before the next try where no server did it; then twice as long each time. */
const PAUSE_MS = 40;

/** What failed when it was to be confirmed: whether it was, nobody knows. */
const unsure = new WeakSet<object>();

/** Notes of an error that the answer to a COMMIT was lost. */
export function markCommitUnknown(error: unknown): void {
  if (typeof error === 'object' && error !== null) unsure.add(error);
}

/**
 * Runs work again that has certainly left nothing behind: it lost against another transaction, or its connection was gone
 * before anything was confirmed. All tries together have the time of one.
 * @param deadlineMs the time of all tries, in milliseconds; each is told how much of it is left
 */
export async function withRetry<T>(deadlineMs: number, work: (leftMs: number) => Promise<T>): Promise<T> {
  const until = performance.now() + deadlineMs;
  let pause = PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(until - performance.now());
    } catch (error) {
      // A server that refuses two changes of the same row says so, also at the COMMIT: then it is undone.
      if (isDeadlock(error)) {
        if (attempt >= ATTEMPTS) throw error;
        continue;
      }
      if (!isConnectionLost(error) || unsure.has(error as object) || performance.now() + pause >= until) throw error;
      await sleep(pause);
      pause *= 2;
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost, isDeadlock } from './databaseErrors.ts';

/** Maximum attempts after deadlocks. */
const ATTEMPTS = 3;
/** Pause before the next attempt on a lost connection; doubles each time. */
const PAUSE_MS = 40;

/** Errors of a COMMIT whose outcome is unknown. */
const unknownCommits = new WeakSet<object>();

/** Marks an error: the response to COMMIT was lost. */
export function markCommitUnknown(error: unknown): void {
  if (typeof error === 'object' && error !== null) unknownCommits.add(error);
}

/**
 * Retries work that has certainly not been committed, after a deadlock or a connection that was lost before COMMIT.
 * @param deadlineMs time for all attempts together, in milliseconds; each attempt gets the remaining time
 */
export async function withRetry<T>(deadlineMs: number, work: (leftMs: number) => Promise<T>): Promise<T> {
  const until = performance.now() + deadlineMs;
  let pause = PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(until - performance.now());
    } catch (error) {
      // A cluster node reports write conflicts like deadlocks, also at COMMIT; the transaction is then rolled back.
      if (isDeadlock(error)) {
        if (attempt >= ATTEMPTS) throw error;
        continue;
      }
      if (!isConnectionLost(error) || unknownCommits.has(error as object) || performance.now() + pause >= until)
        throw error;
      await sleep(pause);
      pause *= 2;
    }
  }
}

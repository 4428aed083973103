import { messageOf } from './anyError.ts';
import { sweep } from './db/sweep.ts';
import type { Parts } from './parts.ts';
import { faultFacts } from './server/log.ts';
import type { TrustedClock } from './trustedClock.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes what has had its time. Each chore is on its own: one that fails is noted, and keeps no other from its turn. */
export async function purge(parts: Parts, now = Date.now(), signal?: AbortSignal): Promise<void> {
  const { db, limits, log } = parts;
  const sweeps = Object.entries(parts.sweeps(now)).map(
    ([name, rows]) => [name, async () => sweep(db, await rows(), signal)] as const,
  );
  const chores = [...sweeps, ...Object.entries(parts.chores(now)), ['limits', () => limits.purge(now)] as const];
  for (const [chore, run] of chores) {
    if (signal?.aborted) return;
    await run().catch((error) => log.error({ chore, ...faultFacts(error) }, 'housekeeping failed'));
  }
}

/** Looks at the clock, and says in the log when it cannot be trusted. */
export async function noteClock({ log }: Pick<Parts, 'log'>, clock: TrustedClock): Promise<number | undefined> {
  const { now, refusal } = await clock.look().catch((error) => ({ now: undefined, refusal: messageOf(error) }));
  if (refusal) log.error({ reason: refusal }, 'nothing is deleted or booked: the clock cannot be trusted');
  return now;
}

/**
 * Purges once, unless the clock of this process cannot be trusted: with a wrong one it would delete what is new and
 * book what is not due.
 */
export async function purgeByClock(parts: Parts, clock: TrustedClock, signal?: AbortSignal): Promise<void> {
  const now = await noteClock(parts, clock);
  if (now !== undefined) await purge(parts, now, signal);
}

/** Purges every ten minutes, never twice at once; the returned function ends it, after the batch that is under way. */
export function startHousekeeping(parts: Parts, clock: TrustedClock): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= purgeByClock(parts, clock, stop.signal).finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}

import { sweep } from './db/sweep.ts';
import type { Parts } from './parts.ts';
import { faultFacts } from './server/log.ts';

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

/** Purges now and then, never twice at once; the returned function ends it, after the batch that is under way. */
export function startHousekeeping(parts: Parts): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= purge(parts, Date.now(), stop.signal).finally(() => {
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

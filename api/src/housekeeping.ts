import { deleteExpired, type RetentionRules } from './db/rows/retention.ts';
import type { Dependencies } from './dependencies.ts';
import { getErrorMessage } from './errorProps.ts';
import type { Jobs } from './modules/module.ts';
import { getErrorLogFields } from './server/observability/log.ts';
import type { TrustedClock } from './time/trustedClock.ts';

/** Rules and jobs of all modules for housekeeping. */
export interface HousekeepingDeps extends Pick<Dependencies, 'db' | 'log' | 'limits'> {
  retentionRules(now: number): RetentionRules;
  jobs(now: number): Jobs;
}

const INTERVAL_MS = 10 * 60_000;

/** Deletes expired rows and runs the jobs. A failed job is logged and does not stop the others. */
export async function purge(deps: HousekeepingDeps, now = Date.now(), signal?: AbortSignal): Promise<void> {
  const { db, limits, log } = deps;
  const rules = Object.entries(deps.retentionRules(now)).map(
    ([name, rows]) => [name, async () => deleteExpired(db, await rows(), signal)] as const,
  );
  const jobs = [...rules, ...Object.entries(deps.jobs(now)), ['limits', () => limits.purge(now)] as const];
  for (const [name, run] of jobs) {
    if (signal?.aborted) return;
    await run().catch((error) => log.error({ chore: name, ...getErrorLogFields(error) }, 'housekeeping failed'));
  }
}

/** Reads the clock, and logs when it cannot be trusted. */
export async function checkClock({ log }: Pick<Dependencies, 'log'>, clock: TrustedClock): Promise<number | undefined> {
  const { now, refusal } = await clock.check().catch((error) => ({ now: undefined, refusal: getErrorMessage(error) }));
  if (refusal) log.error({ reason: refusal }, 'nothing is deleted or posted: the clock cannot be trusted');
  return now;
}

/**
 * Purges once, unless the clock cannot be trusted: with a wrong clock it would delete new rows and post entries early.
 */
export async function purgeByClock(deps: HousekeepingDeps, clock: TrustedClock, signal?: AbortSignal): Promise<void> {
  const now = await checkClock(deps, clock);
  if (now !== undefined) await purge(deps, now, signal);
}

/** Purges every ten minutes, one run at a time; the returned function stops it after the current batch. */
export function startHousekeeping(deps: HousekeepingDeps, clock: TrustedClock): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= purgeByClock(deps, clock, stop.signal).finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}

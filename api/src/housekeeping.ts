import { deleteExpired, type RetentionRules } from './db/rows/retention.ts';
import type { Dependencies } from './dependencies.ts';
import { messageOf } from './errorProps.ts';
import type { Jobs } from './modules/module.ts';
import { errorLogFields } from './server/observability/log.ts';
import type { TrustedClock } from './time/trustedClock.ts';

/** What housekeeping takes: the rules and jobs of all modules, as they are at a moment. */
export interface HousekeepingDeps extends Pick<Dependencies, 'db' | 'log' | 'limits'> {
  retentionRules(now: number): RetentionRules;
  jobs(now: number): Jobs;
}

const EVERY_MS = 10 * 60_000;

/** Deletes what has had its time. Each job is on its own: one that fails is logged, and the others still run. */
export async function purge(deps: HousekeepingDeps, now = Date.now(), signal?: AbortSignal): Promise<void> {
  const { db, limits, log } = deps;
  const rules = Object.entries(deps.retentionRules(now)).map(
    ([name, rows]) => [name, async () => deleteExpired(db, await rows(), signal)] as const,
  );
  const jobs = [...rules, ...Object.entries(deps.jobs(now)), ['limits', () => limits.purge(now)] as const];
  for (const [name, run] of jobs) {
    if (signal?.aborted) return;
    await run().catch((error) => log.error({ chore: name, ...errorLogFields(error) }, 'housekeeping failed'));
  }
}

/** Looks at the clock, and says in the log when it cannot be trusted. */
export async function noteClock({ log }: Pick<Dependencies, 'log'>, clock: TrustedClock): Promise<number | undefined> {
  const { now, refusal } = await clock.look().catch((error) => ({ now: undefined, refusal: messageOf(error) }));
  if (refusal) log.error({ reason: refusal }, 'nothing is deleted or booked: the clock cannot be trusted');
  return now;
}

/**
 * Purges once, unless the clock of this process cannot be trusted: with a wrong one it would delete what is new and
 * book what is not due.
 */
export async function purgeByClock(deps: HousekeepingDeps, clock: TrustedClock, signal?: AbortSignal): Promise<void> {
  const now = await noteClock(deps, clock);
  if (now !== undefined) await purge(deps, now, signal);
}

/** Purges every ten minutes, never twice at once; the returned function ends it, after the batch that is under way. */
export function startHousekeeping(deps: HousekeepingDeps, clock: TrustedClock): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= purgeByClock(deps, clock, stop.signal).finally(() => {
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

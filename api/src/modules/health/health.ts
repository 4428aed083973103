import type { Database } from '../../db/database.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { sendJson } from '../../server/http/json.ts';
import { MAX_CLOCK_DIFFERENCE_MS } from '../../time/trustedClock.ts';

/** Timeout of the health check: longer than a busy database takes, shorter than the probe's own timeout. */
const TIMEOUT_MS = 1500;

/** Whether the database responds in time and its clock agrees with ours. */
export async function isReachable(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const answered = db.ping().then(
    // With a wrong clock sessions would expire at the wrong time: another process serves instead.
    (time) => Math.abs(time - Date.now()) <= MAX_CLOCK_DIFFERENCE_MS,
    () => false,
  );
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer));
}

/** Dependencies of the health checks. */
interface Health {
  /** Whether the process can serve everything: it is not draining, and the database responds. */
  isReady(): Promise<boolean>;
  isDraining(): boolean;
  /** Clock in milliseconds; `Date.now` by default. */
  now?: () => number;
}

/** Time for which a result is cached, in milliseconds: these endpoints are public and unlimited. */
const FRESH_MS = 1_000;

/** Calls `check` at most once per `FRESH_MS`; concurrent calls share the result. */
function cacheResult(check: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let until = 0;
  let last: Promise<boolean> | undefined;
  return () => {
    if (!last || now() >= until) {
      until = now() + FRESH_MS;
      last = check();
    }
    return last;
  };
}

/**
 * GET /healthz/live: the process is alive. GET /healthz/serving: it accepts visitors and has every public page, even
 * without a database. GET /healthz/ready: it can serve everything. For probes, not for visitors.
 */
export function createHealthEndpoints({ isReady, isDraining, now = Date.now }: Health) {
  const isReadyNow = cacheResult(isReady, now);
  const checks = new Map<string, () => boolean | Promise<boolean>>([
    ['/healthz/live', () => true],
    ['/healthz/serving', () => !isDraining()],
    ['/healthz/ready', () => !isDraining() && isReadyNow()],
  ]);
  return async (ctx: ApiContext, next: () => Promise<unknown>): Promise<void> => {
    const answer = checks.get(ctx.path);
    if (!answer) return next() as Promise<void>;
    const ok = await answer();
    sendJson(ctx, ok ? 200 : 503, ok ? { status: 'ok' } : { error: 'Not ready to serve.' });
  };
}

import type { Database } from '../../db/database.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { sendJson } from '../../server/http/json.ts';
import { CLOCK_OFF_MS } from '../../time/trustedClock.ts';

/** Long enough for a database that is merely busy, short enough for whoever watches. */
const PATIENCE_MS = 1500;

/** Whether the database answers within its time, and agrees what time it is. */
export async function isReachable(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = db.ping().then(
    // With another clock sessions end at the wrong time: another process serves instead.
    (time) => Math.abs(time - Date.now()) <= CLOCK_OFF_MS,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** What is asked of this process by those who watch it. */
interface Health {
  /** Whether it can serve all there is: it is about to go on, and the database answers. */
  isReady(): Promise<boolean>;
  isDraining(): boolean;
  /** The clock, in milliseconds; that of the machine, unless it says otherwise. */
  now?: () => number;
}

/** How long an answer of the database counts, in milliseconds: anybody may ask, and as often as they like. */
const FRESH_MS = 1_000;

/** Looks at most once in `FRESH_MS`, however often it is asked; those who ask meanwhile get the same answer. */
function seldom(look: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let until = 0;
  let last: Promise<boolean> | undefined;
  return () => {
    if (!last || now() >= until) {
      until = now() + FRESH_MS;
      last = look();
    }
    return last;
  };
}

/**
 * GET /healthz/live: the process lives. GET /healthz/serving: it takes visitors, and has every public page, database or not.
 * GET /healthz/ready: it can serve everything. For those who watch, not for visitors.
 */
export function healthEndpoints({ isReady, isDraining, now = Date.now }: Health) {
  const isReadyNow = seldom(isReady, now);
  const answers = new Map<string, () => boolean | Promise<boolean>>([
    ['/healthz/live', () => true],
    ['/healthz/serving', () => !isDraining()],
    ['/healthz/ready', () => !isDraining() && isReadyNow()],
  ]);
  return async (ctx: ApiContext, next: () => Promise<unknown>): Promise<void> => {
    const answer = answers.get(ctx.path);
    if (!answer) return next() as Promise<void>;
    const ok = await answer();
    sendJson(ctx, ok ? 200 : 503, ok ? { status: 'ok' } : { error: 'Not ready to serve.' });
  };
}

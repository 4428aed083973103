import type { Database } from '../../db/database.ts';
import type { ApiContext } from '../../server/context.ts';
import { answerJson } from '../../server/json.ts';

/** Long enough for a database that is merely busy, short enough for whoever watches. */
const PATIENCE_MS = 1500;

/** Whether the database answers within its time. */
export async function isReachable(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = db.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** GET /healthz/live: the process lives. GET /healthz/ready: it can serve. For those who watch, not for visitors. */
export const healthEndpoints =
  (isReady: () => Promise<boolean>) =>
  async (ctx: ApiContext, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.path !== '/healthz/live' && ctx.path !== '/healthz/ready') return next() as Promise<void>;
    const ok = ctx.path === '/healthz/live' || (await isReady());
    answerJson(ctx, ok ? 200 : 503, ok ? { status: 'ok' } : { error: 'Not ready to serve.' });
  };

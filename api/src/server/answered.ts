import type { Database } from '../db/database.ts';
import type { Passwords } from '../modules/account/passwords.ts';
import type { ApiSettings } from '../settings.ts';
import { type OnAnswered, routeOf } from './context.ts';
import type { Log } from './log.ts';
import type { Portals } from './metrics.ts';

interface Watched {
  settings: Pick<ApiSettings, 'accessLog' | 'clamav' | 'metrics' | 'telemetry'>;
  log: Log;
  db: Database;
  passwordHasher: Passwords;
  portals: Portals;
}

/** A line for each answer. Of an address it says no query, which may hold what somebody looked for. */
const logAnswer =
  (log: Log): OnAnswered =>
  (ctx, took) => {
    const { requestId, peer, account } = ctx.state;
    const who = { requestId, ip: peer.ip, ...(account && { account: account.accountId }) };
    const what = { method: ctx.method, path: ctx.path, route: routeOf(ctx), status: ctx.status };
    log.info({ ...who, ...what, ms: Math.round(took * 10) / 10 }, 'answered');
  };

/** What is told of each answer by these settings; nothing, and at no cost, where nobody watches. */
export async function openAnswered({ settings, log, ...parts }: Watched): Promise<OnAnswered | undefined> {
  const { metrics, accessLog, telemetry } = settings;
  const keep = metrics && (await import('./metrics.ts')).keepMetrics(metrics, { ...parts, settings });
  const write = accessLog && logAnswer(log);
  const told = [telemetry?.answered, keep, write].filter((each) => typeof each === 'function');
  if (told.length < 2) return told[0];
  return (ctx, took) => {
    for (const tell of told) tell(ctx, took);
  };
}

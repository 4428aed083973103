import type { Database } from '../../db/database.ts';
import type { PasswordHasher } from '../../modules/account/PasswordHasher.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { getRoutePath, type OnResponse } from '../http/context.ts';
import type { Logger } from './log.ts';
import type { PortalCounts } from './metrics.ts';

interface ResponseHookDeps {
  settings: Pick<ApiSettings, 'accessLog' | 'clamav' | 'metrics' | 'telemetry'>;
  log: Logger;
  db: Database;
  passwordHasher: PasswordHasher;
  portals: PortalCounts;
}

/** Logs each response, without the query, which may contain user input. */
const createAccessLog =
  (log: Logger): OnResponse =>
  (ctx, took) => {
    const { requestId, peer, account } = ctx.state;
    const who = { requestId, ip: peer.ip, ...(account && { account: account.accountId }) };
    const request = { method: ctx.method, path: ctx.path, route: getRoutePath(ctx), status: ctx.status };
    log.info({ ...who, ...request, ms: Math.round(took * 10) / 10 }, 'answered');
  };

/** Creates the response hook for these settings; undefined without monitoring. */
export async function createResponseHook({
  settings,
  log,
  ...parts
}: ResponseHookDeps): Promise<OnResponse | undefined> {
  const { metrics, accessLog, telemetry } = settings;
  const observeMetrics = metrics && (await import('./metrics.ts')).registerMetrics(metrics, { ...parts, settings });
  const logResponse = accessLog && createAccessLog(log);
  const hooks = [telemetry?.onResponse, observeMetrics, logResponse].filter((each) => typeof each === 'function');
  if (hooks.length < 2) return hooks[0];
  return (ctx, took) => {
    for (const hook of hooks) hook(ctx, took);
  };
}

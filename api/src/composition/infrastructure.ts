import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { lockDataDir } from '../db/sqlite/sqlite.lock.ts';
import { findModules, type Modules } from '../modules/modules.ts';
import { openTransport, type Transport, withTelemetry } from '../modules/outbox/delivery/transport.ts';
import { createLogger, type Logger, type LogTarget } from '../server/observability/log.ts';
import { openRateLimiters, type RateLimiters } from '../server/rateLimit/rateLimits.ts';
import { resolveSessionKeys } from '../settings/sessionKeys.ts';
import type { ApiSettings } from '../settings/settings.ts';

/** Stage 1: what every service uses. */
export interface Infrastructure {
  /** The settings without a generated session key, which show whether the site may be public. */
  configuredSettings: ApiSettings;
  settings: ApiSettings;
  log: Logger;
  modules: Modules;
  db: Database;
  limits: RateLimiters;
  transport: Transport;
  /** Registers cleanup for closing or a failed start; runs in reverse order. */
  onClose(close: () => Promise<void> | void): void;
}

/** Opens log, database, rate limits and mail transport. */
export async function openInfrastructure(
  configuredSettings: ApiSettings,
  { logTarget, onClose }: { logTarget: LogTarget | undefined } & Pick<Infrastructure, 'onClose'>,
): Promise<Infrastructure> {
  const settings = { ...configuredSettings, sessionKeys: resolveSessionKeys(configuredSettings) };
  const log = createLogger(settings.logLevel, logTarget, settings.telemetry);
  onClose(() => log.flush());
  if (settings.databaseUrl === null) onClose(await lockDataDir(settings.dataDir));
  const modules = await findModules();
  const db = await openDatabase({ settings, log, ...modules });
  onClose(() => db.close());
  const limits = await openRateLimiters(settings, db);
  onClose(() => limits.close());
  const transport = withTelemetry(await openTransport(settings), settings.telemetry);
  onClose(() => transport.close());
  return { configuredSettings, settings, log, modules, db, limits, transport, onClose };
}

import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { lockDataDir } from '../db/sqlite.lock.ts';
import { findModules, type Modules } from '../modules/modules.ts';
import { openTransport, type Transport, told } from '../modules/outbox/transport.ts';
import { type Limits, openLimits } from '../server/limits.ts';
import { type Log, type LogTarget, openLog } from '../server/log.ts';
import { resolveSessionKeys } from '../sessionKeys.ts';
import type { ApiSettings } from '../settings.ts';

/** Stage 1: what every service uses. */
export interface Infrastructure {
  /** The settings without a generated session key: they say whether the site may be public. */
  given: ApiSettings;
  settings: ApiSettings;
  log: Log;
  modules: Modules;
  db: Database;
  limits: Limits;
  transport: Transport;
  /** Registers what is done when the api closes, or fails to start: the last first. */
  onClose(close: () => Promise<void> | void): void;
}

/** Opens log, database, limits and mail transport. */
export async function openInfrastructure(
  given: ApiSettings,
  { logTarget, onClose }: { logTarget: LogTarget | undefined } & Pick<Infrastructure, 'onClose'>,
): Promise<Infrastructure> {
  const settings = { ...given, sessionKeys: resolveSessionKeys(given) };
  const log = openLog(settings.logLevel, logTarget, settings.telemetry);
  onClose(() => log.flush());
  if (settings.databaseUrl === null) onClose(await lockDataDir(settings.dataDir));
  const modules = await findModules();
  const db = await openDatabase({ settings, log, ...modules });
  onClose(() => db.close());
  const limits = await openLimits(settings, db);
  onClose(() => limits.close());
  const transport = told(await openTransport(settings), settings.telemetry);
  onClose(() => transport.close());
  return { given, settings, log, modules, db, limits, transport, onClose };
}

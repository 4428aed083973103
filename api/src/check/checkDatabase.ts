import { readAppliedMigrations } from '../db/migrations/appliedMigrations.ts';
import { getMigrationName, listPendingMigrations } from '../db/migrations/migrationOrder.ts';
import { connectWithRetry } from '../db/mysql/mysql.server.ts';
import { readMysqlUrl } from '../db/mysql.address.ts';
import { EMPTY_DATABASE, findPreRelease } from '../db/preRelease.ts';
import { getErrorMessage } from '../errorProps.ts';
import { findModules } from '../modules/modules.ts';
import { createLogger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';
import { readServer } from './server.query.ts';

/** Timeout for a server, short because the operator is waiting. */
const WAIT_MS = 3_000;

/** A larger clock difference makes sessions and links expire at the wrong time. */
const CLOCK_MS = 2_000;

/** Checks sql_mode: escaping assumes a server without these flags, and non-strict mode silently truncates values. */
function checkMode(mode: string): CheckResult {
  const flags = mode.split(',').filter((flag) => flag === 'NO_BACKSLASH_ESCAPES' || flag === 'ANSI_QUOTES');
  const isStrict = /STRICT_(?:ALL|TRANS)_TABLES/.test(mode);
  if (isStrict && flags.length === 0) return ok('sql mode', 'The server is strict, and escapes values as usual.');
  const faults = [...(flags.length > 0 ? [`has ${flags.join(',')}`] : []), ...(isStrict ? [] : ['is not strict'])];
  return warning(
    'sql mode',
    `The sql_mode of the server ${faults.join(' and ')}. Sessions of Skal set their own mode; other programs do not.`,
    'Remove NO_BACKSLASH_ESCAPES and ANSI_QUOTES from sql_mode, and add STRICT_TRANS_TABLES, unless another program needs it so.',
  );
}

/** Checks version, settings and clock of a server. */
async function checkServer(url: string, { databasePool: pool, databaseCaFile }: ApiSettings): Promise<CheckResult[]> {
  const connection = await connectWithRetry(readMysqlUrl(url, databaseCaFile), WAIT_MS, createLogger('silent'));
  try {
    const startedAt = Date.now();
    const server = await readServer(connection);
    const difference = Math.abs(Number(server?.now) - (startedAt + Date.now()) / 2);
    // Rate limit counters use a separate pool of the same size.
    const required = 2 * pool;
    return [
      ok('database', `The server is reachable: ${server?.version}.`),
      checkMode(server?.mode ?? ''),
      server?.flush === 1
        ? ok('durability', 'The server writes every commit to its disk.')
        : warning(
            'durability',
            'The server confirms commits that are not on its disk yet; a power cut loses some.',
            'Set innodb_flush_log_at_trx_commit = 1, unless several machines hold the data.',
          ),
      difference <= CLOCK_MS
        ? ok('clock', 'The clocks of this machine and the database agree.')
        : failure(
            'clock',
            `The clocks of this machine and the database differ by ${Math.round(difference / 1000)} seconds.`,
            'Synchronize both with a time server (chrony, systemd-timesyncd).',
          ),
      Number(server?.connections) > required
        ? ok('connections', `The server allows ${server?.connections} connections; a process uses at most ${required}.`)
        : warning(
            'connections',
            `The server allows ${server?.connections} connections; one process may use ${required}.`,
            'Raise max_connections, or lower SKAL_DATABASE_POOL.',
          ),
    ];
  } finally {
    await connection.end();
  }
}

/** Checks that the database is usable and up to date, without changing or creating anything. */
export async function checkDatabase(settings: ApiSettings): Promise<CheckResult[]> {
  const found: CheckResult[] = [];
  try {
    if (settings.databaseUrl) found.push(...(await checkServer(settings.databaseUrl, settings)));
    else found.push(ok('database', 'The embedded database is used: one process, on this machine.'));
    const applied = await readAppliedMigrations({ ...settings, databaseWaitMs: WAIT_MS }, createLogger('silent'));
    const { migrations } = await findModules();
    const pending = listPendingMigrations(migrations, applied).map(getMigrationName);
    if (findPreRelease(applied)) found.push(failure('tables', 'They are from a pre-release of Skal.', EMPTY_DATABASE));
    else if (applied.size === 0)
      found.push(
        warning('tables', 'There are no tables yet.', 'The first start creates them, and so does skal db migrate.'),
      );
    else if (pending.length > 0) {
      found.push(
        warning('tables', `${pending.length} migrations are pending.`, 'Run skal db migrate, or start the site.'),
      );
    } else found.push(ok('tables', 'The schema is up to date.'));
  } catch (error) {
    found.push(
      failure(
        'database',
        getErrorMessage(error),
        'Check that the server is running, and that DATABASE_URL is correct.',
      ),
    );
  }
  return found;
}

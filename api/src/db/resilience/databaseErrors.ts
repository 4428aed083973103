import { causeOf, codeOf, messageOf } from '../../errorProps.ts';

/** What a database says went wrong, in the words of both kinds. */

/** The codes of an error and of those beneath it: TypeORM wraps what a driver throws. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error, depth = 0; current !== undefined && depth < 4; current = causeOf(current), depth += 1) {
    codes.push(codeOf(current) ?? '');
  }
  return codes;
}

const has = (error: unknown, codes: ReadonlySet<string>) => codesOf(error).some((code) => codes.has(code));

const DUPLICATE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);

const ORPHAN = new Set([
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  'ER_NO_REFERENCED_ROW',
  'ER_NO_REFERENCED_ROW_2',
  // Nothing was written: what was to be read first is gone.
  'SKAL_GONE',
]);

const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);

/** A server that takes no writes: a primary that was demoted, or one on its way to become one. */
const READ_ONLY = new Set([
  // A node that is cut off from the others of its cluster.
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
]);

/** The connection is gone, or none was to be had. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
]);

const UNAVAILABLE = new Set([
  ...DEADLOCK,
  ...READ_ONLY,
  ...LOST,
  'ENOTFOUND',
  'POOL_CLOSED',
  // A node of a cluster that left it while it confirmed.
  'ER_ERROR_DURING_COMMIT',
  'SKAL_DEADLINE',
  'SKAL_QUEUE_FULL',
  'ER_CON_COUNT_ERROR',
  'ER_USER_LIMIT_REACHED',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
]);

/** A row with this unique value exists already. */
export const isDuplicate = (error: unknown): boolean => has(error, DUPLICATE);

/** What the row belongs to is gone: somebody has taken it away meanwhile. */
export const isForeignKeyError = (error: unknown): boolean => has(error, ORPHAN);

/** Two transactions stood in each other's way; this one was rolled back whole and may simply be run again. */
export const isDeadlock = (error: unknown): boolean => has(error, DEADLOCK);

/** The server behind this connection does not take writes, whatever another one does. */
export const isReadOnly = (error: unknown): boolean => has(error, READ_ONLY);

/** Whatever was asked was not done for want of a server that does it; what another connection leads to may. */
export const isConnectionLost = (error: unknown): boolean => has(error, LOST) || isReadOnly(error);

/** What mysql2 says without a code when its pool has no place left or is gone. */
const POOL_FAULTS = new Set(['Queue limit reached.', 'Pool is closed.']);

/** The database is out of reach, too slow or out of room: nobody's mistake, worth trying again later. */
export const isUnavailable = (error: unknown): boolean => has(error, UNAVAILABLE) || POOL_FAULTS.has(messageOf(error));

/** A fault of ours with a code that `isUnavailable` knows, or `isForeignKeyError`. */
export const databaseError = (code: 'SKAL_DEADLINE' | 'SKAL_QUEUE_FULL' | 'SKAL_GONE', message: string): Error =>
  Object.assign(new Error(message), { code });

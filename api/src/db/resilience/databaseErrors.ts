import { getErrorCause, getErrorCode, getErrorMessage } from '../../errorProps.ts';

/** Classifies errors of both kinds of database. */

/** Returns the codes of an error and its causes: TypeORM wraps driver errors. */
function listErrorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (
    let current = error, depth = 0;
    current !== undefined && depth < 4;
    current = getErrorCause(current), depth += 1
  ) {
    codes.push(getErrorCode(current) ?? '');
  }
  return codes;
}

const hasErrorCode = (error: unknown, codes: ReadonlySet<string>) =>
  listErrorCodes(error).some((code) => codes.has(code));

const DUPLICATE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);

const MISSING_REFERENCE = new Set([
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  'ER_NO_REFERENCED_ROW',
  'ER_NO_REFERENCED_ROW_2',
  // Nothing was written: a row read before no longer exists.
  'SKAL_GONE',
]);

const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);

/** Errors of a read-only server: a demoted primary, or a replica. */
const READ_ONLY = new Set([
  // A node that is partitioned from its cluster.
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
]);

/** Errors of a lost or unavailable connection. */
const CONNECTION_LOST = new Set([
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
  ...CONNECTION_LOST,
  'ENOTFOUND',
  'POOL_CLOSED',
  // A node that left its cluster during COMMIT.
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

/** Whether a unique value already exists. */
export const isDuplicate = (error: unknown): boolean => hasErrorCode(error, DUPLICATE);

/** Whether the referenced row no longer exists, for example because it was deleted concurrently. */
export const isForeignKeyError = (error: unknown): boolean => hasErrorCode(error, MISSING_REFERENCE);

/** Whether the transaction was rolled back because of a deadlock, so that it can be run again. */
export const isDeadlock = (error: unknown): boolean => hasErrorCode(error, DEADLOCK);

/** Whether the server of this connection is read-only; another one may accept writes. */
export const isReadOnly = (error: unknown): boolean => hasErrorCode(error, READ_ONLY);

/** The connection is lost or the server is read-only, so nothing was executed. Another connection may succeed. */
export const isConnectionLost = (error: unknown): boolean => hasErrorCode(error, CONNECTION_LOST) || isReadOnly(error);

/** Messages of mysql2 errors without a code. */
const POOL_ERROR_MESSAGES = new Set(['Queue limit reached.', 'Pool is closed.']);

/** Whether the database is unreachable, too slow or full: a temporary error. */
export const isUnavailable = (error: unknown): boolean =>
  hasErrorCode(error, UNAVAILABLE) || POOL_ERROR_MESSAGES.has(getErrorMessage(error));

/** Creates an error with a code that `isUnavailable` or `isForeignKeyError` recognizes. */
export const databaseError = (code: 'SKAL_DEADLINE' | 'SKAL_QUEUE_FULL' | 'SKAL_GONE', message: string): Error =>
  Object.assign(new Error(message), { code });

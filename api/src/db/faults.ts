/** What a database says went wrong, in the words of both kinds. */

const codesOf = (error: unknown): string[] => {
  const codes: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 4 && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && typeof current.code === 'string') codes.push(current.code);
    current = 'driverError' in current ? current.driverError : 'cause' in current ? current.cause : undefined;
  }
  return codes;
};

const has = (error: unknown, codes: ReadonlySet<string>) => codesOf(error).some((code) => codes.has(code));

const DUPLICATE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']);

const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT']);

const UNAVAILABLE = new Set([
  ...DEADLOCK,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'POOL_CLOSED',
  'SKAL_DEADLINE',
  'SKAL_QUEUE_FULL',
  'ER_UNKNOWN_COM_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_USER_LIMIT_REACHED',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_OPTION_PREVENTS_STATEMENT',
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

/** Two transactions stood in each other's way; this one was rolled back whole and may simply be run again. */
export const isDeadlock = (error: unknown): boolean => has(error, DEADLOCK);

/** What mysql2 says without a code when its pool has no place left or is gone. */
const POOL_FAULTS = new Set(['Queue limit reached.', 'Pool is closed.']);

/** The database is out of reach, too slow or out of room: nobody's mistake, worth trying again later. */
export const isUnavailable = (error: unknown): boolean =>
  has(error, UNAVAILABLE) || (error instanceof Error && POOL_FAULTS.has(error.message));

/** A fault of ours with a code that `isUnavailable` knows. */
export const fault = (code: 'SKAL_DEADLINE' | 'SKAL_QUEUE_FULL', message: string): Error =>
  Object.assign(new Error(message), { code });

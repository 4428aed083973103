/** Properties of unknown errors. Errors of Node and native modules may come from another realm, where `instanceof` fails. */

const has = <Name extends string>(error: unknown, name: Name): error is Record<Name, unknown> =>
  typeof error === 'object' && error !== null && name in error;

/** Returns an error code, such as ECONNREFUSED. */
export const codeOf = (error: unknown): string | undefined =>
  has(error, 'code') && typeof error.code === 'string' ? error.code : undefined;

/** Returns the message, or the thrown value as text. */
export const messageOf = (error: unknown): string => (has(error, 'message') ? String(error.message) : String(error));

/** Returns the cause, if any. */
export const causeOf = (error: unknown): unknown =>
  has(error, 'driverError') ? error.driverError : has(error, 'cause') ? error.cause : undefined;

/** Returns the reply of a mail server and the failed command; zero and empty without a reply. */
export const smtpReply = (error: unknown): { command: string; status: number; text: string } => ({
  command: has(error, 'command') ? String(error.command) : '',
  status: has(error, 'responseCode') ? Number(error.responseCode) || 0 : 0,
  text: has(error, 'response') && error.response ? String(error.response) : '',
});

/**
 * What an error says of itself. Errors of Node and of native modules may come from another realm, where
 * `instanceof Error` is false, so these look at what is there.
 */

const has = <Name extends string>(error: unknown, name: Name): error is Record<Name, unknown> =>
  typeof error === 'object' && error !== null && name in error;

/** Its code, such as ECONNREFUSED. */
export const codeOf = (error: unknown): string | undefined =>
  has(error, 'code') && typeof error.code === 'string' ? error.code : undefined;

/** Its message, or whatever was thrown instead of an error. */
export const messageOf = (error: unknown): string => (has(error, 'message') ? String(error.message) : String(error));

/** The error that it was made from, if it says so. */
export const causeOf = (error: unknown): unknown =>
  has(error, 'driverError') ? error.driverError : has(error, 'cause') ? error.cause : undefined;

/** What a mail server said, and to which command of ours; zero and empty where it said nothing. */
export const smtpReply = (error: unknown): { command: string; status: number; text: string } => ({
  command: has(error, 'command') ? String(error.command) : '',
  status: has(error, 'responseCode') ? Number(error.responseCode) || 0 : 0,
  text: has(error, 'response') && error.response ? String(error.response) : '',
});

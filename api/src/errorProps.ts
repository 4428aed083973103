/** Properties of unknown errors. Errors of Node and native modules may come from another realm, where `instanceof` fails. */

const hasProperty = <Name extends string>(error: unknown, name: Name): error is Record<Name, unknown> =>
  typeof error === 'object' && error !== null && name in error;

/** Returns an error code, such as ECONNREFUSED. */
export const getErrorCode = (error: unknown): string | undefined =>
  hasProperty(error, 'code') && typeof error.code === 'string' ? error.code : undefined;

/** Returns the message, or the thrown value as text. */
export const getErrorMessage = (error: unknown): string =>
  hasProperty(error, 'message') ? String(error.message) : String(error);

/** Returns the cause, if any. */
export const getErrorCause = (error: unknown): unknown =>
  hasProperty(error, 'driverError') ? error.driverError : hasProperty(error, 'cause') ? error.cause : undefined;

/** Returns the reply of a mail server and the failed command; zero and empty without a reply. */
export const getSmtpReply = (error: unknown): { command: string; status: number; text: string } => ({
  command: hasProperty(error, 'command') ? String(error.command) : '',
  status: hasProperty(error, 'responseCode') ? Number(error.responseCode) || 0 : 0,
  text: hasProperty(error, 'response') && error.response ? String(error.response) : '',
});

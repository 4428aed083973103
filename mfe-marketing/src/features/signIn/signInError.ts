import { WRONG_ACCOUNT_TYPE } from '@skal/contracts/account/signIn';
import { type ApiErrorData, isApiError } from '@skal/shell-kit/api';
import { signInErrors } from '../../content/auth/signIn.ts';

export interface SignInError {
  title: string;
  description: string;
}

const { credentials, unknown, type, refused, connection } = signInErrors;

/** Errors identified by the server's message, in the catalogue's order (H11-H13, T2). */
const catalogue: readonly [RegExp, SignInError][] = [
  [/invalid credentials/i, credentials],
  [/account not found|no account/i, unknown],
  [/account type/i, type],
];

const matchCatalogue = (text: string) => catalogue.find(([pattern]) => pattern.test(text))?.[1];

/** Maximum length of a message for users, as opposed to a page or a data dump. */
const SENTENCE_MAX = 160;

/** Returns the readable part of an error's message: never status, JSON or HTML (T4). */
function readableMessage(message: string): string {
  const text = message.replace(/^\d{3}:\s*/, '').trim();
  return text.length <= SENTENCE_MAX && !/[<{[]/.test(text) ? text : '';
}

/** Maps a thrown error: catalogue by message, then 401, then network. */
function mapApiError({
  message,
  status,
  serverMessage,
  code,
}: Pick<ApiErrorData, 'message' | 'status' | 'serverMessage' | 'code'>) {
  const match = matchCatalogue(serverMessage || message);
  if (match) return match;
  // In other languages the message does not tell.
  if (code === WRONG_ACCOUNT_TYPE) return type;
  if (status === 404) return unknown;
  if (status === 401 || /\b401\b/.test(message)) return credentials; // H15
  // A 4xx with the server's message is not a connection error (H14); one with 500 and up reads as one (T4).
  if (status >= 400 && status < 500 && serverMessage) return { ...refused, description: serverMessage };
  if (/network|fetch/i.test(serverMessage || message)) return connection; // H16
  return { ...connection, description: serverMessage || readableMessage(message) || connection.description };
}

/** Returns the message of a failed sign-in (H11-H16, T1-T6), from an ApiError, a thrown error, or any other value. */
export function toSignInError(cause: unknown): SignInError {
  if (isApiError(cause)) return mapApiError(cause);
  if (cause instanceof Error || hasMessage(cause))
    return mapApiError({ message: cause.message, status: 0, serverMessage: '' });
  return connection;
}

/** Maps a response with `success: false`, whatever its status: the same catalogue, then the server's text (H14). */
export function rejectedSignInError(error: unknown): SignInError {
  const text = typeof error === 'string' ? error.trim() : '';
  return matchCatalogue(text) ?? { ...refused, description: text || refused.description };
}

const hasMessage = (cause: unknown): cause is { message: string } =>
  typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string';

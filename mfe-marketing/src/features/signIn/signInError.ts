import { type ApiErrorData, isApiError } from '@skal/shell-kit/api';
import { signInErrors } from '../../content/auth/signIn.ts';

export interface SignInError {
  title: string;
  description: string;
}

const { credentials, unknown, type, refused, connection } = signInErrors;

/** The part of the catalogue that goes by what the server says, in its order (H11-H13, T2). */
const catalogue: readonly [RegExp, SignInError][] = [
  [/invalid credentials/i, credentials],
  [/account not found|no account/i, unknown],
  [/account type/i, type],
];

const sayings = (text: string) => catalogue.find(([pattern]) => pattern.test(text))?.[1];

/** The longest answer that can be a sentence for a person rather than a page or a data dump. */
const SENTENCE_MAX = 160;

/** What a person may read of a thrown error: never the status, JSON or HTML of an answer (T4). */
function ownMessage(message: string): string {
  const text = message.replace(/^\d{3}:\s*/, '').trim();
  return text.length <= SENTENCE_MAX && !/[<{[]/.test(text) ? text : '';
}

/** An error thrown by the call, or anything that took its place: own words of the catalogue, then 401, then network. */
function ofThrown({ message, status, serverMessage }: Pick<ApiErrorData, 'message' | 'status' | 'serverMessage'>) {
  const known = sayings(serverMessage || message);
  if (known) return known;
  if (status === 401 || /\b401\b/.test(message)) return credentials; // H15
  // A refusal in the server's own words is no fault of the connection (H14); one of 500 and up reads as one (T4).
  if (status >= 400 && status < 500 && serverMessage) return { ...refused, description: serverMessage };
  if (/network|fetch/i.test(serverMessage || message)) return connection; // H16
  return { ...connection, description: serverMessage || ownMessage(message) || connection.description };
}

/**
 * What a failed sign-in says (H11-H16, T1-T6). One matcher over whatever came: a refusal read from an answer, an
 * error thrown by the call, or nothing of use.
 */
export function toSignInError(cause: unknown): SignInError {
  if (isApiError(cause)) return ofThrown(cause);
  if (cause instanceof Error || hasMessage(cause))
    return ofThrown({ message: cause.message, status: 0, serverMessage: '' });
  return connection;
}

/** An answer that says `success: false`, whatever its status: the same catalogue, then the server's text (H14). */
export function rejectedSignInError(error: unknown): SignInError {
  const text = typeof error === 'string' ? error.trim() : '';
  return sayings(text) ?? { ...refused, description: text || refused.description };
}

const hasMessage = (cause: unknown): cause is { message: string } =>
  typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string';

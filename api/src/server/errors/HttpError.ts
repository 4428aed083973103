import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import type { ErrorReply as RefusalReply } from '@skal/contracts/http/endpoint';
import { PERMISSION_NEEDED } from '@skal/contracts/http/permission';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { type Missing, NOT_FOUND } from './notFound.ts';

/** Messages by field. */
type FieldErrors = Readonly<Record<string, Text>>;

interface Details {
  fields?: FieldErrors;
  code?: string;
  current?: object;
  headers?: Record<string, string>;
}

/** An error response: thrown anywhere below a route, and mapped to HTTP once. Its message is English, for logs. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #error: Text;
  readonly #details: Details;

  constructor(status: number, error: Text, details: Details = {}) {
    super(textFor(SOURCE_LOCALE, error));
    this.status = status;
    this.headers = details.headers ?? {};
    this.#error = error;
    this.#details = details;
  }

  /** Returns the body of the response in a language. */
  replyIn(locale: Locale): RefusalReply {
    const { fields, code, current } = this.#details;
    return {
      error: textFor(locale, this.#error),
      ...(fields && { fields: writeFields(locale, fields) }),
      ...(code && { code }),
      ...(current && { current }),
    };
  }
}

const writeFields = (locale: Locale, fields: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, textFor(locale, error)]));

/** 400: the request is invalid as a whole. */
export const badRequest = (message: Text) => new HttpError(400, message);

/** 400: a message, and messages per field. */
export const validationError = ({ error, fields }: { error: Text; fields: FieldErrors }) =>
  new HttpError(400, error, Object.keys(fields).length > 0 ? { fields } : {});

/** 400: messages per field; the first one is also the main message. */
export const invalidFields = (fields: FieldErrors) =>
  validationError({ error: Object.values(fields)[0] ?? /*i18n*/ 'Please check what you entered.', fields });

/** 401: not signed in. */
export const notSignedIn = () => new HttpError(401, /*i18n*/ 'Please sign in to continue.');

/** 403: the account, or the origin of the request, is not allowed. */
export const forbidden = (message: Text = /*i18n*/ 'Your account is not allowed to do this.') =>
  new HttpError(403, message);

/** 403: the user is a member of a client's staff without the permission. */
export const permissionNeeded = () =>
  new HttpError(403, /*i18n*/ 'You do not have the permission for this. Ask the owner of the app.', {
    code: PERMISSION_NEEDED,
  });

/** 403: the operator is viewing a client's portal, which is read-only. */
export const impersonationIsReadOnly = (client: string) =>
  new HttpError(
    403,
    sentence(/*i18n*/ 'You are viewing the portal of {client} in read-only mode. End the view to make changes.', {
      client,
    }),
    { code: IMPERSONATING },
  );

/** 404; also for things that belong to another account. */
export const notFound = (what: Missing) => new HttpError(404, NOT_FOUND[what]);

/** 409: conflict with an earlier change. */
export const conflict = (message: Text, fields?: FieldErrors) => new HttpError(409, message, fields ? { fields } : {});

/** 409: the record was changed meanwhile; `current` is its current state. */
export const outdated = (message: Text, current: object) => new HttpError(409, message, { code: 'outdated', current });

/** 413: too large. */
export const tooLarge = (message: Text) => new HttpError(413, message);

/** 415: unsupported format. */
export const unsupportedMediaType = (message: Text) => new HttpError(415, message);

/** 422: the key was used for another request. */
export const idempotencyKeyReused = () =>
  new HttpError(422, /*i18n*/ 'This Idempotency-Key was already used for another request. Please send a new one.');

/** Writes a time to wait, such as '5 minutes'. */
function waiting(seconds: number): Text {
  if (seconds < 60) return sentence(/*i18n*/ '{count, plural, one {# second} other {# seconds}}', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90)
    return sentence(/*i18n*/ '{count, plural, one {# hour} other {# hours}}', { count: Math.ceil(minutes / 60) });
  return sentence(/*i18n*/ '{count, plural, one {# minute} other {# minutes}}', { count: minutes });
}

/** 429: rate or concurrency limit exceeded. */
export function tooManyRequests(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const error = sentence(/*i18n*/ 'Too many requests. Please try again in {time}.', { time: waiting(seconds) });
  return new HttpError(429, error, { headers: { 'Retry-After': String(seconds) } });
}

/** 429: the daily quota of this business is used up. */
export function quotaExceeded(message: Text, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const error = sentence(/*i18n*/ '{message} Please try again after midnight, in {time}.', {
    message,
    time: waiting(seconds),
  });
  return new HttpError(429, error, { headers: { 'Retry-After': String(seconds) } });
}

/** 503: temporarily unavailable, not the caller's fault. */
export const unavailable = (
  message: Text = /*i18n*/ 'We cannot do this right now. Please try again in a moment.',
  seconds = 2,
) => new HttpError(503, message, { headers: { 'Retry-After': String(seconds) } });

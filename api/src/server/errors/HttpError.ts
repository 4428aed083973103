import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import type { ErrorReply as RefusalReply } from '@skal/contracts/http/endpoint';
import { PERMISSION_NEEDED } from '@skal/contracts/http/permission';

interface Details {
  fields?: Record<string, string>;
  code?: string;
  current?: object;
  headers?: Record<string, string>;
}

/** An error response: thrown anywhere below a route, and mapped to HTTP once. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.headers = details.headers ?? {};
    this.#details = details;
  }

  /** Body of the response. */
  get reply(): RefusalReply {
    const { fields, code, current } = this.#details;
    return { error: this.message, ...(fields && { fields }), ...(code && { code }), ...(current && { current }) };
  }
}

/** 400: the request is invalid as a whole. */
export const badRequest = (message: string) => new HttpError(400, message);

/** 400: a message, and messages per field. */
export const validationError = ({ error, fields }: Required<Pick<RefusalReply, 'error' | 'fields'>>) =>
  new HttpError(400, error, Object.keys(fields).length > 0 ? { fields } : {});

/** 400: messages per field; the first one is also the main message. */
export const invalidFields = (fields: Record<string, string>) =>
  validationError({ error: Object.values(fields)[0] ?? 'Please check what you entered.', fields });

/** 401: not signed in. */
export const notSignedIn = () => new HttpError(401, 'Please sign in to continue.');

/** 403: the account, or the origin of the request, is not allowed. */
export const forbidden = (message = 'Your account is not allowed to do this.') => new HttpError(403, message);

/** 403: the user is a member of a client's staff without the permission. */
export const permissionNeeded = () =>
  new HttpError(403, 'You do not have the permission for this. Ask the owner of the app.', { code: PERMISSION_NEEDED });

/** 403: the operator is viewing a client's portal, which is read-only. */
export const impersonationIsReadOnly = (client: string) =>
  new HttpError(403, `You are viewing the portal of ${client} in read-only mode. End the view to make changes.`, {
    code: IMPERSONATING,
  });

/** 404; also for things that belong to another account. */
export const notFound = (what: string) => new HttpError(404, `This ${what} was not found.`);

/** 409: conflict with an earlier change. */
export const conflict = (message: string, fields?: Record<string, string>) =>
  new HttpError(409, message, fields ? { fields } : {});

/** 409: the record was changed meanwhile; `current` is its current state. */
export const outdated = (message: string, current: object) =>
  new HttpError(409, message, { code: 'outdated', current });

/** 413: too large. */
export const tooLarge = (message: string) => new HttpError(413, message);

/** 415: unsupported format. */
export const unsupportedMediaType = (message: string) => new HttpError(415, message);

/** 422: the key was used for another request. */
export const idempotencyKeyReused = () =>
  new HttpError(422, 'This Idempotency-Key was already used for another request. Please send a new one.');

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** 429: rate or concurrency limit exceeded. */
export function tooManyRequests(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, `Too many requests. Please try again in ${waiting(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** 429: the daily quota of this business is used up. */
export function quotaExceeded(message: string, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, `${message} Please try again after midnight, in ${waiting(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** 503: temporarily unavailable, not the caller's fault. */
export const unavailable = (message = 'We cannot do this right now. Please try again in a moment.', seconds = 2) =>
  new HttpError(503, message, { headers: { 'Retry-After': String(seconds) } });

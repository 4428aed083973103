import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import type { ErrorReply as RefusalReply } from '@skal/contracts/http/endpoint';

interface Details {
  fields?: Record<string, string>;
  code?: string;
  current?: object;
  headers?: Record<string, string>;
}

/** An answer that is not a success: thrown as meaning anywhere below a route, mapped to HTTP once. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #details: Details;

  constructor(status: number, sentence: string, details: Details = {}) {
    super(sentence);
    this.status = status;
    this.headers = details.headers ?? {};
    this.#details = details;
  }

  /** What goes over the wire. */
  get reply(): RefusalReply {
    const { fields, code, current } = this.#details;
    return { error: this.message, ...(fields && { fields }), ...(code && { code }), ...(current && { current }) };
  }
}

/** 400: the request cannot be understood as a whole. */
export const badRequest = (sentence: string) => new HttpError(400, sentence);

/** 400: what was sent has these faults, as a sentence and field by field. */
export const validationError = ({ error, fields }: Required<Pick<RefusalReply, 'error' | 'fields'>>) =>
  new HttpError(400, error, Object.keys(fields).length > 0 ? { fields } : {});

/** 400: these fields have these faults; the first one is also the sentence. */
export const invalidFields = (fields: Record<string, string>) =>
  validationError({ error: Object.values(fields)[0] ?? 'Please check what you entered.', fields });

/** 401: nobody is signed in. */
export const notSignedIn = () => new HttpError(401, 'Please sign in to continue.');

/** 403: signed in, or calling from somewhere, that this is not for. */
export const forbidden = (sentence = 'Your account may not do this.') => new HttpError(403, sentence);

/** 403: an operator sees a client's portal just now, and does nothing else meanwhile. */
export const impersonationIsReadOnly = (client: string) =>
  new HttpError(
    403,
    `While you view the portal of ${client} you can only look at it: nothing can be changed until the view ends.`,
    {
      code: IMPERSONATING,
    },
  );

/** 404; a thing that exists for somebody else answers with exactly this too. */
export const notFound = (what: string) => new HttpError(404, `This ${what} was not found.`);

/** 409: somebody or something was there first. */
export const conflict = (sentence: string, fields?: Record<string, string>) =>
  new HttpError(409, sentence, fields ? { fields } : {});

/** 409: the record was changed by somebody else meanwhile; `current` is how it is now. */
export const outdated = (sentence: string, current: object) =>
  new HttpError(409, sentence, { code: 'outdated', current });

/** 413: more than we read. */
export const tooLarge = (sentence: string) => new HttpError(413, sentence);

/** 415: not in a form that we read. */
export const unsupportedMediaType = (sentence: string) => new HttpError(415, sentence);

/** 422: this key has been used for something else. */
export const idempotencyKeyReused = () =>
  new HttpError(422, 'This Idempotency-Key was already used for another request. Please send a new one.');

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** 429: too often, or too many at once. */
export function tooManyRequests(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, `Too many requests. Please try again in ${waiting(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** 429: this business has used up what one day takes of something. */
export function quotaUsedUp(sentence: string, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, `${sentence} Please try again after midnight, in ${waiting(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** 503: we cannot just now, and it is not the caller's fault. */
export const unavailable = (sentence = 'We cannot do this right now. Please try again in a moment.', seconds = 2) =>
  new HttpError(503, sentence, { headers: { 'Retry-After': String(seconds) } });

import type { Endpoint } from '@skal/contracts/http/endpoint';
import { isForeignKeyError, isUnavailable } from '../../db/resilience/databaseErrors.ts';
import { requestLocale } from '../../language/requestLocale.ts';
import { sentence } from '../../language/text.ts';
import { invalidKeyError } from '../auth/apiKeyAuth.ts';
import { sendFormErrors } from '../formResponse.ts';
import type { ApiContext } from '../http/context.ts';
import { sendJson } from '../http/json.ts';
import { getErrorLogFields, type Logger } from '../observability/log.ts';
import { HttpError, notFound, notSignedIn, unavailable } from './HttpError.ts';

const INTERNAL_ERROR =
  /*i18n*/ 'Something went wrong on our side. Please try again. If it happens again, send us this reference: {requestId}';

/**
 * The record that a request refers to was deleted meanwhile, for example with its client. Returns the error that the
 * next request would get.
 */
function orphanError({ access, path }: Endpoint): HttpError {
  if (access === 'app') return invalidKeyError();
  if (access === 'client' || access === 'signed-in') return notSignedIn();
  // The reference was in the body or the session: a retry gets a more specific error.
  return path.includes(':') ? notFound('record') : unavailable();
}

/** Returns the HTTP error for any error: one that was thrown as such, an unavailable database, or an internal error. */
function toHttpErrorResponse(error: unknown, requestId: string, endpoint: Endpoint | undefined): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return unavailable();
  if (endpoint && isForeignKeyError(error)) return orphanError(endpoint);
  return new HttpError(500, sentence(INTERNAL_ERROR, { requestId }));
}

/** Statuses that concern the caller and are logged as denied. */
const DENIALS = new Set([401, 403, 429]);

/** Maps an error to a response in the language of the request, once, and logs denials, including failed sign-ins, and internal errors. */
export function handleError(ctx: ApiContext, error: unknown, log: Logger): void {
  const { requestId, peer, route, account, emailFingerprint } = ctx.state;
  const httpError = toHttpErrorResponse(error, requestId, route?.endpoint);
  if (!ctx.headerSent) {
    ctx.set(httpError.headers);
    const reply = httpError.replyIn(requestLocale(ctx));
    if (ctx.state.htmlForm) sendFormErrors(ctx, ctx.state.htmlForm, httpError.status, reply);
    else sendJson(ctx, httpError.status, { ...route?.endpoint.errorFields, ...reply });
  }
  const facts = {
    requestId,
    ip: peer?.ip,
    account: account?.accountId,
    tried: emailFingerprint,
    method: ctx.method,
    // The route pattern, not the URL, which may contain user input.
    path: route?.endpoint.path,
    status: httpError.status,
  };
  if (httpError.status >= 500) log.error({ ...facts, ...getErrorLogFields(error) }, 'internal error');
  // An error in our own statement would look the same: the log entry reveals it.
  else if (isForeignKeyError(error)) log.warn({ ...facts, ...getErrorLogFields(error) }, 'record deleted meanwhile');
  else if (emailFingerprint || DENIALS.has(httpError.status))
    log.info({ ...facts, reason: httpError.message }, 'denied');
}

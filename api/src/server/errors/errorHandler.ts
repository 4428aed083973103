import type { Endpoint } from '@skal/contracts/http/endpoint';
import { isForeignKeyError, isUnavailable } from '../../db/resilience/databaseErrors.ts';
import { invalidKeyError } from '../auth/apiKeyAuth.ts';
import type { ApiContext } from '../http/context.ts';
import { sendJson } from '../http/json.ts';
import { errorLogFields, type Logger } from '../observability/log.ts';
import { refusePlain } from '../plainAnswer.ts';
import { HttpError, notFound, notSignedIn, unavailable } from './HttpError.ts';

const OURS = 'Something went wrong on our side. Please try again; if it happens again, tell us this reference:';

/**
 * What a request belongs to was taken away while it was under way, as when an operator deletes a client who writes: it is
 * answered as the next one will be.
 */
function refuseOrphan({ access, path }: Endpoint): HttpError {
  if (access === 'app') return invalidKeyError();
  if (access === 'client' || access === 'signed-in') return notSignedIn();
  // What was named in the body, or by nobody: whoever tries again is told what is missing.
  return path.includes(':') ? notFound('record') : unavailable();
}

/** The refusal that stands for an error: a meaning that was thrown, a database out of reach, or a fault of ours. */
function refusalFor(error: unknown, requestId: string, endpoint: Endpoint | undefined): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return unavailable();
  if (endpoint && isForeignKeyError(error)) return refuseOrphan(endpoint);
  return new HttpError(500, `${OURS} ${requestId}`);
}

/** Refusals that say something about whoever sent the request. */
const DENIALS = new Set([401, 403, 429]);

/** Maps an error to an answer, once, and notes denials, a refused sign-in of any kind among them, and faults. */
export function handleError(ctx: ApiContext, error: unknown, log: Logger): void {
  const { requestId, peer, route, account, emailFingerprint } = ctx.state;
  const refusal = refusalFor(error, requestId, route?.endpoint);
  if (!ctx.headerSent) {
    ctx.set(refusal.headers);
    if (ctx.state.plain) refusePlain(ctx, ctx.state.plain, refusal.status, refusal.reply);
    else sendJson(ctx, refusal.status, { ...route?.endpoint.errorFields, ...refusal.reply });
  }
  const facts = {
    requestId,
    ip: peer?.ip,
    account: account?.accountId,
    tried: emailFingerprint,
    method: ctx.method,
    // The pattern and not the address, which may hold what somebody typed.
    path: route?.endpoint.path,
    status: refusal.status,
  };
  if (refusal.status >= 500) log.error({ ...facts, ...errorLogFields(error) }, 'fault');
  // A statement of ours that names what never was would be answered in the same way: here it can be found.
  else if (isForeignKeyError(error)) log.warn({ ...facts, ...errorLogFields(error) }, 'taken away meanwhile');
  else if (emailFingerprint || DENIALS.has(refusal.status)) log.info({ ...facts, reason: refusal.message }, 'denied');
}

import type { Endpoint } from '@skal/contracts/endpoint';
import { isOrphan, isUnavailable } from '../db/faults.ts';
import { noKey } from './appDoor.ts';
import type { ApiContext } from './context.ts';
import { answerJson } from './json.ts';
import { faultFacts, type Log } from './log.ts';
import { refusePlain } from './plainAnswer.ts';
import { notFound, notSignedIn, Refusal, unavailable } from './refusal.ts';

const OURS = 'Something went wrong on our side. Please try again; if it happens again, tell us this reference:';

/**
 * What a request belongs to was taken away while it was under way, as when an operator deletes a client who writes: it is
 * answered as the next one will be.
 */
function refuseOrphan({ access, path }: Endpoint): Refusal {
  if (access === 'app') return noKey();
  if (access === 'client' || access === 'signed-in') return notSignedIn();
  // What was named in the body, or by nobody: whoever tries again is told what is missing.
  return path.includes(':') ? notFound('record') : unavailable();
}

/** The refusal that stands for an error: a meaning that was thrown, a database out of reach, or a fault of ours. */
function refusalFor(error: unknown, requestId: string, endpoint: Endpoint | undefined): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return unavailable();
  if (endpoint && isOrphan(error)) return refuseOrphan(endpoint);
  return new Refusal(500, `${OURS} ${requestId}`);
}

/** Refusals that say something about whoever sent the request. */
const DENIALS = new Set([401, 403, 429]);

/** Maps an error to an answer, once, and notes denials, a refused sign-in of any kind among them, and faults. */
export function answerFault(ctx: ApiContext, error: unknown, log: Log): void {
  const { requestId, peer, route, account, tried } = ctx.state;
  const refusal = refusalFor(error, requestId, route?.endpoint);
  if (!ctx.headerSent) {
    ctx.set(refusal.headers);
    if (ctx.state.plain) refusePlain(ctx, ctx.state.plain, refusal.status, refusal.reply);
    else answerJson(ctx, refusal.status, { ...route?.endpoint.refusal, ...refusal.reply });
  }
  const facts = {
    requestId,
    ip: peer?.ip,
    account: account?.accountId,
    tried,
    method: ctx.method,
    // The pattern and not the address, which may hold what somebody typed.
    path: route?.endpoint.path,
    status: refusal.status,
  };
  if (refusal.status >= 500) log.error({ ...facts, ...faultFacts(error) }, 'fault');
  // A statement of ours that names what never was would be answered in the same way: here it can be found.
  else if (isOrphan(error)) log.warn({ ...facts, ...faultFacts(error) }, 'taken away meanwhile');
  else if (tried || DENIALS.has(refusal.status)) log.info({ ...facts, reason: refusal.message }, 'denied');
}

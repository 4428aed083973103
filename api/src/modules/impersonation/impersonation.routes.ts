import { impersonation } from '@skal/contracts/account/impersonation';
import type { Dependencies } from '../../dependencies.ts';
import { notSignedIn } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { hashSessionKey } from '../session/session.store.ts';
import { endSessionImpersonation } from './endImpersonation.ts';
import { startImpersonation } from './startImpersonation.ts';

function requireSessionId({ state }: ApiContext): string {
  if (!state.session) throw notSignedIn();
  return hashSessionKey(state.session.key);
}

/** Routes to start and end an operator's view of a client's portal. */
export function impersonationRoutes({ db, log }: Dependencies): Route[] {
  return [
    route(impersonation.start, {
      async run(call) {
        const { account, ctx, params, requestId } = call;
        const { clientId, expiresAt } = await startImpersonation(
          { db },
          { sessionId: requireSessionId(ctx), clientId: params.id },
          call,
        );
        log.info({ requestId, account: account.accountId, client: clientId }, 'impersonation started');
        return { until: toIsoTime(expiresAt) };
      },
    }),

    route(impersonation.end, {
      allowedDuringImpersonation: true,
      async run(call) {
        await endSessionImpersonation(db, requireSessionId(call.ctx), call, 'ended');
        log.info({ requestId: call.requestId, account: call.account.accountId }, 'impersonation ended');
      },
    }),
  ];
}

import { emailChange } from '@skal/contracts/account/emailChange';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { confirmEmailChange } from './confirmEmailChange.ts';
import { requestEmailChange } from './requestEmailChange.ts';
import { stopEmailChange } from './stopEmailChange.ts';

/** Routes to change one's own email address. */
export function emailChangeRoutes(deps: Dependencies): Route[] {
  const { log } = deps;
  return [
    route(emailChange.request, {
      limit: { by: 'forms', counts: (status) => status === emailChange.request.status },
      async run(call) {
        const sent = await requestEmailChange(deps, call);
        log.info({ requestId: call.requestId, account: call.account.accountId }, 'change of address requested');
        return sent;
      },
    }),

    route(emailChange.confirm, {
      async run({ body, ctx, peer, requestId }) {
        const { accountId, email } = await confirmEmailChange(deps, body.token, ctx);
        log.info({ requestId, ip: peer.ip, account: accountId }, 'address changed by link');
        return { email };
      },
    }),

    route(emailChange.stop, {
      async run({ body, peer, requestId }) {
        const account = await stopEmailChange(deps, body.token, peer);
        log.info({ requestId, ip: peer.ip, account }, 'change of address stopped by link');
      },
    }),
  ];
}

import { session } from '@skal/contracts/account/session';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { endSessionImpersonation } from '../impersonation/endImpersonation.ts';
import { sendPreferenceCookies } from './preferenceCookies.ts';
import { presentSession } from './session.present.ts';
import { hashSessionKey } from './session.store.ts';

/** Routes that read the session and sign out. */
export function sessionRoutes({ db, log, sessions }: Dependencies): Route[] {
  return [
    route(session.read, {
      run({ account, ctx, locale }) {
        sendPreferenceCookies(ctx, account);
        return presentSession(account, locale);
      },
    }),

    route(session.end, {
      allowedDuringImpersonation: true,
      async run({ ctx, peer, requestId }) {
        const open = ctx.state.session;
        if (open?.account.viewing) {
          await endSessionImpersonation(db, hashSessionKey(open.key), { account: open.account, peer }, 'signed out');
        }
        const account = await sessions.end(ctx);
        // Not "cookies": the session cookie is removed separately, and the device cookie stays. Not "cache": clearing
        // it can delay the response for seconds, and responses are `no-store` anyway.
        ctx.set('Clear-Site-Data', '"storage"');
        log.info({ requestId, ip: peer.ip, account: account?.accountId }, 'logout');
        return { success: true };
      },
    }),
  ];
}

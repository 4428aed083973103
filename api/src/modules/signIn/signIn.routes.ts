import { signIn } from '@skal/contracts/account/signIn';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { signInReply } from './completeSignIn.ts';
import { confirmSignIn } from './confirmSignIn.ts';
import { emailFingerprint } from './emailFingerprint.ts';
import { startSignIn } from './startSignIn.ts';

/** Routes to sign in with a password, and with a code if the account requires one. */
export function signInRoutes(deps: Dependencies): Route[] {
  const { log, settings } = deps;
  return [
    route(signIn.start, {
      async run({ body, peer, requestId, ctx }) {
        ctx.state.emailFingerprint = emailFingerprint(settings, body.email);
        const account = await startSignIn(deps, body, ctx);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login');
        return signInReply(account);
      },
    }),

    route(signIn.confirm, {
      async run({ body, peer, requestId, ctx }) {
        const { account, ...left } = await confirmSignIn(deps, body.code, ctx);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login with a code');
        return { ...signInReply(account), ...left };
      },
    }),
  ];
}

import { signIn } from '@skal/contracts/signIn';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { startSignIn } from './startSignIn.ts';
import { triedMark } from './tried.ts';

/** Signing in. */
export function signInRoutes(parts: Parts): Route[] {
  const { log, sessions, settings } = parts;
  return [
    route(signIn.start, {
      refusal: { success: false },
      async run({ body, peer, requestId, ctx }) {
        ctx.state.tried = triedMark(settings, body.email);
        const { account, redirectPath } = await startSignIn(parts, body, ctx, (id) => sessions.start(ctx, id));
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login');
        return { success: true, message: `Welcome back, ${account.firstName}!`, redirectPath };
      },
    }),
  ];
}

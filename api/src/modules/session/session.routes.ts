import { getSession, logout } from '@skal/contracts/session';
import { login, signInSchema } from '@skal/contracts/signIn';
import type { Parts } from '../../parts.ts';
import { checked, type Route, route } from '../../server/route.ts';
import { presentSession } from './session.present.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './signIn.ts';
import { triedMark } from './tried.ts';

/** Signing in, who is signed in, signing out. */
export function sessionRoutes(parts: Parts, sessions: Sessions): Route[] {
  const { log, settings } = parts;
  return [
    route(login, checked(signInSchema), {
      refusal: { success: false },
      async run({ body, peer, requestId, ctx }) {
        ctx.state.tried = triedMark(settings, body.email);
        const { account, redirectPath } = await signIn(parts, body, ctx, (id) => sessions.start(ctx, id));
        log.info({ requestId, ip: peer.ip, account: account.id }, 'login');
        return { success: true, message: `Welcome back, ${account.firstName}!`, redirectPath };
      },
    }),

    route(getSession, null, {
      run: ({ account }) => presentSession(account),
    }),

    route(logout, null, {
      async run({ ctx, peer, requestId }) {
        const account = await sessions.end(ctx);
        // Not "cookies": the session's is taken away by itself, and the device stays known. Not "cache": emptying that
        // can hold up the answer for seconds, and nothing of ours is in it (no-store).
        ctx.set('Clear-Site-Data', '"storage"');
        log.info({ requestId, ip: peer.ip, account: account?.accountId }, 'logout');
        return { success: true };
      },
    }),
  ];
}

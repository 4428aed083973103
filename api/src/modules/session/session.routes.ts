import { getSession, logout } from '@skal/contracts/session';
import { login, signInSchema } from '@skal/contracts/signIn';
import type { Parts } from '../../parts.ts';
import { checked, type Route, route } from '../../server/route.ts';
import { noteLogin } from '../account/noteLogin.ts';
import { presentSession } from './session.present.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './signIn.ts';

/** A guess that was wrong, or at an account that does not exist. */
const WRONG_GUESS = new Set([401, 404]);

/** Signing in, who is signed in, signing out. */
export function sessionRoutes(parts: Parts, sessions: Sessions): Route[] {
  const { db, log } = parts;
  return [
    route(login, checked(signInSchema), {
      limit: { by: 'loginIp', counts: (status) => WRONG_GUESS.has(status) },
      refusal: { success: false },
      async run({ body, peer, requestId, ctx }) {
        const { account, redirectPath } = await signIn(parts, body, peer);
        await db.tx(async (manager) => {
          await noteLogin(manager, account.id, Date.now());
          await sessions.start(ctx, account.id);
        });
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
        // Not "cache": emptying that can hold up the answer for seconds, and nothing of ours is in it (no-store).
        ctx.set('Clear-Site-Data', '"cookies", "storage"');
        log.info({ requestId, ip: peer.ip, account: account?.accountId }, 'logout');
        return { success: true };
      },
    }),
  ];
}

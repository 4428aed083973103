import { type ChangePasswordReply, password } from '@skal/contracts/password';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { endOtherSessions } from '../session/endOtherSessions.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { changePassword } from './changePassword.ts';

const CHANGED: ChangePasswordReply = { message: 'Saved. Everywhere else you were signed in, you are signed out.' };

/** Changing one's own password. */
export function passwordRoutes(parts: Parts): Route[] {
  return [
    route(password.change, {
      async run({ account, body, ctx, peer, requestId }) {
        const { accountId: id } = account;
        const passwordHash = await changePassword(parts, account, body, (manager) =>
          endOtherSessions(manager, ctx, id),
        );
        rememberDevice(ctx, { id, passwordHash });
        parts.log.info({ requestId, ip: peer.ip, account: account.accountId }, 'password changed');
        return CHANGED;
      },
    }),
  ];
}

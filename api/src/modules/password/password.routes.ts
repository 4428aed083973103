import { type ChangePasswordReply, password } from '@skal/contracts/password';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { noteAudit } from '../audit/noteAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { changedMail } from '../passwordLink/passwordLink.mails.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { changePassword } from './changePassword.ts';

const CHANGED: ChangePasswordReply = { message: 'Saved. Everywhere else you were signed in, you are signed out.' };

/** Changing one's own password. */
export function passwordRoutes(parts: Parts): Route[] {
  return [
    route(password.change, {
      async run(call) {
        const { account, body, ctx, peer, requestId } = call;
        const { accountId: id, business } = account;
        const passwordHash = await changePassword(parts, account, body, async (manager) => {
          await revokeGrants(manager, 'passwordChanged', id, ctx);
          await enqueueMails(manager, [changedMail(account, parts.settings)], Date.now());
          await noteAudit(manager, call, { action: 'credentials.changed', client: business });
        });
        parts.mailsWaiting();
        rememberDevice(ctx, { id, passwordHash });
        parts.log.info({ requestId, ip: peer.ip, account: account.accountId }, 'password changed');
        return CHANGED;
      },
    }),
  ];
}

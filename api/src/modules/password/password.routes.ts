import { type ChangePasswordReply, password } from '@skal/contracts/account/password';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { passwordChangedMail } from '../passwordLink/passwordLink.mails.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { changePassword } from './changePassword.ts';

const CHANGED: ChangePasswordReply = { message: 'Password saved. You have been signed out on all other devices.' };

/** Route to change one's own password. */
export function passwordRoutes(deps: Dependencies): Route[] {
  return [
    route(password.change, {
      async run(call) {
        const { account, body, ctx, peer, requestId } = call;
        const { accountId: id, business } = account;
        const passwordHash = await changePassword(deps, account, body, async (manager) => {
          await revokeGrants(manager, 'passwordChanged', id, ctx);
          await enqueueMails(manager, [passwordChangedMail(account, deps.settings)], Date.now());
          await recordAuditEvent(manager, call, { action: 'credentials.changed', client: business });
        });
        deps.wakeMailWorker();
        rememberDevice(ctx, { id, passwordHash });
        deps.log.info({ requestId, ip: peer.ip, account: account.accountId }, 'password changed');
        return CHANGED;
      },
    }),
  ];
}

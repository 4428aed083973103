import { type EmailChangedReply, emailChange } from '@skal/contracts/account/emailChange';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import { changeEmail } from '../account/changeEmail.ts';
import { findAccountById } from '../account/findAccount.ts';
import { computePasswordFingerprint } from '../account/passwordFingerprint.ts';
import { hashToken, linkGoneError, redeemTokenLink, requireValidLink } from '../account/tokenLink.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { refreshClientListEntry } from '../client/list/refreshClientListEntry.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { syncStaff } from '../staff/staffAccount.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';
import { emailChangedMail } from './emailChange.mails.ts';
import { requestEmailChange } from './requestEmailChange.ts';
import { stopEmailChange } from './stopEmailChange.ts';

/**
 * Changes an account's address to the one its link was sent to, and revokes its sessions except in this browser. The
 * link works once, and only while the password is unchanged; the transaction checks both.
 * @throws HttpError 410 for a link that was used, has expired or was revoked, 409 for an address that another account
 *   has
 */
async function confirmEmailChange(
  {
    db,
    settings,
    sessions,
    canSignIn,
    wakeMailWorker,
  }: Pick<Dependencies, 'db' | 'settings' | 'canSignIn' | 'sessions' | 'wakeMailWorker'>,
  token: string,
  ctx: ApiContext,
): Promise<EmailChangedReply & { accountId: string }> {
  const tokenHash = hashToken(token);
  const link = await db.read((manager) => manager.findOneBy(EmailLinkEntity, { tokenHash }));
  const account = link && (await findAccountById(db, link.id));
  if (!account || !canSignIn(account.email) || account.disabledAt !== null) throw linkGoneError('expired');
  requireValidLink(link);
  if (link.passwordMark !== computePasswordFingerprint(account)) throw linkGoneError('expired');
  // If this browser is signed in to the account, its session stays.
  await sessions.load(ctx);
  const { id, email: before, firstName, lastName, language, businessId } = account;
  const { newEmail } = link;
  await db.tx(async (manager) => {
    // Locks the account's row first, as every revocation of the link does.
    if (!(await changeEmail(manager, account, newEmail))) throw linkGoneError('expired');
    const now = Date.now();
    if (!(await redeemTokenLink(manager, EmailLinkEntity, { id, tokenHash }, now))) throw linkGoneError('used');
    await revokeGrants(manager, 'emailChanged', id, ctx);
    await syncStaff(db, manager, id);
    if (businessId) await refreshClientListEntry(manager, businessId);
    await enqueueMails(manager, [emailChangedMail({ email: before, firstName, language }, newEmail, settings)], now);
    const actor = { account: { accountId: id, email: before, firstName, lastName }, peer: ctx.state.peer };
    const client = await findClientRef(db, businessId);
    const values = { before: { email: before }, after: { email: newEmail } };
    await recordAuditEvent(manager, actor, { action: 'email.changed', client, ...values });
  });
  wakeMailWorker();
  return { accountId: id, email: newEmail };
}

/** Routes to change one's own email address. */
export function emailChangeRoutes(deps: Dependencies): Route[] {
  const { log } = deps;
  return [
    route(emailChange.request, {
      limit: { by: 'forms', countsStatus: (status) => status === emailChange.request.status },
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

import type { RequestEmailChangeBody } from '@skal/contracts/account/emailChange';
import type { LinkSentReply } from '@skal/contracts/client/clientPasswordLink';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { lockVerifiedAccount } from '../account/lockAccount.ts';
import { computePasswordFingerprint } from '../account/passwordFingerprint.ts';
import { issueTokenLink } from '../account/tokenLink.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { requireCurrentPassword, wrongPassword } from '../password/requireCurrentPassword.ts';
import { requireOpenSession } from '../session/requireOpenSession.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';
import { confirmEmailMail, requestedMail } from './emailChange.mails.ts';
import { createStopToken } from './stopToken.ts';

const SAME = /*i18n*/ 'You already use this email address.';
const RESERVED = /*i18n*/ 'This email address is reserved for the demo.';

/**
 * Sends a confirmation link to the new address, and a notice with a link to stop the change to the current one. Does not
 * look up whether another account has the new address: neither response nor duration may reveal it.
 *
 * The change is bound to the verified password. The transaction checks that it is unchanged and that the session was
 * not revoked.
 * @throws HttpError 400 for a wrong password or one's own address, 401 for a session that was revoked in the meantime,
 *   429 for too many requests
 */
export async function requestEmailChange(
  deps: Pick<Dependencies, 'db' | 'settings' | 'limits' | 'passwordHasher' | 'canSignIn' | 'wakeMailWorker'>,
  call: Call<unknown, RequestEmailChangeBody>,
): Promise<LinkSentReply> {
  const { db, limits, settings, canSignIn, wakeMailWorker } = deps;
  const { account, body } = call;
  const newEmail = normalizeEmail(body.newEmail);
  const verified = await requireCurrentPassword(deps, account, body.currentPassword);
  if (newEmail === account.email) throw invalidFields({ newEmail: SAME });
  if (!canSignIn(newEmail)) throw invalidFields({ newEmail: RESERVED });
  // Limited per account, because each request sends mail to an address of the user's choice.
  await limits.forms.consume(`email-change:${account.accountId}`);
  const expiresAt = await db.tx(async (manager) => {
    if (!(await lockVerifiedAccount(manager, verified))) throw wrongPassword();
    await requireOpenSession(manager, call.ctx);
    const now = Date.now();
    const { id, firstName, language } = verified;
    const own = { id, newEmail, passwordMark: computePasswordFingerprint(verified) };
    const link = await issueTokenLink(manager, EmailLinkEntity, own, now);
    const mails = [
      confirmEmailMail({ email: newEmail, firstName, language }, link.token, settings),
      requestedMail(verified, { newEmail, stopToken: createStopToken(settings, verified, now) }, settings),
    ];
    await enqueueMails(manager, mails, now);
    await recordAuditEvent(manager, call, {
      action: 'email.changeRequested',
      client: account.business,
      after: { email: newEmail },
    });
    return link.expiresAt;
  });
  wakeMailWorker();
  return { email: newEmail, expiresAt: toIsoTime(expiresAt) };
}

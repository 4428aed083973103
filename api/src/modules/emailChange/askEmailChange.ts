import type { SentLinkReply } from '@skal/contracts/clientLink';
import type { AskEmailChangeBody } from '@skal/contracts/emailChange';
import { isoTime } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { invalidFields } from '../../server/refusal.ts';
import type { Call } from '../../server/route.ts';
import { normalEmail } from '../account/findAccount.ts';
import { renewLinkOf } from '../account/link.ts';
import { noteAudit } from '../audit/noteAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { requireOwnPassword } from '../password/ownPassword.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';
import { confirmMail } from './emailChange.mails.ts';

const SAME = 'You sign in with this address already.';
const RESERVED = 'This email address belongs to the demo.';

/**
 * Sends a link to the address that somebody wants to have. Nobody looks whether somebody has it already: neither the
 * answer nor its time can tell, and it may change before the link is opened.
 * @throws Refusal 400 for a wrong password or one's own address, 429 for too many
 */
export async function askEmailChange(parts: Parts, call: Call<unknown, AskEmailChangeBody>): Promise<SentLinkReply> {
  const { db, limits, settings, admits, mailsWaiting } = parts;
  const { account, body } = call;
  const newEmail = normalEmail(body.newEmail);
  await requireOwnPassword(parts, account, body.currentPassword);
  if (newEmail === account.email) throw invalidFields({ newEmail: SAME });
  if (!admits(newEmail)) throw invalidFields({ newEmail: RESERVED });
  // Of the account's own as well: each is a mail to whomever its owner named.
  await limits.forms.take(`email-change:${account.accountId}`);
  const expiresAt = await db.tx(async (manager) => {
    const now = Date.now();
    const link = await renewLinkOf(manager, EmailLinkEntity, { id: account.accountId, newEmail }, now);
    const mail = confirmMail({ email: newEmail, firstName: account.firstName }, link.token, settings);
    await enqueueMails(manager, [mail], now);
    await noteAudit(manager, call, { action: 'email.asked', client: account.business, after: { email: newEmail } });
    return link.expiresAt;
  });
  mailsWaiting();
  return { email: newEmail, expiresAt: isoTime(expiresAt) };
}

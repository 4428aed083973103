import type { EmailChangedReply } from '@skal/contracts/emailChange';
import type { Parts } from '../../parts.ts';
import type { ApiContext } from '../../server/context.ts';
import { changeEmail } from '../account/changeEmail.ts';
import { findAccountById } from '../account/findAccount.ts';
import { gone, hashOf, requireAlive, spendLink } from '../account/link.ts';
import { noteAudit } from '../audit/noteAudit.ts';
import { clientNamed } from '../client/clientNamed.ts';
import { listClient } from '../client/listClient.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { endLink } from '../passwordLink/renewLink.ts';
import { endOtherSessions } from '../session/endOtherSessions.ts';
import { EmailLinkEntity } from './EmailLink.entity.ts';
import { changedEmailMail } from './emailChange.mails.ts';

/**
 * Gives an account the address that its link was sent to, and signs it out everywhere but in this browser. The link
 * works once, and whether somebody else has the address by now is the table's to say.
 * @throws Refusal 410 for a link that was used or has run out, 409 for an address that somebody has
 */
export async function confirmEmailChange(
  { db, settings, sessions, admits, mailsWaiting }: Parts,
  token: string,
  ctx: ApiContext,
): Promise<EmailChangedReply & { accountId: string }> {
  const tokenHash = hashOf(token);
  const link = await db.read((manager) => manager.findOneBy(EmailLinkEntity, { tokenHash }));
  const account = link && (await findAccountById(db, link.id));
  if (!account || !admits(account.email) || account.disabledAt !== null) throw gone('expired');
  requireAlive(link);
  // Whether this browser is one of the account's own, which then stays signed in.
  await sessions.load(ctx);
  const { id, email: before, firstName, lastName, businessId } = account;
  const { newEmail } = link;
  await db.tx(async (manager) => {
    // The account first, as everywhere.
    if (!(await changeEmail(manager, id, { before, after: newEmail }))) throw gone('expired');
    const now = Date.now();
    if (!(await spendLink(manager, EmailLinkEntity, { id, tokenHash }, now))) throw gone('used');
    // One to set a password was sent to the old address.
    await endLink(manager, id);
    await endOtherSessions(manager, ctx, id);
    if (businessId) await listClient(manager, businessId);
    await enqueueMails(manager, [changedEmailMail({ email: before, firstName }, newEmail, settings)], now);
    const actor = { account: { accountId: id, email: before, firstName, lastName }, peer: ctx.state.peer };
    const client = await clientNamed(db, businessId);
    const values = { before: { email: before }, after: { email: newEmail } };
    await noteAudit(manager, actor, { action: 'email.changed', client, ...values });
  });
  mailsWaiting();
  return { accountId: id, email: newEmail };
}

import type { LinkSentReply } from '@skal/contracts/client/clientPasswordLink';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import type { Recipient } from '../outbox/content/mailContent.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { issuePasswordLink } from './issueLink.ts';
import { getAuditClient, type LinkOwner } from './linkOwner.query.ts';
import { invitationLinkMail, operatorLinkMail } from './passwordLink.mails.ts';

/** Sends an invitation, inside the caller's transaction. */
export async function sendInvitation(
  manager: EntityManager,
  account: Recipient & { id: string },
  settings: ApiSettings,
): Promise<void> {
  const now = Date.now();
  const { token } = await issuePasswordLink(manager, account.id, now);
  await enqueueMails(manager, [invitationLinkMail(account, token, settings)], now);
}

/** Sends an account a link, on behalf of an operator. */
export async function sendPasswordLink(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  owner: LinkOwner,
  actor: Actor,
): Promise<LinkSentReply> {
  const { email } = owner;
  const expiresAt = await db.tx(async (manager) => {
    const now = Date.now();
    const link = await issuePasswordLink(manager, owner.accountId, now);
    await enqueueMails(manager, [operatorLinkMail(owner, link.token, settings)], now);
    await recordAuditEvent(manager, actor, { action: 'link.sent', client: getAuditClient(owner), after: { email } });
    return link.expiresAt;
  });
  wakeMailWorker();
  return { email, expiresAt: toIsoTime(expiresAt) };
}

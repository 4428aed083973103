import type { SentLinkReply } from '@skal/contracts/clientLink';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../../calendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiSettings } from '../../settings.ts';
import { type Actor, noteAudit } from '../audit/noteAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { clientOf, type LinkOwner } from './linkOwner.query.ts';
import { invitedMail, sentMail } from './passwordLink.mails.ts';
import { renewLink } from './renewLink.ts';

/** Sends somebody the link by which they come in for the first time, inside the caller's transaction. */
export async function invite(
  manager: EntityManager,
  account: { id: string; email: string; firstName: string },
  settings: ApiSettings,
): Promise<void> {
  const now = Date.now();
  const { token } = await renewLink(manager, account.id, now);
  await enqueueMails(manager, [invitedMail(account, token, settings)], now);
}

/** Sends an account a link at an operator's wish. */
export async function sendPasswordLink(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  owner: LinkOwner,
  actor: Actor,
): Promise<SentLinkReply> {
  const { email } = owner;
  const expiresAt = await db.tx(async (manager) => {
    const now = Date.now();
    const link = await renewLink(manager, owner.accountId, now);
    await enqueueMails(manager, [sentMail(owner, link.token, settings)], now);
    await noteAudit(manager, actor, { action: 'link.sent', client: clientOf(owner), after: { email } });
    return link.expiresAt;
  });
  wakeMailWorker();
  return { email, expiresAt: isoTime(expiresAt) };
}

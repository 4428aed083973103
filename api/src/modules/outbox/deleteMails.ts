import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { MailEntity } from './Mail.entity.ts';
import { SECRET_KINDS } from './outbox.ts';

/** Withdraws unsent emails of a kind; false if there is none, or it is being sent. */
export async function withdrawMails(manager: EntityManager, kind: string, recipient: string): Promise<boolean> {
  const waiting = { kind, recipient: normalizeEmail(recipient), sentAt: IsNull(), leasedBy: IsNull() };
  const { affected } = await manager.delete(MailEntity, waiting);
  return Boolean(affected);
}

/** Deletes every email to an address, sent or not. */
export async function deleteMails(manager: EntityManager, recipient: string): Promise<void> {
  await manager.delete(MailEntity, { recipient: normalizeEmail(recipient) });
}

/**
 * Removes the content of sent emails with account links: a previous release that runs during an update clears only the
 * columns it knows.
 */
export async function redactSentLinks(db: Database): Promise<void> {
  const withContent = { sentAt: Not(IsNull()), kind: In([...SECRET_KINDS]), content: Not(IsNull()) };
  await db.tx((manager) => manager.update(MailEntity, withContent, { content: null }));
}

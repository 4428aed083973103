import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { normalEmail } from '../account/findAccount.ts';
import { MailEntity } from './Mail.entity.ts';
import { SECRET_KINDS } from './outbox.ts';

/** Takes back mails of a kind that have not gone out yet; false when there was none, or it is on its way by now. */
export async function withdrawMails(manager: EntityManager, kind: string, recipient: string): Promise<boolean> {
  const waiting = { kind, recipient: normalEmail(recipient), sentAt: IsNull(), leasedBy: IsNull() };
  const { affected } = await manager.delete(MailEntity, waiting);
  return Boolean(affected);
}

/** Removes every mail to somebody: those that wait are not sent, those that were sent are not kept. */
export async function deleteMails(manager: EntityManager, recipient: string): Promise<void> {
  await manager.delete(MailEntity, { recipient: normalEmail(recipient) });
}

/**
 * Empties what is left of mails with a link that opens an account: a release before, which sends beside this one during an
 * update, empties only what it knows of.
 */
export async function redactSentLinks(db: Database): Promise<void> {
  const left = { sentAt: Not(IsNull()), kind: In([...SECRET_KINDS]), content: Not(IsNull()) };
  await db.tx((manager) => manager.update(MailEntity, left, { content: null }));
}

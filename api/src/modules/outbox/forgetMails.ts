import { type EntityManager, IsNull } from 'typeorm';
import { normalEmail } from '../account/findAccount.ts';
import { MailEntity } from './Mail.entity.ts';

/** Takes back mails of a kind that have not gone out yet; false when there was none, or it is on its way by now. */
export async function withdrawMails(manager: EntityManager, kind: string, recipient: string): Promise<boolean> {
  const waiting = { kind, recipient: normalEmail(recipient), sentAt: IsNull(), takenBy: IsNull() };
  const { affected } = await manager.delete(MailEntity, waiting);
  return Boolean(affected);
}

/** Removes every mail to somebody: those that wait are not sent, those that were sent are not kept. */
export async function forgetMails(manager: EntityManager, recipient: string): Promise<void> {
  await manager.delete(MailEntity, { recipient: normalEmail(recipient) });
}

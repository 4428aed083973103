import { type EntityManager, LessThan } from 'typeorm';
import { MailEntity } from './Mail.entity.ts';

/** Deletes the mails that were sent before a time. */
export async function forgetMails(manager: EntityManager, before: number): Promise<void> {
  await manager.delete(MailEntity, { sentAt: LessThan(before) });
}

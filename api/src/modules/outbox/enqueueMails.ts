import type { EntityManager } from 'typeorm';
import { newId } from '../../db/id.ts';
import { insertRows } from '../../db/insert.ts';
import { type Mail, MailEntity } from './Mail.entity.ts';

export type NewMail = Pick<Mail, 'kind' | 'recipient' | 'subject' | 'body'> &
  Partial<Pick<Mail, 'replyTo' | 'attachment' | 'letter'>>;

/** Puts mails into the outbox, in the transaction of what causes them: both are stored, or neither. */
export async function enqueueMails(manager: EntityManager, mails: readonly NewMail[], now: number): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(
    (mail): Mail => ({
      id: newId(),
      replyTo: null,
      attachment: null,
      letter: null,
      createdAt: now,
      dueAt: now,
      takenBy: null,
      attempts: 0,
      sentAt: null,
      lastError: null,
      ...mail,
    }),
  );
  await insertRows(manager, MailEntity, rows);
}

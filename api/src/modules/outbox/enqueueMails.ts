import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { type Mail, MailEntity } from './Mail.entity.ts';

export type NewMail = Pick<Mail, 'kind' | 'recipient' | 'subject' | 'body'> &
  Partial<Pick<Mail, 'replyTo' | 'attachment' | 'content'>>;

const mailRow = (mail: NewMail, now: number): Mail => ({
  id: newId(),
  replyTo: null,
  attachment: null,
  content: null,
  createdAt: now,
  dueAt: now,
  leasedBy: null,
  attempts: 0,
  sentAt: null,
  lastError: null,
  ...mail,
  // Normalised, because daily limits, withdrawals and deletions compare addresses.
  recipient: normalizeEmail(mail.recipient),
});

/** Stores emails in the outbox, in the transaction of the change that causes them. */
export async function enqueueMails(manager: EntityManager, mails: readonly NewMail[], now: number): Promise<void> {
  if (mails.length === 0) return;
  await insertRows(
    manager,
    MailEntity,
    mails.map((mail) => mailRow(mail, now)),
  );
}

import { EntitySchema } from 'typeorm';
import { epochMs, int, json, nullable, primaryId, text, varchar } from '../../db/columns.ts';
import type { MailContent } from './content/mailBlocks.ts';

/** An outgoing email: stored with the change that causes it, sent later by the worker. */
export interface Mail {
  id: string;
  /** Purpose of the email, one word. */
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  /** Content of the HTML version, rendered when the email is sent; null for a text-only email. */
  content: MailContent | null;
  /** Attachment as kind and row id, `invoice:0198c0de-…`; built when the email is sent. */
  attachment: string | null;
  createdAt: number;
  /** Time of the next attempt, or end of the lease; null once sent or given up. */
  dueAt: number | null;
  /** Worker that holds the lease. */
  leasedBy: string | null;
  attempts: number;
  sentAt: number | null;
  lastError: string | null;
}

export const MailEntity = new EntitySchema<Mail>({
  name: 'Mail',
  tableName: 'outbox',
  columns: {
    id: primaryId(),
    kind: varchar(32),
    recipient: varchar(254),
    replyTo: nullable(varchar(254)),
    subject: varchar(255),
    body: text(),
    content: nullable(json()),
    attachment: nullable(varchar(64)),
    createdAt: epochMs(),
    dueAt: nullable(epochMs()),
    leasedBy: nullable(varchar(36)),
    attempts: int(),
    sentAt: nullable(epochMs()),
    lastError: nullable(varchar(255)),
  },
  indices: [
    { name: 'ix_outbox_due', columns: ['dueAt'] },
    { name: 'ix_outbox_sent', columns: ['sentAt', 'createdAt'] },
    { name: 'ix_outbox_recipient', columns: ['recipient', 'createdAt'] },
  ],
});

import { EntitySchema } from 'typeorm';
import { epochMs, int, json, nullable, primaryId, text, varchar } from '../../db/columns.ts';
import type { MailContent } from './content/mailBlocks.ts';

/** A mail on its way: stored with what caused it, sent afterwards by the worker. */
export interface Mail {
  id: string;
  /** What it is for, in one word. */
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  /** What the HTML beside the text is made of, when the mail is sent; a mail without it is sent as text alone. */
  content: MailContent | null;
  /** The file that goes with it: what makes it, and of which row, `invoice:0198c0de-…`. It is made when the mail is sent. */
  attachment: string | null;
  createdAt: number;
  /** When to try next, or, while somebody has it, when their lease is over; null once it is done with. */
  dueAt: number | null;
  /** Which worker has it. */
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
    content: { ...nullable(json()), name: 'letter' },
    attachment: nullable(varchar(64)),
    createdAt: epochMs(),
    dueAt: nullable(epochMs()),
    leasedBy: { ...nullable(varchar(36)), name: 'taken_by' },
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

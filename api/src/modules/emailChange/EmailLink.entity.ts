import { EntitySchema } from 'typeorm';
import { line } from '../../db/columns.ts';
import { type Link, linkColumns } from '../account/link.ts';

/** The one link by which an account's address can be changed: it was sent to the new one. */
export interface EmailLink extends Link {
  /** As compared: trimmed and in lower case. */
  newEmail: string;
}

export const EmailLinkEntity = new EntitySchema<EmailLink>({
  name: 'EmailLink',
  tableName: 'email_links',
  columns: { ...linkColumns('fk_email_links_account'), newEmail: line(254) },
  indices: [
    { name: 'uq_email_links_token', columns: ['tokenHash'], unique: true },
    { name: 'ix_email_links_expires', columns: ['expiresAt'] },
  ],
});

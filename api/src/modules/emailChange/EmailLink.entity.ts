import { EntitySchema } from 'typeorm';
import { line, maybe } from '../../db/columns.ts';
import { type Link, linkColumns } from '../account/link.ts';

/** The pending e-mail change of an account: its link was sent to the new address. */
export interface EmailLink extends Link {
  /** As compared: trimmed and in lower case. */
  newEmail: string;
  /** Hash of the password hash that the account had when the change was requested; null for a row of an older version. */
  passwordMark: string | null;
}

export const EmailLinkEntity = new EntitySchema<EmailLink>({
  name: 'EmailLink',
  tableName: 'email_links',
  columns: {
    ...linkColumns('fk_email_links_account'),
    newEmail: line(254),
    passwordMark: maybe(line(64)),
  },
  indices: [
    { name: 'uq_email_links_token', columns: ['tokenHash'], unique: true },
    { name: 'ix_email_links_expires', columns: ['expiresAt'] },
  ],
});

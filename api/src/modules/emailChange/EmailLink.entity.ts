import { EntitySchema } from 'typeorm';
import { nullable, varchar } from '../../db/columns.ts';
import { type TokenLink, tokenLinkColumns } from '../account/tokenLink.ts';

/** The pending email change of an account; its link was sent to the new address. */
export interface EmailLink extends TokenLink {
  /** Normalised: trimmed and in lower case. */
  newEmail: string;
  /** Fingerprint of the password at the time of the request; null for a row of an older version. */
  passwordMark: string | null;
}

export const EmailLinkEntity = new EntitySchema<EmailLink>({
  name: 'EmailLink',
  tableName: 'email_links',
  columns: {
    ...tokenLinkColumns('fk_email_links_account'),
    newEmail: varchar(254),
    passwordMark: nullable(varchar(64)),
  },
  indices: [
    { name: 'uq_email_links_token', columns: ['tokenHash'], unique: true },
    { name: 'ix_email_links_expires', columns: ['expiresAt'] },
  ],
});

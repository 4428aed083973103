import { EntitySchema } from 'typeorm';
import { type TokenLink, tokenLinkColumns } from '../account/tokenLink.ts';

/** The link by which an account's password can be set; one per account. */
export type PasswordLink = TokenLink;

export const PasswordLinkEntity = new EntitySchema<PasswordLink>({
  name: 'PasswordLink',
  tableName: 'password_links',
  columns: tokenLinkColumns('fk_password_links_account'),
  indices: [
    { name: 'uq_password_links_token', columns: ['tokenHash'], unique: true },
    { name: 'ix_password_links_expires', columns: ['expiresAt'] },
  ],
});

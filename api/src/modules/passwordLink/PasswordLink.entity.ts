import { EntitySchema } from 'typeorm';
import { line, maybe, reference, time } from '../../db/columns.ts';

/**
 * The one link by which an account's password can be set. Its row is the account's: a newer link takes the place of an
 * older one. What the link carries is stored as its hash, so reading the table opens no account.
 */
export interface PasswordLink {
  /** The account's. */
  id: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

export const PasswordLinkEntity = new EntitySchema<PasswordLink>({
  name: 'PasswordLink',
  tableName: 'password_links',
  columns: {
    id: { ...reference('fk_password_links_account', 'Account', 'CASCADE'), primary: true },
    tokenHash: line(64),
    createdAt: time(),
    expiresAt: time(),
    usedAt: maybe(time()),
  },
  indices: [
    { name: 'uq_password_links_token', columns: ['tokenHash'], unique: true },
    { name: 'ix_password_links_expires', columns: ['expiresAt'] },
  ],
});

import { EntitySchema } from 'typeorm';
import { epochMs, id, nullable, reference, varchar } from '../../db/columns.ts';

/** A signed-in browser. The id is the hash of the cookie's value, so read access to the table signs no one in. */
export interface StoredSession {
  id: string;
  accountId: string;
  /** Name by which the owner refers to it; null for sessions older than these names. */
  publicId: string | null;
  /** Browser and system as text, such as 'Firefox on Windows'. */
  device: string | null;
  createdAt: number;
  expiresAt: number;
  /** Time of the last renewal; not every request renews. */
  usedAt: number | null;
}

export const SessionEntity = new EntitySchema<StoredSession>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { ...varchar(64), primary: true },
    accountId: reference('fk_sessions_account', 'Account', 'CASCADE'),
    publicId: nullable(id()),
    device: nullable(varchar(100)),
    createdAt: epochMs(),
    expiresAt: epochMs(),
    usedAt: nullable(epochMs()),
  },
  indices: [
    { name: 'ix_sessions_account', columns: ['accountId'] },
    { name: 'ix_sessions_expires', columns: ['expiresAt'] },
  ],
});

import { EntitySchema } from 'typeorm';
import { epochMs, id, nullable, reference, varchar } from '../../db/columns.ts';

/** A browser that is signed in. Its id is the hash of what the cookie holds: reading the table signs nobody in. */
export interface StoredSession {
  id: string;
  accountId: string;
  /** What its owner calls it by; null for one that is older than such names. */
  publicId: string | null;
  /** The browser, in words. */
  device: string | null;
  createdAt: number;
  expiresAt: number;
  /** When it was last renewed, which is not at every request. */
  usedAt: number | null;
}

export const SessionEntity = new EntitySchema<StoredSession>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { ...varchar(64), primary: true },
    accountId: reference('fk_sessions_account', 'Account', 'CASCADE'),
    publicId: { ...nullable(id()), name: 'handle' },
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

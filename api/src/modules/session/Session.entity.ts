import { EntitySchema } from 'typeorm';
import { line, reference, time } from '../../db/columns.ts';

/** A browser that is signed in. Its id is the hash of what the cookie holds: reading the table signs nobody in. */
export interface StoredSession {
  id: string;
  accountId: string;
  createdAt: number;
  expiresAt: number;
}

export const SessionEntity = new EntitySchema<StoredSession>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { ...line(64), primary: true },
    accountId: reference('fk_sessions_account', 'Account', 'CASCADE'),
    createdAt: time(),
    expiresAt: time(),
  },
  indices: [
    { name: 'ix_sessions_account', columns: ['accountId'] },
    { name: 'ix_sessions_expires', columns: ['expiresAt'] },
  ],
});

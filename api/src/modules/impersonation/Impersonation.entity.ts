import { EntitySchema } from 'typeorm';
import { epochMs, id, reference, varchar } from '../../db/columns.ts';

/** An operator's view of a client's portal, in one browser; deleted with its session. */
export interface Impersonation {
  sessionId: string;
  /** No foreign key: if the client is deleted, the operator gets an error instead. */
  clientId: string;
  clientName: string;
  expiresAt: number;
}

export const ImpersonationEntity = new EntitySchema<Impersonation>({
  name: 'Impersonation',
  tableName: 'impersonations',
  columns: {
    sessionId: { ...reference('fk_impersonations_session', 'Session', 'CASCADE'), length: 64, primary: true },
    clientId: id(),
    clientName: varchar(200),
    expiresAt: epochMs(),
  },
  indices: [{ name: 'ix_impersonations_expires', columns: ['expiresAt'] }],
});

import { EntitySchema } from 'typeorm';
import { epochMs, id, reference, varchar } from '../../db/columns.ts';

/** That an operator sees the portal of a client, in one browser: it goes when its session goes. */
export interface Impersonation {
  sessionId: string;
  /** Refers to nothing: of a client who is deleted meanwhile the operator is told. */
  clientId: string;
  clientName: string;
  expiresAt: number;
}

export const ImpersonationEntity = new EntitySchema<Impersonation>({
  name: 'Impersonation',
  tableName: 'impersonations',
  columns: {
    sessionId: { ...reference('fk_views_session', 'Session', 'CASCADE'), length: 64, primary: true },
    clientId: id(),
    clientName: varchar(200),
    expiresAt: epochMs(),
  },
  indices: [{ name: 'ix_views_expires', columns: ['expiresAt'] }],
});

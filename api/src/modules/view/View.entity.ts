import { EntitySchema } from 'typeorm';
import { id, line, reference, time } from '../../db/columns.ts';

/** That an operator sees the portal of a client, in one browser: it goes when its session goes. */
export interface View {
  sessionId: string;
  /** Refers to nothing: of a client who is deleted meanwhile the operator is told. */
  clientId: string;
  clientName: string;
  expiresAt: number;
}

export const ViewEntity = new EntitySchema<View>({
  name: 'View',
  tableName: 'views',
  columns: {
    sessionId: { ...reference('fk_views_session', 'Session', 'CASCADE'), length: 64, primary: true },
    clientId: id(),
    clientName: line(200),
    expiresAt: time(),
  },
  indices: [{ name: 'ix_views_expires', columns: ['expiresAt'] }],
});

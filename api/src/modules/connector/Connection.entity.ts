import type { ConnectionState, ConnectorName } from '@skal/contracts/integration/connection';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A client's account at a vendor, which reports by itself. */
export interface Connection {
  id: string;
  businessId: string;
  connector: ConnectorName;
  /** What the vendor calls it: the shop's address, or the id of the audience. */
  account: string;
  /** What people call it. */
  label: string;
  /** What it is made with, as JSON, sealed (`connectionCipher.ts`). */
  sealed: string;
  state: ConnectionState;
  /** What is wrong with it, as a sentence. */
  reason: string | null;
  /** Where the reading that is under way goes on; null where none is. */
  cursor: string | null;
  /** What changed at the vendor since then is still to be read. */
  syncFrom: number | null;
  /** When the reading that is under way began; what changes later is for the next one. */
  syncTo: number | null;
  createdAt: number;
  lastSyncedAt: number | null;
  lastWebhookAt: number | null;
  /** How often in a row it could not be read. */
  failures: number;
  /** When it is read next. */
  dueAt: number;
  /** Until then one process reads it, and no other does. */
  leaseUntil: number;
}

export const ConnectionEntity = new EntitySchema<Connection>({
  name: 'Connection',
  tableName: 'connections',
  columns: {
    id: primaryId(),
    businessId: reference('fk_connections_business', 'Business', 'CASCADE'),
    connector: varchar(16),
    account: varchar(80),
    label: varchar(200),
    sealed: text(),
    state: varchar(16),
    reason: nullable(varchar(300)),
    cursor: { ...nullable(text()), name: 'place' },
    syncFrom: { ...nullable(epochMs()), name: 'read_from' },
    syncTo: { ...nullable(epochMs()), name: 'read_to' },
    createdAt: epochMs(),
    lastSyncedAt: { ...nullable(epochMs()), name: 'last_read_at' },
    lastWebhookAt: { ...nullable(epochMs()), name: 'last_told_at' },
    failures: int(),
    dueAt: epochMs(),
    leaseUntil: epochMs(),
  },
  indices: [
    { name: 'uq_connections_connector', columns: ['businessId', 'connector'], unique: true },
    { name: 'ix_connections_due', columns: ['dueAt'] },
  ],
});

import type { ConnectionState, ConnectorName } from '@skal/contracts/integration/connection';
import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A client's account at a vendor, from which events are imported. */
export interface Connection {
  id: string;
  businessId: string;
  connector: ConnectorName;
  /** The vendor's identifier: shop address or audience id. */
  account: string;
  /** Label shown to users. */
  label: string;
  /** Credentials as encrypted JSON (`connectionCipher.ts`). */
  sealed: string;
  state: ConnectionState;
  /** Why the connection is broken, in English (`connectionReason.ts`). */
  reason: string | null;
  /** Cursor of the current sync; null if none is running. */
  syncCursor: string | null;
  /** The next sync reads changes since then. */
  syncFrom: number | null;
  /** Start of the current sync; later changes are left to the next one. */
  syncTo: number | null;
  createdAt: number;
  lastSyncedAt: number | null;
  lastWebhookAt: number | null;
  /** Number of consecutive failed syncs. */
  failures: number;
  /** Time of the next sync. */
  dueAt: number;
  /** End of the lease of the process that is syncing. */
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
    syncCursor: nullable(text()),
    syncFrom: nullable(epochMs()),
    syncTo: nullable(epochMs()),
    createdAt: epochMs(),
    lastSyncedAt: nullable(epochMs()),
    lastWebhookAt: nullable(epochMs()),
    failures: int(),
    dueAt: epochMs(),
    leaseUntil: epochMs(),
  },
  indices: [
    { name: 'uq_connections_connector', columns: ['businessId', 'connector'], unique: true },
    { name: 'ix_connections_due', columns: ['dueAt'] },
  ],
});

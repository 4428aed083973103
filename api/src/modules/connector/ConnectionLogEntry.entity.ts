import { EntitySchema } from 'typeorm';
import { epochMs, int, nullable, primaryId, reference, varchar } from '../../db/columns.ts';

/** A log line of a connection: the result of one delivery or sync, without its content. */
export interface ConnectionLogEntry {
  id: string;
  connectionId: string;
  at: number;
  what: string;
  /** Connection and the vendor's delivery id, to recognise repeated deliveries; null for a sync. */
  delivery: string | null;
  accepted: number;
  known: number;
  refused: number;
  /** Why it failed, or events were rejected, in English (`connectionReason.ts`). */
  reason: string | null;
}

export const ConnectionLogEntryEntity = new EntitySchema<ConnectionLogEntry>({
  name: 'ConnectionLogEntry',
  tableName: 'connection_log_entries',
  columns: {
    id: primaryId(),
    connectionId: reference('fk_connection_log_entries_connection', 'Connection', 'CASCADE'),
    at: epochMs(),
    what: varchar(64),
    delivery: nullable(varchar(110)),
    accepted: int(),
    known: int(),
    refused: int(),
    reason: nullable(varchar(300)),
  },
  indices: [
    { name: 'uq_connection_log_entries_delivery', columns: ['delivery'], unique: true },
    { name: 'ix_connection_log_entries_connection', columns: ['connectionId', 'at'] },
    { name: 'ix_connection_log_entries_at', columns: ['at'] },
  ],
});

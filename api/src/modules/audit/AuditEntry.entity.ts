import type { AuditValues } from '@skal/contracts/operations/audit';
import { EntitySchema } from 'typeorm';
import { epochMs, id, json, nullable, primaryId, varchar } from '../../db/columns.ts';

/**
 * An entry of the audit log. It contains the names of accounts and clients at that time and refers to no row, so it
 * outlives them. Entries are only added and read; no code changes or deletes one.
 */
export interface AuditEntry {
  /** Sorts by time. */
  id: string;
  at: number;
  action: string;
  accountId: string | null;
  who: string | null;
  clientId: string | null;
  clientName: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  from: string;
}

export const AuditEntryEntity = new EntitySchema<AuditEntry>({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  columns: {
    id: primaryId(),
    at: epochMs(),
    action: varchar(64),
    accountId: nullable(id()),
    who: nullable(varchar(500)),
    clientId: nullable(id()),
    clientName: nullable(varchar(200)),
    before: nullable(json()),
    after: nullable(json()),
    from: { ...varchar(64), name: 'from_address' },
  },
  indices: [
    { name: 'ix_audit_entries_at', columns: ['at', 'id'] },
    { name: 'ix_audit_entries_action', columns: ['action', 'at'] },
    { name: 'ix_audit_entries_client', columns: ['clientId', 'at'] },
    { name: 'ix_audit_entries_who', columns: ['who', 'id'] },
  ],
});

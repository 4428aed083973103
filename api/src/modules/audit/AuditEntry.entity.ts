import type { AuditValues } from '@skal/contracts/operations/audit';
import { EntitySchema } from 'typeorm';
import { epochMs, id, json, nullable, primaryId, varchar } from '../../db/columns.ts';

/**
 * One thing that was done, and by whom. It names accounts and clients as they were called then and refers to no row of
 * theirs: it outlives them. Rows are added and read; nothing in the product changes or removes one.
 */
export interface AuditEntry {
  /** In the order of time. */
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
  name: 'Audit',
  tableName: 'audit',
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
    { name: 'ix_audit_at', columns: ['at', 'id'] },
    { name: 'ix_audit_action', columns: ['action', 'at'] },
    { name: 'ix_audit_client', columns: ['clientId', 'at'] },
    { name: 'ix_audit_who', columns: ['who', 'id'] },
  ],
});

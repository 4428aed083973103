import type { AuditValues } from '@skal/contracts/audit';
import { EntitySchema } from 'typeorm';
import { id, json, line, maybe, primaryId, time } from '../../db/columns.ts';

/**
 * One thing that was done, and by whom. It names accounts and clients as they were called then and refers to no row of
 * theirs: it outlives them. Rows are added and read; nothing in the product changes or removes one.
 */
export interface Audit {
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

export const AuditEntity = new EntitySchema<Audit>({
  name: 'Audit',
  tableName: 'audit',
  columns: {
    id: primaryId(),
    at: time(),
    action: line(64),
    accountId: maybe(id()),
    who: maybe(line(500)),
    clientId: maybe(id()),
    clientName: maybe(line(200)),
    before: maybe(json()),
    after: maybe(json()),
    from: { ...line(64), name: 'from_address' },
  },
  indices: [
    { name: 'ix_audit_at', columns: ['at', 'id'] },
    { name: 'ix_audit_action', columns: ['action', 'at'] },
    { name: 'ix_audit_client', columns: ['clientId', 'at'] },
    { name: 'ix_audit_who', columns: ['who', 'id'] },
  ],
});
